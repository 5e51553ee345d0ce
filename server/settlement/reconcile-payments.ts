import type { OrderDesk } from '#server/orders/order-desk.ts'
import { eventsWithoutJob, type LiveIntent, liveIntents } from '#server/payments/queries.ts'
import { PAYMENT_EVENT_QUEUE } from '#server/payments/receive-event.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'

import { processPaymentEvent } from './process-payment-event.ts'
import { settlePayment } from './settle-payment.ts'

const BATCH = 200

/**
 * Asks the provider about every open payment, in case neither browser nor webhook came, and cancels
 * those of checkouts that are ordered or given up: nobody may pay them any more. Events whose job was
 * lost are worked on here.
 */
export async function reconcilePayments(shop: OrderDesk): Promise<void> {
  const { db, log } = shop
  const tell = (err: unknown) => log.warn({ err }, 'a payment could not be settled')
  for (const intent of await liveIntents(db, BATCH)) await reconcile(shop, intent).catch(tell)
  for (const eventId of await eventsWithoutJob(db, PAYMENT_EVENT_QUEUE, BATCH))
    await processPaymentEvent(shop, eventId).catch(tell)
}

async function reconcile(shop: OrderDesk, intent: LiveIntent): Promise<void> {
  const state = await settlePayment(shop, intent.id, shop.clock())
  if (intent.checkout_state === 'open' || state?.status === 'succeeded') return
  await stopPayment(shop.db, shop.provider, intent.checkout_id)
}
