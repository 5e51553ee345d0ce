import type { Country } from '#contract/plain/countries.ts'
import { deliveryPromise } from '#contract/plain/delivery.ts'
import type { Trx } from '#database/pool.ts'
import { takeHolds } from '#server/checkout/queries.ts'
import type { Shop } from '#server/shop.ts'
import { sellHeldStock } from '#server/stock/hold-stock.ts'

import { type LockedOrder, markPaid } from './desk-queries.ts'
import { recordOrderEvent } from './events.ts'
import { mailOrderEvent } from './order-mail.ts'
import { orderPaidMail } from './order-paid.mail.ts'

/**
 * Records that the transfer of a pending order has come: the hold becomes a sale, and the order is to be
 * shipped. The order must be locked and pending. `details` go into its history.
 */
export async function receiveTransfer(
  trx: Trx,
  shop: Shop,
  order: LockedOrder,
  { actor, details = {} }: { actor: string; details?: object },
): Promise<void> {
  const { shipping } = await shop.settings.get()
  // Addresses of orders come from the checkout, which knows these countries alone.
  const country = order.shipping_address.country as Country
  const { deliveredOn } = deliveryPromise(shop.clock(), shipping.cut_off, country)
  await markPaid(trx, order.id, deliveredOn)
  await sellHeldStock(trx, await takeHolds(trx, order.checkout_id), order.checkout_id, order.id)
  const event = { orderId: order.id, kind: 'paid', actor, details } as const
  const eventId = await recordOrderEvent(trx, shop.jobs, event)
  await mailOrderEvent(trx, shop, order, { template: 'order-paid', eventId }, orderPaidMail)
}
