import { sql } from 'kysely'

import { addDays, type IsoDay, isWorkingDay } from '#contract/plain/delivery.ts'
import type { Trx } from '#database/pool.ts'

import type { PastOrder } from './past-order.ts'

const CARRIERS = ['bpost', 'bpost', 'PostNL', 'DPD', 'DHL'] as const
const BATCH = 200

/** One parcel for each order that is being packed by now, has left or has arrived. */
export async function seedParcels(
  trx: Trx,
  orders: readonly { id: number; past: PastOrder }[],
  now: Date,
): Promise<void> {
  const rows = orders
    .filter(({ past }) => past.status === 'processing' || past.status === 'completed')
    .flatMap(({ id, past }) => parcelOf(id, past, now) ?? [])
  for (let start = 0; start < rows.length; start += BATCH)
    await trx
      .insertInto('shipments')
      .values(rows.slice(start, start + BATCH))
      .execute()
  await sql`insert into shipment_lines (shipment_id, order_item_id, quantity)
    select s.id, i.id, i.quantity from shipments s join order_items i on i.order_id = s.order_id`.execute(
    trx,
  )
  await sql`insert into order_events (order_id, kind, actor, at, details)
    select s.order_id, step.kind, 'shop', step.at, json_build_object('shipment_id', s.id, 'carrier', s.carrier, 'tracking_number', s.tracking_number)
    from shipments s, lateral (values ('shipped', s.shipped_at), ('in_transit', s.in_transit_at), ('delivered', s.delivered_at)) as step (kind, at)
    where step.at is not null order by step.at`.execute(trx)
}

/** When a parcel that is delivered on a day was packed, handed over and on its way: the working day before. */
export function parcelTimes(deliveryOn: IsoDay) {
  const day = workingDayBefore(deliveryOn)
  return {
    processed_at: new Date(`${day}T15:10:00Z`),
    shipped_at: new Date(`${day}T16:00:00Z`),
    in_transit_at: new Date(`${day}T20:00:00Z`),
    delivered_at: new Date(`${deliveryOn}T09:15:00Z`),
  }
}

function workingDayBefore(day: IsoDay): IsoDay {
  const before = addDays(day, -1)
  return isWorkingDay(before) ? before : workingDayBefore(before)
}

const STEPS = [
  ['delivered_at', 'delivered'],
  ['in_transit_at', 'in_transit'],
  ['shipped_at', 'shipped'],
] as const

function parcelOf(orderId: number, { status, deliveryOn }: PastOrder, now: Date) {
  const times = parcelTimes(deliveryOn)
  if (times.processed_at > now) return undefined
  const reached = (at: Date) => (at <= now ? at : null)
  const steps = {
    processed_at: times.processed_at,
    shipped_at: reached(times.shipped_at),
    in_transit_at: reached(times.in_transit_at),
    delivered_at: status === 'completed' ? times.delivered_at : null,
  }
  return {
    order_id: orderId,
    carrier: CARRIERS[orderId % CARRIERS.length] ?? 'bpost',
    tracking_number: `3232${String(orderId * 7919).padStart(14, '0')}`,
    status: STEPS.find(([column]) => steps[column] !== null)?.[1] ?? ('processed' as const),
    ...steps,
  }
}
