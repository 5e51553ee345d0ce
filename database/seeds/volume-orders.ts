import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** Three years, so that a filter by days finds a part of them. */
const SPREAD_DAYS = 1_095

/**
 * Grows the orders to `total` by copying those of the demo to other buyers, on other days and in other
 * states, with lines, payments, parcels, events and sales in the stock's ledger: a shop after three years.
 * Documents are not copied; the copies are for measuring, not for the books.
 */
export async function growOrders(
  db: Db,
  total: number,
  onProgress: (step: string) => void = () => undefined,
): Promise<void> {
  const { orders } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  const missing = total - orders
  if (missing <= 0 || orders === 0) return
  onProgress(`${missing} orders`)
  await db.transaction().execute(async (trx) => {
    await chooseCopies(trx, missing, Math.ceil(missing / orders))
    await copyCheckouts(trx)
    await copyOrders(trx)
    await copyLines(trx)
    await copyPayments(trx)
    await copyParcels(trx)
  })
  onProgress('days and statistics')
  await sql`select count_days('2000-01-01')`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Out of a hundred: 2 wait for their money, 2 to be shipped, 4 are cancelled, 1 is refunded. */
async function chooseCopies(trx: Db, missing: number, rounds: number): Promise<void> {
  await sql`create temporary table copied_orders on commit drop as
    select o.id as source_id, o.checkout_id as source_checkout, n, place,
      nextval(pg_get_serial_sequence('checkouts', 'id'))::int as checkout_id,
      nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
      case when place % 100 < 2 then 'pending' when place % 100 < 4 then 'processing'
        when place % 100 < 8 then 'cancelled' when place % 100 = 8 then 'refunded' else 'completed' end as status,
      case when place % 100 < 4 then now() - make_interval(hours => place % 72)
        else now() - make_interval(mins => (${SPREAD_DAYS}::int * 1440.0 * (${missing}::int - place) / ${missing}::int)::int) end as at,
      (array['BE','BE','BE','BE','BE','BE','NL','NL','FR','DE'])[1 + place % 10] as country,
      (array['Lien','Koen','Amina','Jef','Sofie','Noah','Fatima','Luc','Emma','Wout'])[1 + place % 10] as first_name,
      (array['Peeters','Janssens','Maes','Jacobs','Mertens','Willems','Claes','Goossens','Wouters','De Smet','Dubois'])[1 + place % 11]
        || ' ' || substr(md5(place::text), 1, 5) as last_name
    from (select o.*, n, row_number() over (order by n, o.id)::int - 1 as place
      from generate_series(1, ${rounds}::int) n cross join orders o) o
    order by place limit ${missing}::int`.execute(trx)
  await sql`analyze copied_orders`.execute(trx)
}

async function copyCheckouts(trx: Db): Promise<void> {
  await sql`insert into checkouts (id, guest_hash, language, state, customer_type, details, payment_method, subtotal_cents,
      shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt, expires_at, created_at)
    overriding system value
    select c.checkout_id, sha256(('volume ' || c.place)::bytea), k.language, 'ordered', k.customer_type, k.details, k.payment_method,
      k.subtotal_cents, k.shipping_fee_cents, k.tax_cents, k.tax_lines, k.total_cents, k.is_vat_exempt, c.at, c.at
    from copied_orders c join checkouts k on k.id = c.source_checkout`.execute(trx)
}

async function copyOrders(trx: Db): Promise<void> {
  await sql`insert into orders (id, number, checkout_id, guest_hash, language, status, customer_type, email, billing_address,
      shipping_address, subtotal_cents, shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt,
      estimated_delivery_on, created_at)
    overriding system value
    select c.id, 'SI-' || lpad(c.id::text, 6, '0'), c.checkout_id, sha256(('volume ' || c.place)::bytea), o.language, c.status,
      o.customer_type, 'buyer-' || c.place || '@volume.example', o.billing_address || address.of_buyer, o.shipping_address || address.of_buyer,
      o.subtotal_cents, o.shipping_fee_cents, o.tax_cents, o.tax_lines, o.total_cents, o.is_vat_exempt, (c.at + interval '1 day')::date, c.at
    from copied_orders c join orders o on o.id = c.source_id cross join lateral (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name, 'country', c.country,
        'email', 'buyer-' || c.place || '@volume.example') as of_buyer) address`.execute(trx)
  await sql`insert into order_events (order_id, kind, details, actor, at)
    select id, 'placed', '{}', 'shop', at from copied_orders`.execute(trx)
}

async function copyLines(trx: Db): Promise<void> {
  await sql`insert into order_items (order_id, product_id, product_color_id, sku, name, color_name, thumbnail, quantity,
      unit_price_cents, line_total_cents, vat_rate, vat_cents)
    select c.id, i.product_id, i.product_color_id, i.sku, i.name, i.color_name, i.thumbnail, i.quantity, i.unit_price_cents,
      i.line_total_cents, i.vat_rate, i.vat_cents
    from copied_orders c join order_items i on i.order_id = c.source_id order by c.id, i.id`.execute(
    trx,
  )
  // What was sold had been received before, so that the shelf stays as it is.
  await sql`insert into stock_movements (product_id, product_color_id, kind, on_hand_change, actor, order_id, at)
    select m.product_id, m.product_color_id, m.kind, m.on_hand_change, m.actor, case when m.kind = 'sale' then c.id end, c.at
    from copied_orders c join stock_movements sold on sold.order_id = c.source_id and sold.kind = 'sale'
    cross join lateral (values
      (sold.product_id, sold.product_color_id, 'receipt', -sold.on_hand_change, 'seed'),
      (sold.product_id, sold.product_color_id, 'sale', sold.on_hand_change, 'checkout')
    ) m (product_id, product_color_id, kind, on_hand_change, actor)
    where c.status in ('processing', 'completed')`.execute(trx)
}

async function copyPayments(trx: Db): Promise<void> {
  await sql`insert into payment_intents (id, checkout_id, amount_cents, client_secret, status, created_at)
    select 'pi_volume_' || c.id, c.checkout_id, p.amount_cents, '', case c.status when 'cancelled' then 'canceled' else 'succeeded' end, c.at
    from copied_orders c join payments p on p.order_id = c.source_id
    where c.status <> 'pending' and p.method <> 'bank_transfer'`.execute(trx)
  await sql`insert into payments (order_id, method, status, transaction_id, amount_cents, refunded_cents, due_at, paid_at)
    select c.id, case when c.status = 'pending' then 'bank_transfer' else p.method end,
      case c.status when 'pending' then 'pending' when 'cancelled' then 'failed' when 'refunded' then 'refunded' else 'paid' end,
      case when c.status <> 'pending' and p.method <> 'bank_transfer' then 'pi_volume_' || c.id end, p.amount_cents,
      case when c.status = 'refunded' then p.amount_cents else 0 end,
      case when c.status = 'pending' or p.method = 'bank_transfer' then c.at + interval '14 days' end,
      case when c.status in ('pending', 'cancelled') then null else c.at end
    from copied_orders c join payments p on p.order_id = c.source_id`.execute(trx)
}

async function copyParcels(trx: Db): Promise<void> {
  await sql`insert into shipments (order_id, carrier, tracking_number, status, processed_at, shipped_at, in_transit_at, delivered_at)
    select id, 'bpost', '3232' || lpad(place::text, 20, '0'), 'delivered', at, at, at + interval '12 hours', at + interval '1 day'
    from copied_orders where status = 'completed'`.execute(trx)
  await sql`insert into shipment_lines (shipment_id, order_item_id, quantity)
    select s.id, i.id, i.quantity from copied_orders c join shipments s on s.order_id = c.id
    join order_items i on i.order_id = c.id where c.status = 'completed'`.execute(trx)
}
