import { LRUCache } from 'lru-cache'

import { type Db, readRows } from '#database/pool.ts'
import type { ReaderCache } from '#server/platform/cached-reader.ts'

import {
  LASTING_COLUMNS,
  type LastingRow,
  LIVE_COLUMNS,
  type LiveRow,
  type ProductRow,
} from './product-columns.ts'

/** About 4 kB each. */
const KEPT_ARTICLES = 1_500

/** What an article shows that lies in other tables than its own; its own row has a version that every answer reads. */
const TABLES_BESIDE = ['product_images', 'fits', 'printers', 'brands']

/**
 * What seldom changes of the articles that were shown last: texts, pictures, facts. Price and stock
 * are read for every answer, and with them the version of the article's row, by which what is kept is
 * known to be as it is now.
 */
export interface ProductMemory {
  /** Adds to each row what is kept, or reads it: one statement for all that lack it. An article deleted meanwhile is left out. */
  complete<Row extends LiveRow>(rows: readonly Row[]): Promise<(Row & ProductRow)[]>
  /** Active articles of these ids, in no order. */
  byIds(ids: readonly number[]): Promise<ProductRow[]>
}

export function createProductMemory(db: Db, cache: ReaderCache): ProductMemory {
  // A change beside the articles drops the whole cache, so that what is being read then is not kept.
  const memory = cache.reader(
    TABLES_BESIDE,
    async () => new LRUCache<number, LastingRow>({ max: KEPT_ARTICLES }),
  )

  async function complete<Row extends LiveRow>(
    rows: readonly Row[],
  ): Promise<(Row & ProductRow)[]> {
    const kept = await memory.get()
    const found = new Map<number, LastingRow>()
    const lacking: number[] = []
    for (const { id, row_version: version } of rows) {
      const row = kept.get(id)
      if (row?.row_version === version) found.set(id, row)
      else lacking.push(id)
    }
    for (const row of lacking.length === 0 ? [] : await lastingRows(db, lacking)) {
      kept.set(row.id, row)
      found.set(row.id, row)
    }
    return rows.flatMap((row) => {
      const lasting = found.get(row.id)
      return lasting === undefined ? [] : [{ ...lasting, ...row }]
    })
  }

  return {
    complete,
    async byIds(ids) {
      return complete(await liveRows(db, ids))
    },
  }
}

function liveRows(db: Db, ids: readonly number[]): Promise<LiveRow[]> {
  return readRows<LiveRow>(
    db,
    `select ${LIVE_COLUMNS} from products p where p.id = any($1::int[]) and p.status = 'active'`,
    [ids],
  )
}

function lastingRows(db: Db, ids: readonly number[]): Promise<LastingRow[]> {
  return readRows<LastingRow>(
    db,
    `select ${LASTING_COLUMNS} from products p where p.id = any($1::int[])`,
    [ids],
  )
}
