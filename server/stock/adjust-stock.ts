import type { StockRow } from '#contract/admin-stock.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { bookStock, type ShelfPlace } from './booking-queries.ts'
import { deskRow } from './desk-queries.ts'
import type { ShelfRow } from './queries.ts'
import { lockPlaces, placeFaults } from './shelf-places.ts'
import { stockRowOf } from './stock-row.ts'

export const ON_HAND_AT_MOST = 1_000_000

export interface Adjustment extends ShelfPlace {
  mode: 'set' | 'delta'
  quantity: number
  reason: string
  version?: number | undefined
}

/**
 * Changes what is on hand of one article, with a row of the ledger that names who and why. Throws
 * `not_found`, `validation`, `stale` when it was changed since, and `conflict` for a pack and for
 * fewer than checkouts hold.
 */
export async function adjustStock(
  db: Db,
  staff: Staff,
  adjustment: Adjustment,
  language: Language,
): Promise<StockRow> {
  await inTransaction(db, async (trx) => {
    await refuseNoShelf(trx, adjustment)
    const [row] = await lockPlaces(trx, [adjustment])
    if (row === undefined) throw new Error('A shelf row was made and is not there')
    await refuseStale(row, adjustment.version, () => currentRow(trx, adjustment, language))
    const change = changeOf(adjustment, row)
    if (change === 0) return
    const { productId, colorId, reason } = adjustment
    await bookStock(trx, [{ productId, colorId, change }], {
      kind: 'adjustment',
      reason,
      actor: staff.name,
    })
    await recordChange(trx, staff, {
      action: 'adjust',
      entity: 'stock',
      entityId: productId,
      before: { product_color_id: colorId, on_hand: row.on_hand },
      after: { product_color_id: colorId, on_hand: row.on_hand + change, reason },
    })
  })
  return currentRow(db, adjustment, language)
}

/** The pieces that come or go; throws when the shelf cannot stand it. */
function changeOf({ mode, quantity }: Adjustment, { on_hand, reserved }: ShelfRow): number {
  const target = mode === 'set' ? quantity : on_hand + quantity
  if (target < reserved)
    throw new ShopError('conflict', { message: 'stock.below_held', params: { held: reserved } })
  if (target > ON_HAND_AT_MOST)
    throw new ShopError('validation', {
      fields: { quantity: 'field.too_big' },
      params: { max: ON_HAND_AT_MOST - (mode === 'set' ? 0 : on_hand) },
    })
  return target - on_hand
}

async function refuseNoShelf(trx: Trx, place: ShelfPlace): Promise<void> {
  const [fault] = await placeFaults(trx, [place])
  if (fault === undefined) return
  if (fault.message === 'stock.pack') throw new ShopError('conflict', { message: fault.message })
  if (fault.field === 'product_id') throw new ShopError('not_found', { message: fault.message })
  throw new ShopError('validation', { fields: { product_color_id: fault.message } })
}

async function currentRow(db: Db, place: ShelfPlace, language: Language): Promise<StockRow> {
  const row = await deskRow(db, place)
  if (row === undefined) throw new Error('A shelf row was made and is not there')
  return stockRowOf(row, language)
}
