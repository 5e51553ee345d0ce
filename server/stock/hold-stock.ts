import type { Trx } from '#database/pool.ts'

import { lockShelf, moveStock, type Pieces, type Reason, refreshInStock } from './queries.ts'

export interface Shortage {
  productId: number
  colorId: number | null
  /** Pieces of the shelf that are left. */
  free: number
}

/** Reserves pieces for a checkout. Returns the first article that has too few, and then reserves nothing. */
export async function holdStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
): Promise<Shortage | undefined> {
  const shelf = await lockShelf(trx, pieces)
  for (const { productId, colorId, quantity } of pieces) {
    const row = shelf.find(
      (one) => one.product_id === productId && one.product_color_id === colorId,
    )
    const free = row === undefined ? 0 : row.on_hand - row.reserved
    if (free < quantity) return { productId, colorId, free }
  }
  const moved = await moveStock(
    trx,
    'reservation',
    pieces,
    { onHand: 0, reserved: 1 },
    because(checkoutId),
  )
  if (moved !== pieces.length) throw new Error('Locked stock changed under the lock')
  await refreshInStock(trx, idsOf(pieces))
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

/** Turns reserved pieces into sold ones. */
export async function sellHeldStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
  orderId: number,
): Promise<void> {
  await lockShelf(trx, pieces)
  await moveStock(
    trx,
    'sale',
    pieces,
    { onHand: -1, reserved: -1 },
    { ...because(checkoutId), orderId },
  )
  await refreshInStock(trx, idsOf(pieces))
}

/** Sells pieces that are not reserved; false, and nothing moves, when there are too few. */
export async function sellFreeStock(
  trx: Trx,
  pieces: readonly Pieces[],
  checkoutId: number,
  orderId: number,
): Promise<boolean> {
  const shelf = await lockShelf(trx, pieces)
  const isEnough = pieces.every(({ productId, colorId, quantity }) => {
    const row = shelf.find(
      (one) => one.product_id === productId && one.product_color_id === colorId,
    )
    return row !== undefined && row.on_hand - row.reserved >= quantity
  })
  if (!isEnough) return false
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
