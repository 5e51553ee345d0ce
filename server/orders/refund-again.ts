import { cents } from '#contract/plain/money.ts'
import { uuidOf } from '#server/platform/idempotency.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { DeskCall } from './lock-for-desk.ts'
import type { OrderDesk } from './order-desk.ts'
import { refundOrder } from './refund-order.ts'
import { refundsOfOrder, type RefundRow } from './refund-queries.ts'

/**
 * Makes the last refund of an order that failed once more, the same amount and lines, at the provider or by
 * hand; whoever asks at the
 * same time gets the same refund. Pieces that came back with it are on the shelf already. Throws
 * `conflict` when none is to be made good, and what a refund throws.
 */
export async function refundAgain(
  desk: OrderDesk,
  call: DeskCall,
  orderId: number,
  { isByHand }: { isByHand: boolean },
): Promise<RefundRow> {
  const refunds = await refundsOfOrder(desk.db, orderId)
  const failed = refunds.findLast(
    (refund) => refund.status === 'failed' && !isMadeGood(refund, refunds),
  )
  if (failed === undefined)
    throw new ShopError('conflict', { message: 'payment_checks.nothing_to_refund' })
  const wasSettled = failed.credit_note_number !== null
  return refundOrder(desk, call, orderId, {
    amountCents: cents(failed.amount_cents),
    reason: failed.reason,
    isByHand,
    key: uuidOf(`again ${failed.key}`),
    lines: failed.lines.map((line) => ({
      orderItemId: line.order_item_id,
      quantity: line.quantity,
      restock: line.restock && !wasSettled,
    })),
  })
}

function isMadeGood(failed: RefundRow, refunds: readonly RefundRow[]): boolean {
  return refunds.some(
    ({ id, status, amount_cents: amount }) =>
      id > failed.id && status !== 'failed' && amount === failed.amount_cents,
  )
}
