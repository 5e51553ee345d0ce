import type { Logger } from 'pino'

import type { Db } from '#database/pool.ts'

import { keepSearches, type LoggedSearch } from './search-log-queries.ts'

/** What visitors look for, so that staff see what they do not find. Nobody who searched is kept. */
export interface SearchLog {
  note(search: LoggedSearch): void
  /** Writes what is noted; does so by itself every few seconds. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FLUSH_MS = 5_000
/** While the database is away no more are kept in memory than this. */
const NOTED_AT_MOST = 5_000

/** Searches are written together, a few seconds later: a page that lists articles takes no statement more. */
export function openSearchLog(db: Db, log: Pick<Logger, 'warn'>): SearchLog {
  let noted: LoggedSearch[] = []
  const flush = async () => {
    const searches = noted
    if (searches.length === 0) return
    noted = []
    await keepSearches(db, searches)
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.warn({ err: error }, 'searches were not written'))
  }, FLUSH_MS)
  timer.unref()
  return {
    note(search) {
      if (noted.length < NOTED_AT_MOST) noted.push(search)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush().catch(() => undefined)
    },
  }
}
