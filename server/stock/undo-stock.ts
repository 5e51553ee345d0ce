import type { Trx } from '#database/pool.ts'
import type { CounterUndoer, UndoneRow } from '#server/audit/undo.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { ON_HAND_AT_MOST } from './adjust-stock.ts'
import { adjustedSince, bookStock, type ShelfPlace } from './booking-queries.ts'
import type { ShelfRow } from './queries.ts'
import { lockPlaces, placeFaults } from './shelf-places.ts'

/**
 * An adjustment by hand is taken back by a movement the other way, so that what was sold or received since
 * stays counted. Adjusted or counted by hand again since, it is refused: that was what somebody saw.
 */
export const STOCK_UNDOER: CounterUndoer = {
  actions: new Set(['adjust', 'undo']),
  async counter(trx, row, context) {
    const { place, change } = adjustmentOf(row)
    await refuseGone(trx, place)
    const [shelf] = await lockPlaces(trx, [place])
    if (shelf === undefined) throw new Error('A shelf row was made and is not there')
    if ((await adjustedSince(trx, place, row.id)) !== 0)
      throw new ShopError('stale', {
        message: 'audit.adjusted_since',
        extra: { data: { on_hand: shelf.on_hand } },
      })
    const onHand = shelf.on_hand - change
    refuseNoRoom(shelf, onHand)
    await book(trx, place, { change: -change, row, context })
    const told = { product_color_id: place.colorId }
    return {
      before: { ...told, on_hand: shelf.on_hand },
      after: { ...told, on_hand: onHand, reason: reasonOf(row) },
    }
  },
}

function adjustmentOf({ entity_id: entityId, before, after }: UndoneRow): {
  place: ShelfPlace
  change: number
} {
  const { on_hand: was } = before
  const { on_hand: became, product_color_id: colorId } = after
  if (typeof was !== 'number' || typeof became !== 'number')
    throw new ShopError('conflict', { message: 'audit.not_undoable' })
  const color = typeof colorId === 'number' ? colorId : null
  return { place: { productId: Number(entityId), colorId: color }, change: became - was }
}

/** The article may be gone since, or be a pack, or be sold in colours. */
async function refuseGone(trx: Trx, place: ShelfPlace): Promise<void> {
  const faults = await placeFaults(trx, [place])
  if (faults.length > 0) throw new ShopError('conflict', { message: 'audit.record_gone' })
}

/** What was sold since, or is held, may need the pieces that the adjustment brought. */
function refuseNoRoom({ reserved }: ShelfRow, onHand: number): void {
  if (onHand < 0) throw new ShopError('conflict', { message: 'stock.not_negative' })
  if (onHand < reserved)
    throw new ShopError('conflict', { message: 'stock.below_held', params: { held: reserved } })
  if (onHand > ON_HAND_AT_MOST) throw new ShopError('conflict', { message: 'audit.does_not_fit' })
}

function book(
  trx: Trx,
  { productId, colorId }: ShelfPlace,
  { change, row, context }: { change: number; row: UndoneRow; context: Context },
): Promise<void> {
  return bookStock(trx, [{ productId, colorId, change }], {
    kind: 'adjustment',
    reason: reasonOf(row),
    actor: requireStaff(context).name,
  })
}

const UNDO = 'undo: '

/** What the ledger says of it, and of taking that back. */
function reasonOf({ after: { reason } }: UndoneRow): string {
  const told = typeof reason === 'string' ? reason : 'adjustment'
  return told.startsWith(UNDO) ? told.slice(UNDO.length) : `${UNDO}${told}`.slice(0, 200)
}
