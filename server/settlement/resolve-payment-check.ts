import type { PaymentCheck } from '#contract/payment-checks.ts'
import type { PaymentCheckAction } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { orderedPieces } from '#server/checkout/queries.ts'
import { cancelOrder, cancelUnpaid } from '#server/orders/cancel-order.ts'
import { lockOrder } from '#server/orders/desk-queries.ts'
import type { DeskCall } from '#server/orders/lock-for-desk.ts'
import type { OrderDesk } from '#server/orders/order-desk.ts'
import { refundAgain } from '#server/orders/refund-again.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { sellFreeStock } from '#server/stock/hold-stock.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import { bookMovement } from './apply-statement.ts'
import {
  closePaymentCheck,
  paymentCheckById,
  type PaymentCheckRow,
  unflagOrder,
} from './payment-check-queries.ts'
import { ACTIONS, paymentCheckOf } from './payment-check-shape.ts'
import { checkViesAgain } from './recheck-vies.ts'
import { refundPayment } from './refund-payment.ts'
import { movementById } from './statement-queries.ts'

/**
 * Does what staff chose about a payment, once. Throws `not_found`, `conflict` when it was resolved
 * meanwhile, `validation` for an action that is not offered, and whatever the action itself refuses.
 */
export async function resolvePaymentCheck(
  desk: OrderDesk,
  call: DeskCall,
  id: number,
  action: PaymentCheckAction,
): Promise<PaymentCheck> {
  const check = await paymentCheckById(desk.db, id)
  if (check === undefined) throw new ShopError('not_found')
  if (check.resolved_at !== null) throw alreadyResolved()
  if (!ACTIONS[check.kind].includes(action))
    throw new ShopError('validation', { fields: { action: 'field.invalid' } })
  await act(desk, call, check, action)
  const after = await paymentCheckById(desk.db, id)
  return paymentCheckOf(after ?? check, call.language)
}

async function act(
  desk: OrderDesk,
  call: DeskCall,
  check: PaymentCheckRow,
  action: PaymentCheckAction,
): Promise<void> {
  if (action === 'refund') return refundPayment(desk, call.staff, check)
  if (action === 'check_again') return checkViesAgain(desk, check, call.staff)
  if (action === 'cancel_order') {
    await cancelOrder(desk, call, orderIdOf(check), null)
    return closeAlone(desk, call, check, action)
  }
  if (action === 'release') {
    const why = { actor: call.staff.name, reason: 'released by staff' }
    if (!(await cancelUnpaid(desk, orderIdOf(check), why))) throw new ShopError('conflict')
    return closeAlone(desk, call, check, action)
  }
  if (action === 'refund_again' || action === 'refund_by_hand')
    await refundAgain(desk, call, orderIdOf(check), { isByHand: action === 'refund_by_hand' })
  await inTransaction(desk.db, async (trx) => {
    if (check.order_id !== null) await lockOrder(trx, check.order_id)
    await close(trx, call, check, action)
    if (action === 'accept') await accept(trx, desk, call, check)
    if (action === 'take_stock') await takeStock(trx, check)
    const wasFlagged = check.kind === 'late_payment' || check.kind === 'refund_failed'
    if (wasFlagged || action === 'take_stock') await unflagOrder(trx, orderIdOf(check))
  })
}

/** What was done had a transaction of its own. */
async function closeAlone(
  desk: OrderDesk,
  call: DeskCall,
  check: PaymentCheckRow,
  action: PaymentCheckAction,
): Promise<void> {
  await inTransaction(desk.db, (trx) => close(trx, call, check, action))
}

async function close(
  trx: Trx,
  { staff }: DeskCall,
  check: PaymentCheckRow,
  action: PaymentCheckAction,
): Promise<void> {
  if (!(await closePaymentCheck(trx, check.id, { resolution: action, by: staff.name })))
    throw alreadyResolved()
  await recordChange(trx, staff, {
    action: 'resolve',
    entity: 'payment_check',
    entityId: check.id,
    after: { kind: check.kind, resolution: action, order_id: check.order_id },
  })
}

/** Another amount than the order's is taken for it: the difference is settled with the customer. */
async function accept(
  trx: Trx,
  desk: OrderDesk,
  { staff }: DeskCall,
  check: PaymentCheckRow,
): Promise<void> {
  const order = await lockOrder(trx, orderIdOf(check))
  const movement = await movementById(trx, check.movement_id ?? 0)
  const isWaiting = order?.status === 'pending' && order.payment_status === 'pending'
  if (!isWaiting || movement === undefined) throw new ShopError('conflict')
  if (!(await bookMovement(trx, desk, staff, { order, movement }))) throw new ShopError('conflict')
}

async function takeStock(trx: Trx, check: PaymentCheckRow): Promise<void> {
  const checkoutId = check.checkout_id ?? 0
  const wanted = await readShelfPieces(trx, await orderedPieces(trx, checkoutId))
  if (!(await sellFreeStock(trx, wanted, checkoutId, orderIdOf(check))))
    throw new ShopError('conflict', { message: 'payment_checks.still_short' })
}

function orderIdOf({ order_id: orderId, id }: PaymentCheckRow): number {
  if (orderId === null) throw new Error(`Payment check ${id} has no order`)
  return orderId
}

function alreadyResolved(): ShopError {
  return new ShopError('conflict', { message: 'payment_checks.already_resolved' })
}
