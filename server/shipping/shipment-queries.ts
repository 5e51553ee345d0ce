import type { ShipmentStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { SHIPMENT, type ShipmentRow } from '#server/orders/order-queries.ts'

export interface ParcelLine {
  orderItemId: number
  quantity: number
}

export interface NewParcel {
  carrier: string
  trackingNumber: string
  lines: readonly ParcelLine[]
}

/** Writes a parcel that leaves now. Answers its id. */
export async function insertShipment(
  trx: Trx,
  orderId: number,
  { carrier, trackingNumber, lines }: NewParcel,
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `with parcel as (
      insert into shipments (order_id, carrier, tracking_number, status, shipped_at) values ($1, $2, $3, 'shipped', now())
      returning id
    ), lines as (
      insert into shipment_lines (shipment_id, order_item_id, quantity)
      select parcel.id, l.* from parcel, unnest($4::int[], $5::int[]) as l
    )
    select id from parcel`,
    [
      orderId,
      carrier,
      trackingNumber,
      lines.map((line) => line.orderItemId),
      lines.map((line) => line.quantity),
    ],
  )
  if (row === undefined) throw new Error('The parcel was not written')
  return row.id
}

export type OrderParcel = ShipmentRow & { order_id: number }

export async function shipmentById(db: Db, id: number): Promise<OrderParcel | undefined> {
  const [row] = await readRows<{ order_id: number; parcel: ShipmentRow }>(
    db,
    `select s.order_id, ${SHIPMENT} as parcel from shipments s where s.id = $1`,
    [id],
  )
  return row && { order_id: row.order_id, ...row.parcel }
}

/** Sets the step and its moment; those that were skipped keep none. */
export async function setShipmentStatus(
  trx: Trx,
  id: number,
  status: Exclude<ShipmentStatus, 'processed'>,
): Promise<void> {
  await readRows(
    trx,
    `update shipments set status = $2, version = version + 1, ${REACHED[status]} = now() where id = $1`,
    [id, status],
  )
}

const REACHED = {
  shipped: 'shipped_at',
  in_transit: 'in_transit_at',
  delivered: 'delivered_at',
} as const

/** Orders by their numbers, in id order. */
export function ordersByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> {
  return readRows(db, 'select id, number from orders where number = any($1) order by id', [numbers])
}
