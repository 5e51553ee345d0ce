import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { receiveEvent } from './queries.ts'

export const PAYMENT_EVENT_QUEUE = 'payment-event'

/** Money went back, or did not: also when somebody does it on the provider's own pages. */
const REFUND_EVENTS = new Set([
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
])

export function isRefundEvent(type: string): boolean {
  return REFUND_EVENTS.has(type)
}

/** Events after which we ask for the payment's state; all others are only stored. */
export const WORTH_ASKING: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  ...REFUND_EVENTS,
])

/**
 * Takes a provider's event into the inbox, once, and leaves the work to a job. Throws `malformed`
 * for a wrong signature, an old event or a cut body.
 */
export async function receivePaymentEvent(
  shop: Shop,
  rawBody: Buffer,
  signature: string,
): Promise<void> {
  const event = shop.provider.readEvent(rawBody, signature)
  if (event === undefined) throw new ShopError('malformed')
  const intentId = intentIdOf(event.data.object)
  await inTransaction(shop.db, async (trx) => {
    const needsWork = intentId !== null && WORTH_ASKING.has(event.type)
    const isNew = await receiveEvent(trx, {
      id: event.id,
      type: event.type,
      intentId,
      payload: event,
      needsWork,
    })
    if (isNew && needsWork) await shop.jobs.send(trx, PAYMENT_EVENT_QUEUE, { event_id: event.id })
  })
}

function intentIdOf(object: {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
}): string | null {
  if (object.object === 'payment_intent') return object.id ?? null
  const { payment_intent: intent } = object
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
