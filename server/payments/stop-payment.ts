import type { Db } from '#database/pool.ts'

import type { PaymentProvider } from './provider.ts'
import { intentOfCheckout, setIntentStatus } from './queries.ts'

/**
 * Cancels the payment of a checkout at the provider, so that it cannot be paid any more: `free`
 * when there is none or it is now cancelled, `paid` when the money has arrived, `busy` when a payment
 * is in progress and its outcome is not known yet.
 */
export async function stopPayment(
  db: Db,
  provider: PaymentProvider,
  checkoutId: number,
): Promise<'free' | 'paid' | 'busy'> {
  const intent = await intentOfCheckout(db, checkoutId)
  if (intent === undefined || intent.status === 'canceled') return 'free'
  const result = await provider.cancelIntent(intent.id)
  if (result === 'cancelled') {
    await setIntentStatus(db, intent.id, 'canceled')
    return 'free'
  }
  return result
}
