import { inTransaction } from '#database/transaction.ts'
import type { ProviderRefund } from '#server/payments/provider.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { OrderDesk } from './order-desk.ts'
import {
  keepProviderRefund,
  refundById,
  type RefundRow,
  unfinishedRefunds,
} from './refund-queries.ts'
import { failRefund, settleRefund } from './settle-refund.ts'

const BATCH = 100

/** Finishes the refunds that a crash or a lost answer left open, and asks about those that take their time. */
export async function finishRefunds(desk: OrderDesk): Promise<void> {
  for (const id of await unfinishedRefunds(desk.db, BATCH))
    await finishRefund(desk, id).catch((err: unknown) =>
      desk.log.warn({ err, refund_id: id }, 'a refund could not be finished'),
    )
}

/**
 * Makes a refund that has been written, and settles it. May be repeated at any moment: the provider makes
 * one refund of a key. It stays pending while the provider does not answer, or has not decided.
 */
export async function finishRefund(desk: OrderDesk, refundId: number): Promise<void> {
  const refund = await refundById(desk.db, refundId)
  if (refund?.status !== 'pending') return
  const { intent_id: intentId } = refund
  if (intentId === null) {
    // Paid by transfer: staff pay it back by hand.
    await inTransaction(desk.db, (trx) => settleRefund(trx, desk, refund, null))
    return
  }
  const made = await askProvider(desk, refund, intentId)
  if (made === undefined) return
  if (made.status === 'failed')
    await inTransaction(desk.db, (trx) => failRefund(trx, desk, refund, made.failure ?? 'failed'))
  else if (made.status === 'succeeded')
    await inTransaction(desk.db, (trx) => settleRefund(trx, desk, refund, made.id))
  else if (made.id !== null) await keepProviderRefund(desk.db, refund.id, made.id)
}

/** The provider forgets keys after a day: then the refund is looked for among those it made. */
const KEY_HOURS = 12

async function askProvider(
  { provider, log, clock }: OrderDesk,
  refund: RefundRow,
  intentId: string,
): Promise<ProviderRefund | undefined> {
  try {
    const isOld = clock().getTime() - refund.created_at.getTime() > KEY_HOURS * 3_600_000
    if (isOld || refund.provider_refund_id !== null) {
      const made = (await provider.refundsOf(intentId)).find(
        ({ id, key }) => id === refund.provider_refund_id || key === refund.key,
      )
      if (made !== undefined) return made
    }
    return await provider.refundIntent(intentId, refund.amount_cents, refund.key)
  } catch (err) {
    if (!(err instanceof ShopError)) throw err
    log.warn({ err, refund_id: refund.id }, 'the payment provider did not answer a refund')
    return undefined
  }
}
