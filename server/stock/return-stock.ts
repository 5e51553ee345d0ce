import type { Trx } from '#database/pool.ts'

import { lockShelf, moveStock, type Pieces, refreshInStock, soldPieces } from './queries.ts'

interface Because {
  orderId: number
  actor: string
  reason: string | null
}

/** Puts pieces of an order back on the shelf: at most those it took and has not brought back. */
export async function returnStock(
  trx: Trx,
  pieces: readonly Pieces[],
  why: Because,
): Promise<void> {
  const back = atMost(pieces, await soldPieces(trx, why.orderId))
  if (back.length === 0) return
  await lockShelf(trx, back)
  await comeBack(trx, back, why)
  await refreshInStock(trx, idsOf(back))
}

/**
 * Ends the sale of an order that never left: everything it took comes back, and what of it is not among
 * `good` is written off.
 */
export async function undoSale(trx: Trx, good: readonly Pieces[], why: Because): Promise<void> {
  const sold = await soldPieces(trx, why.orderId)
  if (sold.length === 0) return
  await lockShelf(trx, sold)
  await comeBack(trx, sold, why)
  const lost = sold
    .map((one) => ({ ...one, quantity: one.quantity - (find(good, one)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  await moveStock(trx, 'write_off', lost, { onHand: -1, reserved: 0 }, reasonOf(why))
  await refreshInStock(trx, idsOf(sold))
}

async function comeBack(trx: Trx, pieces: readonly Pieces[], why: Because): Promise<void> {
  await moveStock(trx, 'return', pieces, { onHand: 1, reserved: 0 }, reasonOf(why))
}

function atMost(pieces: readonly Pieces[], limits: readonly Pieces[]): Pieces[] {
  return pieces
    .map((one) => ({ ...one, quantity: Math.min(one.quantity, find(limits, one)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

function find(pieces: readonly Pieces[], { productId, colorId }: Pieces): Pieces | undefined {
  return pieces.find((one) => one.productId === productId && one.colorId === colorId)
}

function reasonOf({ orderId, actor, reason }: Because) {
  return { checkoutId: null, orderId, actor, reason }
}

function idsOf(pieces: readonly Pieces[]): number[] {
  return pieces.map(({ productId }) => productId)
}
