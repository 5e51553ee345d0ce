import type { OrderStatus, PaymentStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { NotificationRow } from '#server/notifications/queries.ts'

/** Rows of a select as a JSON array, in its order. */
const list = (select: string) => `coalesce((select json_agg(one) from (${select}) one), '[]')`

const SHOWN = 5

export interface UserOverviewRow {
  wants_offers: boolean
  on_the_way: number
  house_share: number | null
  withdrawals: number
  orders: {
    id: number
    order_number: string
    status: OrderStatus
    payment_status: PaymentStatus
    total_cents: number
    created_at: string
  }[]
  cart: { name: string; name_nl: string; name_fr: string; sku: string; quantity: number }[]
  addresses: {
    id: number
    name: string
    street: string
    postal_code: string
    city: string
    country: string
    is_default: boolean
  }[]
  printers: { id: number; name: string; is_main: boolean }[]
  /** Their moment came as JSON. */
  notifications: (Omit<NotificationRow, 'created_at'> & { created_at: string })[]
  doubles: { id: number; name: string; email: string; orders_count: number }[]
}

const HOUSE_SHARE = `(select round(100.0 * sum(case when p.origin = 'house' then i.line_total_cents else 0 end)
    / nullif(sum(i.line_total_cents), 0))::int
  from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
  where o.user_id = u.id and o.status <> 'cancelled')`

/** Everything that the screen of one account shows besides it, in one statement. */
export async function userOverview(db: Db, userId: number): Promise<UserOverviewRow | undefined> {
  const [row] = await readRows<UserOverviewRow>(
    db,
    `select u.marketing_consent_at is not null as wants_offers,
      (select count(*)::int from orders o where o.user_id = u.id and o.status = 'processing') as on_the_way,
      ${HOUSE_SHARE} as house_share,
      (select count(*)::int from withdrawals w join orders o on o.id = w.order_id where o.user_id = u.id) as withdrawals,
      ${list(`select o.id, o.number as order_number, o.status, p.status as payment_status, o.total_cents, o.created_at
        from orders o join payments p on p.order_id = o.id where o.user_id = u.id order by o.id desc limit ${SHOWN}`)} as orders,
      ${list(`select p.name, p.name_nl, p.name_fr, p.sku, i.quantity from carts c join cart_items i on i.cart_id = c.id
        join products p on p.id = i.product_id where c.user_id = u.id order by i.id`)} as cart,
      ${list(`select a.id, a.first_name || ' ' || a.last_name as name, a.street, a.postal_code, a.city, a.country, a.is_default
        from addresses a where a.user_id = u.id order by a.is_default desc, a.id`)} as addresses,
      ${list(`select p.id, p.name, c.is_main from customer_printers c join printers p on p.id = c.printer_id where c.user_id = u.id order by c.is_main desc, p.id`)} as printers,
      ${list(`select n.id, n.user_id, n.type, n.template, n.params, n.title, n.message, n.related_id,
          n.read_at is not null as is_read, n.created_at
        from notifications n where n.user_id = u.id order by n.id desc limit ${SHOWN}`)} as notifications,
      ${list(`select d.id, d.name, d.email::text, (select count(*)::int from orders o where o.user_id = d.id) as orders_count
        from users d where u.role = 'customer' and d.role = 'customer' and d.deleted_at is null and d.id <> u.id
          and d.id = any(array(
            select s.id from users s where s.deleted_at is null
              and lower(s.name || ' ' || s.email::text || ' ' || coalesce(s.company_name, '')) like lower(u.name) || ' %'
            union all
            select v.id from users v where v.vat_number = u.vat_number))
        order by d.id limit ${SHOWN}`)} as doubles
    from users u where u.id = $1 and u.deleted_at is null`,
    [userId],
  )
  return row
}
