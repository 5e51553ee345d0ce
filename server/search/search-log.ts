import type { Logger } from 'pino'

import type { Db } from '#database/pool.ts'

import {
  keepChoices,
  keepSearches,
  type LoggedChoice,
  type LoggedSearch,
} from './search-log-queries.ts'

/** What visitors look for, so that staff see what they do not find. Nobody who searched is kept. */
export interface SearchLog {
  note(search: LoggedSearch): void
  noteChoice(choice: LoggedChoice): void
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
  let chosen: LoggedChoice[] = []
  const flush = async () => {
    const [searches, choices] = [noted, chosen]
    noted = []
    chosen = []
    if (searches.length > 0) await keepSearches(db, searches)
    if (choices.length > 0) await keepChoices(db, choices)
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.warn({ err: error }, 'searches were not written'))
  }, FLUSH_MS)
  timer.unref()
  return {
    note(search) {
      if (noted.length < NOTED_AT_MOST) noted.push(search)
    },
    noteChoice(choice) {
      if (chosen.length < NOTED_AT_MOST) chosen.push(choice)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush().catch(() => undefined)
    },
  }
}
