import { type LiveIntent, liveIntents } from '#server/payments/queries.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'
import type { Shop } from '#server/shop.ts'

import { settlePayment } from './settle-payment.ts'

const BATCH = 200

/**
 * Asks the provider about every open payment, in case neither browser nor webhook came, and cancels
 * those of checkouts that are ordered or given up: nobody may pay them any more.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  for (const intent of await liveIntents(shop.db, BATCH)) {
    await reconcile(shop, intent).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'a payment could not be settled'),
    )
  }
}

async function reconcile(shop: Shop, intent: LiveIntent): Promise<void> {
  const state = await settlePayment(shop, intent.id, shop.clock())
  if (intent.checkout_state === 'open' || state?.status === 'succeeded') return
  await stopPayment(shop.db, shop.provider, intent.checkout_id)
}
