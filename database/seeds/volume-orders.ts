import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** Three years, so that a filter by days finds a part of them. */
const SPREAD_DAYS = 1_095

/** Orders of one transaction. */
const BATCH = 100_000

/**
 * Grows the orders to `total` by copying those of the demo to other buyers (every second one to a
 * customer of `growCustomers`, if there are any), with other articles, on other days and in other
 * states, with lines, payments, parcels, events and sales in the stock's ledger: a shop after three
 * years. Documents are not copied; the copies are for measuring, not for the books.
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
  if (total <= orders || orders === 0) return
  // The demo's own become the oldest: in a shop, orders are numbered as they come.
  await sql`update orders set created_at = created_at - make_interval(days => ${SPREAD_DAYS}::int)
    where email not like '%@volume.example' and created_at > now() - make_interval(days => ${SPREAD_DAYS}::int)`.execute(
    db,
  )
  for (let first = orders; first < total; first += BATCH) {
    const missing = Math.min(BATCH, total - first)
    onProgress(`${missing} orders`)
    // oxlint-disable-next-line no-await-in-loop -- one disk
    await db.transaction().execute(async (trx) => {
      await chooseCopies(trx, { first, missing, total })
      await copyCheckouts(trx)
      await copyOrders(trx)
      await copyLines(trx)
      await copyPayments(trx)
      await copyParcels(trx)
    })
  }
  onProgress('days and statistics')
  await sql`select count_days('2000-01-01')`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

interface Batch {
  first: number
  missing: number
  total: number
}

/** Of the last three days, half wait for their money and half to be shipped; of the others 4 % are cancelled, 1 % refunded. */
async function chooseCopies(trx: Db, { first, missing, total }: Batch): Promise<void> {
  await sql`create temporary table buyers on commit drop as
    select id, row_number() over (order by id)::int - 1 as place from users where email like 'volume-%'`.execute(
    trx,
  )
  await sql`create temporary table originals on commit drop as
    select id, checkout_id, row_number() over (order by id)::int - 1 as place
    from orders where email not like '%@volume.example'`.execute(trx)
  await sql`analyze buyers, originals`.execute(trx)
  await sql`create temporary table copied_orders on commit drop as
    select s.id as source_id, s.checkout_id as source_checkout, b.id as user_id, m.*,
      nextval(pg_get_serial_sequence('checkouts', 'id'))::int as checkout_id,
      nextval(pg_get_serial_sequence('orders', 'id'))::int as id,
      case when m.at > now() - interval '3 days' then (array['pending', 'processing'])[1 + m.place % 2]
        when m.place % 100 < 4 then 'cancelled' when m.place % 100 = 4 then 'refunded' else 'completed' end as status,
      (array['BE','BE','BE','BE','BE','BE','NL','NL','FR','DE'])[1 + m.place % 10] as country,
      (array['Lien','Koen','Amina','Jef','Sofie','Noah','Fatima','Luc','Emma','Wout'])[1 + m.place % 10] as first_name,
      (array['Peeters','Janssens','Maes','Jacobs','Mertens','Willems','Claes','Goossens','Wouters','De Smet','Dubois'])[1 + m.place % 11]
        || ' ' || substr(md5(m.place::text), 1, 5) as last_name
    from (select place, now() - make_interval(mins => (${SPREAD_DAYS}::int * 1440.0 * (${total}::int - place) / ${total}::int)::int) as at
      from generate_series(${first}::int, ${first + missing - 1}::int) as place) m
    join originals s on s.place = m.place % (select count(*)::int from originals)
    left join buyers b on m.place % 2 = 0 and b.place = m.place / 2 % nullif((select count(*)::int from buyers), 0)
    order by m.place`.execute(trx)
  await sql`analyze copied_orders`.execute(trx)
}

async function copyCheckouts(trx: Db): Promise<void> {
  await sql`insert into checkouts (id, user_id, guest_hash, language, state, customer_type, details, payment_method, subtotal_cents,
      shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt, expires_at, created_at)
    overriding system value
    select c.checkout_id, c.user_id, ${guestHash}, k.language, 'ordered', k.customer_type, k.details, k.payment_method,
      k.subtotal_cents, k.shipping_fee_cents, k.tax_cents, k.tax_lines, k.total_cents, k.is_vat_exempt, c.at, c.at
    from copied_orders c join checkouts k on k.id = c.source_checkout`.execute(trx)
}

const guestHash = sql`case when c.user_id is null then sha256(('volume ' || c.place)::bytea) end`

async function copyOrders(trx: Db): Promise<void> {
  await sql`insert into orders (id, number, checkout_id, user_id, guest_hash, language, status, customer_type, email, billing_address,
      shipping_address, subtotal_cents, shipping_fee_cents, tax_cents, tax_lines, total_cents, is_vat_exempt,
      estimated_delivery_on, created_at)
    overriding system value
    select c.id, 'SI-' || lpad(c.id::text, greatest(6, length(c.id::text)), '0'), c.checkout_id, c.user_id, ${guestHash}, o.language, c.status,
      o.customer_type, 'buyer-' || c.place || '@volume.example', o.billing_address || address.of_buyer, o.shipping_address || address.of_buyer,
      o.subtotal_cents, o.shipping_fee_cents, o.tax_cents, o.tax_lines, o.total_cents, o.is_vat_exempt, (c.at + interval '1 day')::date, c.at
    from copied_orders c join orders o on o.id = c.source_id cross join lateral (
      select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name, 'country', c.country,
        'email', 'buyer-' || c.place || '@volume.example') as of_buyer) address`.execute(trx)
  await sql`insert into order_events (order_id, kind, details, actor, at)
    select id, 'placed', '{}', 'shop', at from copied_orders`.execute(trx)
}

/** A few articles sell often and most now and then. */
async function copyLines(trx: Db): Promise<void> {
  await sql`create temporary table sold on commit drop as
    select id, sku, name, thumbnail, row_number() over (order by id)::int - 1 as place
    from products where status = 'active' and stock_kind = 'single'`.execute(trx)
  await sql`create unique index on sold (place)`.execute(trx)
  await sql`analyze sold`.execute(trx)
  await sql`insert into order_items (order_id, product_id, sku, name, thumbnail, quantity,
      unit_price_cents, line_total_cents, vat_rate, vat_cents)
    select c.id, s.id, s.sku, s.name, s.thumbnail, i.quantity, i.unit_price_cents, i.line_total_cents, i.vat_rate, i.vat_cents
    from copied_orders c join order_items i on i.order_id = c.source_id
    join sold s on s.place = floor((select count(*) from sold) * power((hashint4(c.id * 37 + i.id) & 1048575) / 1048576.0, 3))::int
    order by c.id, i.id`.execute(trx)
  // What was sold had been received before, so that the shelf stays as it is.
  await sql`insert into stock_movements (product_id, kind, on_hand_change, actor, order_id, at)
    select i.product_id, m.kind, m.change, m.actor, m.order_id, c.at
    from copied_orders c join order_items i on i.order_id = c.id
    cross join lateral (values ('receipt', i.quantity, 'seed', null), ('sale', -i.quantity, 'checkout', c.id)) m (kind, change, actor, order_id)
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
