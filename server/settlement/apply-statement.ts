import { cents, toWire } from '#contract/plain/money.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type LockedOrder, lockOrder } from '#server/orders/desk-queries.ts'
import { receiveTransfer } from '#server/orders/receive-transfer.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { matchOfRow, withMatches } from './show-statement.ts'
import {
  markMovementApplied,
  markStatementApplied,
  movementById,
  type MovementRow,
  movementsOfStatement,
  statementById,
} from './statement-queries.ts'

/**
 * Records the receipt of each order that a statement pays exactly, order by order; answers how many.
 * What an earlier try has booked stays as it is. Throws `not_found`.
 */
export async function applyStatement(shop: Shop, staff: Staff, id: number): Promise<number> {
  const { db } = shop
  if ((await statementById(db, id)) === undefined)
    throw new ShopError('not_found', { message: 'statements.not_found' })
  let applied = 0
  for (const [{ id: movementId, order_id: orderId }, match] of withMatches(
    await movementsOfStatement(db, id),
  )) {
    if (match !== 'equal' || orderId === null) continue
    const isBooked = await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      const movement = await movementById(trx, movementId)
      if (order === undefined || movement === undefined) return false
      return matchOfRow(movement) === 'equal' && bookMovement(trx, shop, staff, { order, movement })
    })
    if (isBooked) applied += 1
  }
  await markStatementApplied(db, id)
  return applied
}

/** Records the receipt of a pending order that is locked, by a movement; false when the movement was booked before. */
export async function bookMovement(
  trx: Trx,
  shop: Shop,
  staff: Staff,
  { order, movement }: { order: LockedOrder; movement: MovementRow },
): Promise<boolean> {
  if (!(await markMovementApplied(trx, movement.id, order.id))) return false
  const amount = toWire(cents(movement.amount_cents))
  const details = { amount, booked_on: movement.booked_on, movement_id: movement.id }
  await receiveTransfer(trx, shop, order, { actor: staff.name, details })
  await recordChange(trx, staff, {
    action: 'receipt',
    entity: 'order',
    entityId: order.id,
    before: { status: order.status },
    after: { status: 'processing', ...details },
  })
  return true
}
