import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, subtract, toWire } from '#contract/plain/money.ts'
import { offeredStatuses } from '#contract/plain/order-transitions.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { orderBackground } from './admin-order-queries.ts'
import { adminShipmentOf, noteOf, refundOf } from './admin-order-shape.ts'
import { deskItems } from './desk-queries.ts'
import { notesOfOrder } from './note-queries.ts'
import { capturedCents } from './refund-amounts.ts'
import { refundsOfOrder } from './refund-queries.ts'
import { showAnyOrder } from './show-order.ts'

/** An order as staff see it, with all that was done about it. Throws `not_found`. */
export async function showAdminOrder(
  shop: Shop,
  id: number,
  language: Language,
): Promise<AdminOrder> {
  const [order, background, items, refunds, notes] = await Promise.all([
    showAnyOrder(shop, id, language),
    orderBackground(shop.db, id),
    deskItems(shop.db, id),
    refundsOfOrder(shop.db, id),
    notesOfOrder(shop.db, id),
  ])
  if (background === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  const { version, email, needs_attention, customer, timeline, shipping_address } = background
  const parcels = background.shipments ?? []
  const left = subtract(capturedCents(background), cents(background.refunded_cents))
  return {
    ...order,
    items: order.items.map((item) => {
      const {
        shipped = 0,
        refunded = 0,
        to_ship = 0,
      } = items.find(({ id: own }) => own === item.id) ?? {}
      return { ...item, shipped, refunded, to_ship }
    }),
    shipments: parcels.map((parcel) => adminShipmentOf(parcel, shipping_address)),
    version,
    email,
    needs_attention,
    customer,
    timeline: (timeline ?? []).map(({ at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
    })),
    allowed_statuses: offeredStatuses({
      status: order.status,
      hasShipped: parcels.length > 0,
      paymentStatus: order.payment.payment_status,
    }),
    refunds: refunds.map(refundOf),
    refundable: toWire(left),
    notes: notes.map(noteOf),
    previous_id: background.previous_id,
    next_id: background.next_id,
  }
}
