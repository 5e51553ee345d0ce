import type { OrderDesk } from '#server/orders/order-desk.ts'
import { takeOverRefunds } from '#server/orders/take-over-refunds.ts'
import { eventById, finishEvent } from '#server/payments/queries.ts'
import { isRefundEvent } from '#server/payments/receive-event.ts'

import { settlePayment } from './settle-payment.ts'

/**
 * Works on an event of the inbox. An event only says that something happened to an intent; how it
 * stands is asked of the provider. Throws, to be tried again, while the intent is not written yet.
 */
export async function processPaymentEvent(shop: OrderDesk, eventId: string): Promise<void> {
  const event = await eventById(shop.db, eventId)
  if (event === undefined || event.is_processed) return
  if (event.intent_id !== null && isRefundEvent(event.type)) {
    await takeOverRefunds(shop, event.intent_id)
  } else if (event.intent_id !== null) {
    const state = await settlePayment(shop, event.intent_id, shop.clock())
    // The provider can be faster with its event than we are with our row: never drop it.
    if (state === undefined && event.type === 'payment_intent.succeeded')
      throw new Error(`Payment ${event.intent_id} is not known yet`)
  }
  await finishEvent(shop.db, eventId)
}
