import type { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { CheckoutRow } from '#server/checkout/queries.ts'

import { addressesOf } from './order-addresses.ts'

export interface PlacedOrder {
  id: number
  number: string
}

/** The order of a checkout, with the intent that paid for it. */
export async function orderOfCheckout(
  db: Db,
  checkoutId: number,
): Promise<(PlacedOrder & { transaction_id: string | null }) | undefined> {
  const [row] = await readRows<PlacedOrder & { transaction_id: string | null }>(
    db,
    `select o.id, o.number, p.transaction_id from orders o join payments p on p.order_id = o.id
    where o.checkout_id = $1`,
    [checkoutId],
  )
  return row
}

/**
 * The order of a locked checkout, with the intent that paid for it, else the living order that another
 * checkout became of the same content of its cart.
 */
export async function orderOfSameContent(
  trx: Trx,
  { id, cart_id: cartId, cart_generation: generation }: CheckoutRow,
): Promise<(PlacedOrder & { transaction_id: string | null; is_own: boolean }) | undefined> {
  const [row] = await readRows<PlacedOrder & { transaction_id: string | null; is_own: boolean }>(
    trx,
    `select o.id, o.number, p.transaction_id, true as is_own
    from orders o join payments p on p.order_id = o.id where o.checkout_id = $1
    union all
    select o.id, o.number, null, false from checkouts c join orders o on o.checkout_id = c.id
    where c.cart_id = $2 and c.cart_generation = $3 and c.state = 'ordered' and o.status not in ('cancelled', 'refunded')
      and c.id <> $1
    order by is_own desc, id limit 1`,
    [id, cartId, generation],
  )
  return row
}

export async function orderOfIntent(db: Db, intentId: string): Promise<PlacedOrder | undefined> {
  const [row] = await readRows<PlacedOrder>(
    db,
    'select o.id, o.number from payments p join orders o on o.id = p.order_id where p.transaction_id = $1',
    [intentId],
  )
  return row
}

/** Writes the order and its items out of the checkout; the number is `SI-` and the id. */
export async function insertOrder(
  trx: Trx,
  checkout: CheckoutRow,
  { status, estimatedDeliveryOn }: { status: OrderStatus; estimatedDeliveryOn: string },
): Promise<PlacedOrder> {
  const { billing, shipping } = addressesOf(checkout.details)
  const [row] = await readRows<PlacedOrder>(
    trx,
    `with taken as (select nextval(pg_get_serial_sequence('orders', 'id'))::int as id),
    placed as (
      insert into orders (id, number, checkout_id, user_id, guest_hash, language, status, customer_type, email, billing_address,
        shipping_address, purchase_order, notes, subtotal_cents, shipping_fee_cents, tax_cents, tax_lines, total_cents,
        is_vat_exempt, vat_check, estimated_delivery_on, phone_order_id)
      overriding system value
      select taken.id, 'SI-' || lpad(taken.id::text, greatest(6, length(taken.id::text)), '0'),
        c.id, c.user_id, c.guest_hash, c.language, $2, c.customer_type, $3, $4, $5, $6, $7, c.subtotal_cents,
        c.shipping_fee_cents, c.tax_cents, c.tax_lines, c.total_cents, c.is_vat_exempt, c.vat_check, $8,
        (select k.phone_order_id from carts k where k.id = c.cart_id and k.generation = c.cart_generation)
      from taken, checkouts c where c.id = $1 returning id, number
    ), items as (
      insert into order_items (order_id, product_id, product_color_id, sku, name, color_name, thumbnail, quantity,
        unit_price_cents, line_total_cents, vat_rate, vat_cents)
      select placed.id, l.product_id, l.product_color_id, l.sku, l.name, l.color_name, l.thumbnail, l.quantity,
        l.unit_price_cents, l.line_total_cents, l.vat_rate, l.vat_cents
      from placed, (select * from checkout_lines where checkout_id = $1 order by id) l
    )
    select id, number from placed`,
    [
      checkout.id,
      status,
      checkout.details.billing_email,
      JSON.stringify(billing),
      JSON.stringify(shipping),
      checkout.details.purchase_order ?? null,
      checkout.details.order_notes ?? null,
      estimatedDeliveryOn,
    ],
  )
  if (row === undefined) throw new Error('The order was not written')
  return row
}

export interface NewPayment {
  orderId: number
  method: PaymentMethod
  status: PaymentStatus
  transactionId: string | null
  amountCents: number
  structuredCommunication: string | null
  dueAt: Date | null
}

export async function insertPayment(trx: Trx, payment: NewPayment): Promise<void> {
  await readRows(
    trx,
    `insert into payments (order_id, method, status, transaction_id, amount_cents, structured_communication, due_at, paid_at)
    values ($1, $2, $3, $4, $5, $6, $7, case when $3 = 'paid' then now() end)`,
    [
      payment.orderId,
      payment.method,
      payment.status,
      payment.transactionId,
      payment.amountCents,
      payment.structuredCommunication,
      payment.dueAt,
    ],
  )
}

/** In the order given; answers what was written in the same. */
export function insertOrderEvents(
  trx: Trx,
  {
    orderId,
    actor,
    events,
  }: {
    orderId: number
    actor: string
    events: readonly { kind: string; details?: object }[]
  },
): Promise<{ id: number; kind: string; is_guest: boolean }[]> {
  return readRows(
    trx,
    `with written as (
      insert into order_events (order_id, kind, details, actor)
      select $1, e.kind, coalesce(e.details, '{}'), $2
      from rows from (jsonb_to_recordset($3::jsonb) as (kind text, details jsonb)) with ordinality as e (kind, details, place)
      order by e.place returning id, kind
    )
    select w.id, w.kind, o.user_id is null as is_guest from written w join orders o on o.id = $1 order by w.id`,
    [orderId, actor, JSON.stringify(events)],
  )
}

export async function flagOrder(trx: Trx, orderId: number, reason: string): Promise<void> {
  await readRows(trx, 'update orders set needs_attention = $2 where id = $1', [orderId, reason])
}

/** What an order was flagged for is over once it is cancelled, but for money that did not go back. */
export async function unflagCancelled(trx: Trx, orderId: number): Promise<void> {
  await readRows(
    trx,
    "update orders set needs_attention = null where id = $1 and needs_attention not like 'a refund of %'",
    [orderId],
  )
}

/**
 * Removes the ordered pieces from a locked cart; what was added after the checkout stays. What is in the
 * cart from now on is another content: it may be ordered again.
 */
export async function takeFromCart(trx: Trx, cartId: number, checkoutId: number): Promise<void> {
  await readRows(
    trx,
    `with ordered as (
      select product_id, product_color_id, sum(quantity)::int as quantity from checkout_lines where checkout_id = $2 group by 1, 2
    ), gone as (
      delete from cart_items i using ordered o
      where i.cart_id = $1 and i.product_id = o.product_id and i.product_color_id is not distinct from o.product_color_id
        and i.quantity <= o.quantity
    ), raised as (
      update carts set generation = generation + 1, phone_order_id = null where id = $1
    )
    update cart_items i set quantity = i.quantity - o.quantity from ordered o
    where i.cart_id = $1 and i.product_id = o.product_id and i.product_color_id is not distinct from o.product_color_id
      and i.quantity > o.quantity`,
    [cartId, checkoutId],
  )
}

/** Unpaid bank transfers whose term has ended. */
export async function overdueOrders(db: Db, limit: number): Promise<{ id: number }[]> {
  return readRows(
    db,
    `select o.id from payments p join orders o on o.id = p.order_id
    where p.status = 'pending' and p.method = 'bank_transfer' and p.due_at < now() and o.status = 'pending'
    order by o.id limit $1`,
    [limit],
  )
}
