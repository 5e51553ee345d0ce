import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import type { MadeRefund } from '#server/payments/provider.ts'

import { lockOrder } from './desk-queries.ts'
import type { OrderDesk } from './order-desk.ts'
import { orderOfIntent } from './queries.ts'
import { capturedCents } from './refund-amounts.ts'
import { insertRefund, refundAtProvider, refundById } from './refund-queries.ts'
import { failRefund, settleRefund } from './settle-refund.ts'

/** Who refunded, of refunds that staff made on the provider's own pages. */
const PROVIDER = 'payment provider'

/**
 * Brings the refunds of an intent in step with the provider's: those that were made or failed there
 * since, and those that nobody asked for here. Throws, to be tried again, while a refund of ours stands
 * in the way of one of theirs.
 */
export async function takeOverRefunds(desk: OrderDesk, intentId: string): Promise<void> {
  const order = await orderOfIntent(desk.db, intentId)
  for (const made of await desk.provider.refundsOf(intentId))
    await inTransaction(desk.db, (trx) =>
      takeOver(trx, desk, { intentId, orderId: order?.id }, made),
    )
}

async function takeOver(
  trx: Trx,
  desk: OrderDesk,
  { intentId, orderId }: { intentId: string; orderId: number | undefined },
  made: MadeRefund,
): Promise<void> {
  const order = orderId === undefined ? undefined : await lockOrder(trx, orderId)
  const known = await refundAtProvider(trx, made)
  if (known !== undefined) {
    if (made.status === 'failed') await failRefund(trx, desk, known, made.failure ?? 'failed')
    else if (made.status === 'succeeded') await settleRefund(trx, desk, known, made.id)
    return
  }
  if (order === undefined || made.status === 'failed') return
  if (order.refunded_cents + made.amount > capturedCents(order))
    throw new Error(`Refund ${made.id} exceeds what is left of ${order.number}`)
  const id = await insertRefund(trx, {
    orderId: order.id,
    intentId,
    amountCents: made.amount,
    reason: null,
    actor: PROVIDER,
    key: crypto.randomUUID(),
    providerRefundId: made.id,
    lines: [],
  })
  const refund = await refundById(trx, id)
  if (refund !== undefined && made.status === 'succeeded')
    await settleRefund(trx, desk, refund, made.id)
}
