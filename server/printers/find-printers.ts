import type { Db } from '#database/pool.ts'

import { printerOf } from './printer-shape.ts'
import { printersByName, printersOfBrand, type PrinterHit, type PrintersAsked } from './queries.ts'

/** Models by name, or of a brand and series, and the one that is meant when the name leaves no doubt. */
export async function findPrinters(db: Db, term: string, asked: PrintersAsked) {
  if (term === '') {
    const rows = await printersOfBrand(db, asked)
    return { data: rows.map(printerOf), total: rows[0]?.total ?? 0, match: null }
  }
  // Whether there is doubt takes two of them.
  const hits = await printersByName(db, term, { ...asked, limit: Math.max(asked.limit, 2) })
  const match = meant(hits)
  return {
    data: hits.slice(0, asked.limit).map(printerOf),
    total: hits[0]?.total ?? 0,
    match: match === undefined ? null : printerOf(match),
  }
}

const SPELT_IN_FULL = 1

function meant([first, second]: readonly PrinterHit[]): PrinterHit | undefined {
  if (first === undefined || second === undefined) return first
  return first.rank <= SPELT_IN_FULL && first.rank < second.rank ? first : undefined
}
