import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { ON_HAND_AT_MOST } from './adjust-stock.ts'
import { bookStock, insertReceipt } from './booking-queries.ts'
import type { Pieces } from './queries.ts'
import { shelfPieces } from './shelf-pieces.ts'
import { lockPlaces, type PlaceFault, placeFaults } from './shelf-places.ts'

export interface Delivery {
  deliveryNote: string
  lines: readonly Pieces[]
}

/**
 * Books a delivery, all lines or none. Throws `validation` beside each line that has no stock of its
 * own, and `conflict` for a delivery note that is booked already.
 */
export async function receiveGoods(
  db: Db,
  staff: Staff,
  { deliveryNote, lines }: Delivery,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    refuseFaults(await placeFaults(trx, lines))
    const receiptId = await insertReceipt(trx, deliveryNote, staff.name)
    if (receiptId === undefined)
      throw new ShopError('conflict', {
        message: 'stock.note_booked',
        params: { note: deliveryNote },
      })
    const pieces = shelfPieces(lines, [])
    const rows = await lockPlaces(trx, pieces)
    if (rows.some(({ on_hand: onHand }) => onHand > ON_HAND_AT_MOST))
      throw new ShopError('validation', {
        fields: { lines: 'field.too_big' },
        params: { max: ON_HAND_AT_MOST },
      })
    await bookStock(
      trx,
      pieces.map(({ quantity, ...place }) => ({ ...place, change: quantity })),
      { kind: 'receipt', reason: deliveryNote, actor: staff.name, receiptId },
    )
    await recordChange(trx, staff, {
      action: 'receive',
      entity: 'goods_receipt',
      entityId: receiptId,
      after: { delivery_note: deliveryNote, lines: pieces },
    })
    return receiptId
  })
}

function refuseFaults(faults: readonly PlaceFault[]): void {
  if (faults.length === 0) return
  throw new ShopError('validation', {
    fields: Object.fromEntries(
      faults.map(({ place, field, message }) => [`lines.${place}.${field}`, message]),
    ),
  })
}
