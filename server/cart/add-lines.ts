import type { Db } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { addLinesUpToStock, type WantedLine } from './add-lines-queries.ts'

/** Adds lines to the cart, each as far as the stock goes; answers how many pieces of each were added. */
export async function addLines(
  db: Db,
  owner: Owner,
  lines: readonly WantedLine[],
): Promise<number[]> {
  const rows = await addLinesUpToStock(db, owner, lines)
  const added = new Map(rows.map((row) => [row.place, row.added]))
  return lines.map((_, index) => added.get(index + 1) ?? 0)
}
