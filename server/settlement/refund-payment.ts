import { cents, toWire } from '#contract/plain/money.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { finishRefund } from '#server/orders/finish-refund.ts'
import type { OrderDesk } from '#server/orders/order-desk.ts'
import { insertRefund, refundById } from '#server/orders/refund-queries.ts'
import type { Staff } from '#server/platform/context.ts'
import { uuidOf } from '#server/platform/idempotency.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  closePaymentCheck,
  type PaymentCheckRow,
  reopenPaymentCheck,
} from './payment-check-queries.ts'

/**
 * Gives back a payment that no order was made of, whole: the row stands before the provider is asked, and
 * one check makes one refund. Throws `conflict` when somebody was faster, `refund_failed` when the
 * provider refuses; then it stays to be checked.
 */
export async function refundPayment(
  desk: OrderDesk,
  staff: Staff,
  { id, intent_id: intentId }: PaymentCheckRow,
): Promise<void> {
  if (intentId === null) throw new Error(`Payment check ${id} has no payment`)
  const intent = await desk.provider.readIntent(intentId)
  const left = (intent?.amountReceived ?? 0) - (await givenBack(desk, intentId))
  if (left <= 0) throw new ShopError('conflict', { message: 'payment_checks.nothing_to_refund' })
  const refundId = await inTransaction(desk.db, async (trx) => {
    if (!(await closePaymentCheck(trx, id, { resolution: 'refund', by: staff.name })))
      throw new ShopError('conflict', { message: 'payment_checks.already_resolved' })
    const made = await insertRefund(trx, {
      orderId: null,
      intentId,
      amountCents: left,
      reason: null,
      actor: staff.name,
      key: uuidOf(`payment check ${id} ${crypto.randomUUID()}`),
      lines: [],
    })
    await recordChange(trx, staff, {
      action: 'refund',
      entity: 'payment',
      entityId: intentId,
      after: { refund_id: made, amount: toWire(cents(left)), payment_check: id },
    })
    return made
  })
  await finishRefund(desk, refundId)
  const refund = await refundById(desk.db, refundId)
  if (refund?.status !== 'failed') return
  await reopenPaymentCheck(desk.db, id)
  throw new ShopError('refund_failed', { params: { reason: refund.failure ?? '' } })
}

async function givenBack({ provider }: OrderDesk, intentId: string): Promise<number> {
  const made = await provider.refundsOf(intentId)
  return made
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}
