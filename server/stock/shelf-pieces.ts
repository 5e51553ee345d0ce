import type { Db } from '#database/pool.ts'

import { memberRows, type Pieces } from './queries.ts'

interface Member {
  pack_id: number
  member_id: number
  quantity: number
}

/** What lines take from the shelf, with what is in their packs today; `packIds` where it is known which are packs. */
export async function readShelfPieces(
  db: Db,
  lines: readonly Pieces[],
  packIds: readonly number[] = lines.map(({ productId }) => productId),
): Promise<Pieces[]> {
  return shelfPieces(lines, packIds.length === 0 ? [] : await memberRows(db, packIds))
}

/** What lines take from the shelf: packs as their members, the same article added up, in id order. */
export function shelfPieces(lines: readonly Pieces[], members: readonly Member[]): Pieces[] {
  const taken = new Map<string, Pieces>()
  const take = (productId: number, colorId: number | null, quantity: number) => {
    const key = `${productId}:${colorId ?? ''}`
    taken.set(key, { productId, colorId, quantity: quantity + (taken.get(key)?.quantity ?? 0) })
  }
  for (const line of lines) {
    const inside = members.filter(({ pack_id }) => pack_id === line.productId)
    if (inside.length === 0) take(line.productId, line.colorId, line.quantity)
    for (const member of inside) take(member.member_id, null, member.quantity * line.quantity)
  }
  return [...taken.values()].toSorted(
    (a, b) => a.productId - b.productId || (a.colorId ?? 0) - (b.colorId ?? 0),
  )
}
