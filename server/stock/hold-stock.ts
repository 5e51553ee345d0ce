import type { Trx } from '#database/pool.ts'

import {
  lockShelf,
  moveStock,
  type Pieces,
  type Reason,
  refreshInStock,
  type ShelfRow,
} from './queries.ts'

/** What one checkout gives back. */
export interface Release {
  checkoutId: number
  pieces: readonly Pieces[]
}

export interface Shortage {
  productId: number
  colorId: number | null
  /** Pieces of the shelf that are left. */
  free: number
}

/**
 * Gives back what former checkouts held and reserves pieces for a new one. Returns the first
 * article that has too few; the caller must then roll back. All rows are locked at once, in id
 * order: releasing first and reserving afterwards would let two buyers of the same articles wait
 * for each other. A single row has no order, and reserving locks it.
 */
export async function exchangeHolds(
  trx: Trx,
  released: readonly Release[],
  wanted: readonly Pieces[],
  checkoutId: number,
): Promise<Shortage | undefined> {
  const former = released.flatMap(({ pieces }) => pieces)
  if (former.length === 0 && wanted.length === 1) {
    if ((await reserve(trx, wanted, checkoutId)) === 1) {
      await refreshInStock(trx, idsOf(wanted))
      return undefined
    }
    // less than wanted: the shelf tells how much, unless some has come back by now
  }
  const locked = await lockShelf(trx, [...former, ...wanted])
  for (const { pieces, checkoutId: formerId } of released) {
    await moveStock(trx, 'release', pieces, { onHand: 0, reserved: -1 }, because(formerId))
  }
  const shelf = former.length === 0 ? locked : await lockShelf(trx, wanted)
  const shortage = shortageOf(shelf, wanted)
  if (shortage !== undefined) return shortage
  const moved = await reserve(trx, wanted, checkoutId)
  if (moved !== wanted.length) throw new Error('Locked stock changed under the lock')
  await refreshInStock(trx, idsOf([...former, ...wanted]))
  return undefined
}

function reserve(trx: Trx, wanted: readonly Pieces[], checkoutId: number): Promise<number> {
  const change = { onHand: 0, reserved: 1 } as const
  return moveStock(trx, 'reservation', wanted, change, because(checkoutId))
}

function shortageOf(shelf: readonly ShelfRow[], wanted: readonly Pieces[]): Shortage | undefined {
  for (const { productId, colorId, quantity } of wanted) {
    const row = shelf.find(
      (one) => one.product_id === productId && one.product_color_id === colorId,
    )
    const free = row === undefined ? 0 : row.on_hand - row.reserved
    if (free < quantity) return { productId, colorId, free }
  }
  return undefined
}

/** Returns reserved pieces to the shelf. */
export async function releaseStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
): Promise<void> {
  if (pieces.length === 0) return
  await lockShelf(trx, pieces)
  await moveStock(trx, 'release', pieces, { onHand: 0, reserved: -1 }, because(checkoutId))
  await refreshInStock(trx, idsOf(pieces))
}

/** Turns reserved pieces into sold ones. What can be sold stays as it is, and so does `in_stock`. */
export async function sellHeldStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
  orderId: number,
): Promise<void> {
  if (pieces.length > 1) await lockShelf(trx, pieces)
  await moveStock(
    trx,
    'sale',
    pieces,
    { onHand: -1, reserved: -1 },
    { ...because(checkoutId), orderId },
  )
}

/** Sells pieces that are not reserved; false, and nothing moves, when there are too few. */
export async function sellFreeStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
  orderId: number,
): Promise<boolean> {
  if (shortageOf(await lockShelf(trx, pieces), pieces) !== undefined) return false
  await moveStock(
    trx,
    'sale',
    pieces,
    { onHand: -1, reserved: 0 },
    { ...because(checkoutId), orderId },
  )
  await refreshInStock(trx, idsOf(pieces))
  return true
}

function because(checkoutId: number): Reason {
  return { checkoutId, orderId: null, actor: 'checkout', reason: null }
}

function idsOf(pieces: readonly Pieces[]): number[] {
  return pieces.map(({ productId }) => productId)
}
