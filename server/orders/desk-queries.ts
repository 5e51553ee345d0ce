import type { OrderAddress } from '#contract/orders.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

/** An order under its lock, with its payment. */
export interface LockedOrder
  extends
    Columns<
      'orders',
      'id' | 'number' | 'version' | 'checkout_id' | 'user_id' | 'language' | 'is_vat_exempt'
    >,
    Columns<'payments', 'transaction_id' | 'amount_cents' | 'refunded_cents' | 'paid_at'> {
  status: OrderStatus
  customer_type: 'individual' | 'business'
  email: string
  billing_address: OrderAddress
  shipping_address: OrderAddress
  method: PaymentMethod
  payment_status: PaymentStatus
}

/**
 * Locks an order and its payment: every change at the order desk begins with this. Read what else it
 * needs afterwards, in statements of their own. Undefined for no order.
 */
export async function lockOrder(trx: Trx, id: number): Promise<LockedOrder | undefined> {
  const [row] = await readRows<LockedOrder>(
    trx,
    `select o.id, o.number, o.status, o.version, o.checkout_id, o.user_id, o.language, o.customer_type, o.is_vat_exempt,
      o.email, o.billing_address, o.shipping_address, p.method, p.status as payment_status, p.transaction_id,
      p.amount_cents, p.refunded_cents, p.paid_at
    from orders o join payments p on p.order_id = o.id where o.id = $1 for no key update of o, p`,
    [id],
  )
  return row
}

export interface DeskItem extends Columns<
  'order_items',
  | 'id'
  | 'product_id'
  | 'product_color_id'
  | 'sku'
  | 'name'
  | 'color_name'
  | 'quantity'
  | 'line_total_cents'
> {
  shipped: number
  refunded: number
  /** Neither in a parcel nor refunded before it could be. */
  to_ship: number
}

/** What of a line has been sent, refunded and is still to be sent, of `order_items i`. */
export const LINE_PROGRESS = `coalesce((select sum(l.quantity)::int from shipment_lines l where l.order_item_id = i.id), 0) as shipped,
  coalesce((select sum(l.quantity)::int from refund_lines l join refunds r on r.id = l.refund_id
    where l.order_item_id = i.id and r.status <> 'failed'), 0) as refunded,
  i.quantity - coalesce((select sum(l.quantity)::int from shipment_lines l where l.order_item_id = i.id), 0)
    - coalesce((select sum(l.unshipped)::int from refund_lines l join refunds r on r.id = l.refund_id
      where l.order_item_id = i.id and r.status <> 'failed'), 0) as to_ship`

export function deskItems(db: Db, orderId: number): Promise<DeskItem[]> {
  return readRows<DeskItem>(
    db,
    `select i.id, i.product_id, i.product_color_id, i.sku, i.name, i.color_name, i.quantity, i.line_total_cents, ${LINE_PROGRESS}
    from order_items i where i.order_id = $1 order by i.id`,
    [orderId],
  )
}

export async function hasShipped(db: Db, orderId: number): Promise<boolean> {
  const rows = await readRows(db, 'select id from shipments where order_id = $1 limit 1', [orderId])
  return rows.length > 0
}

export async function setOrderStatus(trx: Trx, id: number, status: OrderStatus): Promise<void> {
  await readRows(trx, 'update orders set status = $2, version = version + 1 where id = $1', [
    id,
    status,
  ])
}

/** For changes of what belongs to an order: whoever looked at it before is out of date. */
export async function raiseVersion(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'update orders set version = version + 1 where id = $1', [id])
}

/** What leaves today does not arrive before that day, whatever was promised. */
export async function expectNotBefore(trx: Trx, id: number, day: string): Promise<void> {
  await readRows(
    trx,
    'update orders set estimated_delivery_on = greatest(estimated_delivery_on, $2::date) where id = $1',
    [id, day],
  )
}

/** The money is there; the promise of delivery counts from now. */
export async function markPaid(
  trx: Trx,
  orderId: number,
  estimatedDeliveryOn: string,
): Promise<void> {
  await readRows(
    trx,
    `with paid as (update payments set status = 'paid', paid_at = now() where order_id = $1)
    update orders set status = 'processing', estimated_delivery_on = $2, version = version + 1 where id = $1`,
    [orderId, estimatedDeliveryOn],
  )
}

export async function failPayment(trx: Trx, orderId: number): Promise<void> {
  await readRows(
    trx,
    "update payments set status = 'failed' where order_id = $1 and status = 'pending'",
    [orderId],
  )
}

/** Whether every parcel of an order has arrived; false where there is none. */
export async function haveParcelsArrived(trx: Trx, orderId: number): Promise<boolean> {
  const [row] = await readRows<{ have_arrived: boolean | null }>(
    trx,
    "select bool_and(status = 'delivered') as have_arrived from shipments where order_id = $1",
    [orderId],
  )
  return row?.have_arrived === true
}
