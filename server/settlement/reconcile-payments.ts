import { unsettledIntents } from '#server/payments/queries.ts'
import type { Shop } from '#server/shop.ts'

import { settlePayment } from './settle-payment.ts'

const BATCH = 200

/** Asks the provider about every open payment, in case neither browser nor webhook came. */
export async function reconcilePayments(shop: Shop): Promise<void> {
  for (const intentId of await unsettledIntents(shop.db, BATCH)) {
    await settlePayment(shop, intentId, shop.clock()).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'a payment could not be settled'),
    )
  }
}
