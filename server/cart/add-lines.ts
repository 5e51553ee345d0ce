import type { Db } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { addLinesUpToStock, type WantedLine } from './add-lines-queries.ts'

export interface Added {
  pieces: number
  /** Nothing was added, since the cart has its most lines. */
  isCartFull: boolean
}

/** Adds lines to the cart, each as far as the stock goes, while there is room; answers what came of each. */
export async function addLines(
  db: Db,
  owner: Owner,
  lines: readonly WantedLine[],
): Promise<Added[]> {
  const rows = await addLinesUpToStock(db, owner, lines)
  const added = new Map(rows.map((row) => [row.place, row]))
  return lines.map((_, index) => {
    const row = added.get(index + 1)
    return { pieces: row?.added ?? 0, isCartFull: row?.is_full ?? false }
  })
}
