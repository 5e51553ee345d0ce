import { type Db, readRows } from '#database/pool.ts'

/** Rows of a select as a JSON array, in its order. */
const list = (select: string) => `coalesce((select json_agg(one) from (${select}) one), '[]')`
const euros = (column: string) => `to_char(${column} / 100.0, 'FM9999999990.00')`

const ORDER_LINES = list(
  `select i.sku, i.name, i.color_name as color, i.quantity, ${euros('i.unit_price_cents')} as unit_price,
    ${euros('i.line_total_cents')} as line_total
  from order_items i where i.order_id = o.id order by i.id`,
)

const PARCELS = list(
  `select s.carrier, s.tracking_number, s.status, s.processed_at, s.delivered_at from shipments s
  where s.order_id = o.id order by s.id`,
)

/** What staff gave as a reason is theirs. */
const EVENTS = list(
  `select e.kind, e.details - 'reason' - 'failure' as details, e.at from order_events e where e.order_id = o.id order by e.id`,
)

const REFUNDS = list(
  `select ${euros('r.amount_cents')} as amount, r.status, r.credit_note_number, r.created_at, r.settled_at
  from refunds r where r.order_id = o.id and r.status <> 'failed' order by r.id`,
)

const NOTES = list(
  `select n.note, n.created_at from order_notes n where n.order_id = o.id and n.is_visible order by n.id`,
)

const WITHDRAWALS = list(
  `select w.status, w.reason, w.source, w.created_at, ${list(`select i.sku, l.quantity from withdrawal_lines l
    join order_items i on i.id = l.order_item_id where l.withdrawal_id = w.id order by i.id`)} as lines
  from withdrawals w where w.order_id = o.id order by w.id`,
)

const PAYMENT = `(select json_build_object('method', p.method, 'status', p.status, 'transaction_id', p.transaction_id,
    'structured_communication', p.structured_communication, 'due_at', p.due_at, 'paid_at', p.paid_at)
  from payments p where p.order_id = o.id)`

const CHECKOUT_LINES = list(
  `select l.sku, l.name, l.color_name as color, l.quantity, ${euros('l.line_total_cents')} as line_total
  from checkout_lines l where l.checkout_id = c.id order by l.id`,
)

/** The colour of a row that may name one, of an article sold in colours. */
const colorOf = (row: string) =>
  `(select c.name from product_colors k join colors c on c.id = k.color_id where k.id = ${row}.product_color_id)`

/** Everything that is held on a customer, by kind: one statement. */
export async function dataHeldOn(db: Db, userId: number): Promise<Record<string, unknown>> {
  const [row] = await readRows<Record<string, unknown>>(
    db,
    `select
      json_build_object('name', u.name, 'email', u.email, 'phone', u.phone, 'address', u.address, 'company_name', u.company_name,
        'vat_number', u.vat_number, 'vat_check', u.vat_check, 'created_at', u.created_at,
        'password_changed_at', u.password_changed_at) as profile,
      json_build_object('language', u.language, 'marketing_consent_at', u.marketing_consent_at, 'marketing_consent_text', u.marketing_consent_text,
        'muted_notifications', u.muted_notifications) as settings,
      ${list(`select a.first_name, a.last_name, a.street, a.city, a.state, a.postal_code, a.country, a.phone, a.is_default,
        a.created_at from addresses a where a.user_id = u.id order by a.id`)} as addresses,
      ${list(`select p.name, c.nickname, c.is_main, c.created_at from customer_printers c join printers p on p.id = c.printer_id
        where c.user_id = u.id order by c.created_at, p.id`)} as printers,
      ${list(`select p.sku, p.name, ${colorOf('w')} as color, ${euros('w.saved_price_cents')} as saved_price, w.created_at from wishlist_items w join products p on p.id = w.product_id
        where w.user_id = u.id order by w.id`)} as wishlist,
      ${list(`select p.sku, p.name, ${colorOf('a')} as color, a.created_at from stock_alerts a join products p on p.id = a.product_id
        where a.user_id = u.id order by a.id`)} as stock_alerts,
      ${list(`select n.type, n.template, n.params, n.title, n.message, n.read_at, n.created_at from notifications n
        where n.user_id = u.id order by n.id`)} as notifications,
      ${list(`select o.number, o.status, o.created_at, o.language, o.customer_type, o.email, o.billing_address, o.shipping_address,
        o.purchase_order, o.notes, ${euros('o.subtotal_cents')} as subtotal, ${euros('o.shipping_fee_cents')} as shipping_fee,
        ${euros('o.tax_cents')} as tax, ${euros('o.total_cents')} as total,
        o.vat_check, o.estimated_delivery_on, ${PAYMENT} as payment,
        ${ORDER_LINES} as lines, ${WITHDRAWALS} as withdrawals, ${PARCELS} as parcels, ${EVENTS} as events,
        ${REFUNDS} as refunds, ${NOTES} as notes
        from orders o where o.user_id = u.id order by o.id`)} as orders,
      ${list(`select c.created_at, c.state, c.language, c.customer_type, c.details, c.payment_method, c.vat_check,
        ${euros('c.total_cents')} as total, ${CHECKOUT_LINES} as lines from checkouts c
        where c.user_id = u.id and c.state <> 'ordered' order by c.id`)} as checkouts,
      ${list(`select p.sku, p.name, ${colorOf('i')} as color, i.quantity, i.created_at from carts c join cart_items i on i.cart_id = c.id
        join products p on p.id = i.product_id where c.user_id = u.id order by i.id`)} as cart,
      ${list(`select p.sku, p.name, ${colorOf('s')} as color, s.quantity, s.created_at from carts c join saved_lines s on s.cart_id = c.id
        join products p on p.id = s.product_id where c.user_id = u.id order by s.id`)} as saved_for_later,
      ${list(`select l.content, l.saved_at from quick_order_lists l where l.user_id = u.id`)} as quick_order_lists,
      ${list(`select r.email, r.expires_at from email_restores r where r.user_id = u.id order by r.id`)} as former_emails,
      ${list(`select s.created_at, s.ended_at, s.is_remembered, s.device, s.network from sessions s where s.user_id = u.id order by s.id`)} as sign_ins,
      ${list(`select m.subject, m.language, m.recipient, regexp_replace(m.text, '[?&]token=[^ \n]+', '', 'g') as text, m.created_at, m.sent_at from mails m where m.user_id = u.id
        order by m.id`)} as mails
    from users u where u.id = $1`,
    [userId],
  )
  return row ?? {}
}
