import { sql } from 'kysely'

import type { Trx } from '#database/pool.ts'

import type { PastOrder } from './past-order.ts'

const HOUR_MS = 3_600_000
const CARRIERS = ['bpost', 'bpost', 'PostNL', 'DPD', 'DHL'] as const
const BATCH = 200

/** One parcel for each order that has left: delivered with the completed ones, under way with `underWay`. */
export async function seedParcels(
  trx: Trx,
  orders: readonly { id: number; past: PastOrder }[],
  underWay: ReadonlySet<PastOrder>,
): Promise<void> {
  const rows = orders
    .filter(({ past }) => past.status === 'completed' || underWay.has(past))
    .map(({ id, past }) => parcelOf(id, past))
  for (let start = 0; start < rows.length; start += BATCH)
    await trx
      .insertInto('shipments')
      .values(rows.slice(start, start + BATCH))
      .execute()
  await sql`insert into shipment_lines (shipment_id, order_item_id, quantity)
    select s.id, i.id, i.quantity from shipments s join order_items i on i.order_id = s.order_id`.execute(
    trx,
  )
}

/** Packed an hour after the order, on its way in the evening, delivered in the morning of the day promised. */
function parcelOf(orderId: number, { placedAt, status, deliveryOn }: PastOrder) {
  const after = (hours: number) => new Date(placedAt.getTime() + hours * HOUR_MS)
  const isDelivered = status === 'completed'
  return {
    order_id: orderId,
    carrier: CARRIERS[orderId % CARRIERS.length] ?? 'bpost',
    tracking_number: `3232${String(orderId * 7919).padStart(14, '0')}`,
    status: isDelivered ? ('delivered' as const) : ('in_transit' as const),
    processed_at: after(1),
    shipped_at: after(2),
    in_transit_at: after(5),
    delivered_at: isDelivered ? new Date(`${deliveryOn}T09:15:00Z`) : null,
  }
}
