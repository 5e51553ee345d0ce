import { expiredCheckouts } from '#server/checkout/queries.ts'
import { cancelOverdue } from '#server/orders/cancel-overdue.ts'
import type { OrderDesk } from '#server/orders/order-desk.ts'
import { overdueOrders } from '#server/orders/queries.ts'
import { eventById, finishEvent, unsettledIntents } from '#server/payments/queries.ts'
import { PAYMENT_EVENT_QUEUE } from '#server/payments/receive-event.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { endCheckout, settlePayment } from './settle-payment.ts'

const BATCH = 200
const EVERY_MINUTE = '* * * * *'

export function orderJobs(desk: OrderDesk): JobDefinition[] {
  return [
    { queue: PAYMENT_EVENT_QUEUE, run: ({ event_id }) => processEvent(desk, String(event_id)) },
    { queue: 'reconcile-payments', cron: EVERY_MINUTE, run: () => reconcile(desk) },
    { queue: 'end-checkouts', cron: EVERY_MINUTE, run: () => endExpired(desk) },
    {
      queue: 'cancel-overdue-orders',
      cron: EVERY_MINUTE,
      run: async () => {
        for (const order of await overdueOrders(desk.db, BATCH)) await cancelOverdue(desk, order)
      },
    },
  ]
}

/** An event only says that something happened to an intent: how it stands is asked anew. */
async function processEvent(desk: OrderDesk, eventId: string): Promise<void> {
  const event = await eventById(desk.db, eventId)
  if (event === undefined || event.is_processed) return
  if (event.intent_id !== null) {
    const state = await settlePayment(desk, event.intent_id, desk.clock())
    // Ours is written just after the provider's: not known yet means try again, never drop.
    if (state === undefined && event.type === 'payment_intent.succeeded')
      throw new Error(`Payment ${event.intent_id} is not known yet`)
  }
  await finishEvent(desk.db, eventId)
}

/** Every open payment is asked about once a minute, in case neither browser nor webhook came. */
export async function reconcile(desk: OrderDesk): Promise<void> {
  for (const intentId of await unsettledIntents(desk.db, BATCH)) {
    await settlePayment(desk, intentId, desk.clock()).catch((error: unknown) =>
      desk.log.warn({ err: error }, 'a payment could not be settled'),
    )
  }
}

export async function endExpired(desk: OrderDesk): Promise<void> {
  for (const checkoutId of await expiredCheckouts(desk.db, BATCH)) {
    await endCheckout(desk, checkoutId, desk.clock()).catch((error: unknown) =>
      desk.log.warn({ err: error }, 'a checkout could not be ended'),
    )
  }
}
