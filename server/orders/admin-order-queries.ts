import type { OrderAddress } from '#contract/orders.ts'
import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { keptCount } from '#server/platform/kept-counts.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { LIST_COLUMNS, type OrderListRow, SHIPMENT, type ShipmentRow } from './order-queries.ts'

export interface AdminOrderListRow
  extends OrderListRow, Columns<'orders', 'user_id' | 'email' | 'needs_attention'> {}

export interface OrderFilter {
  status?: OrderStatus | undefined
  payment_status?: PaymentStatus | undefined
  method?: PaymentMethod | undefined
  /** Of the delivery address. */
  country?: string | undefined
  /** Calendar days in Brussels, both included. */
  date_from?: string | undefined
  date_to?: string | undefined
  /** The same of the payment. */
  paid_from?: string | undefined
  paid_to?: string | undefined
  work?: 'to_ship' | undefined
  /** Euro, both included. */
  total_min?: number | undefined
  total_max?: number | undefined
  customer_id?: number | undefined
  /** Plain letters; fewer than three say too little to look for and are left out, but for digits: an order's number. */
  search: string
}

export interface AdminOrderPage {
  sort: 'created_at' | 'total' | 'order_number'
  isAscending: boolean
  limit: number
  offset: number
}

/** What is asked of the order's payment. */
const OF_PAYMENT = ['payment_status', 'method', 'paid_from', 'paid_to', 'work'] as const

/** Numbers are given in order, and orders placed as they come: one index serves both. */
const ORDER_BY = { created_at: ['o.id'], order_number: ['o.id'], total: ['o.total_cents', 'o.id'] }

/** Orders by page, with how many there are, filtered ones counted to 10,000. Only the conditions asked for stand in the statement. */
export async function ordersByPage(
  db: Db,
  filter: OrderFilter,
  page: AdminOrderPage,
): Promise<{ rows: AdminOrderListRow[]; total: number }> {
  const { conditions, values } = conditionsOf(filter)
  const withPayment = 'join payments p on p.order_id = o.id'
  // Every order has its one payment: to find and count orders it is read only where it is asked for.
  const isPaymentAsked = OF_PAYMENT.some((name) => filter[name] !== undefined)
  const joined = isPaymentAsked ? withPayment : ''
  const way = page.isAscending ? 'asc' : 'desc'
  const order = ORDER_BY[page.sort].map((column) => `${column} ${way}`).join(', ')
  const [rows, total] = await Promise.all([
    readRows<AdminOrderListRow>(
      db,
      `${PLANNED_EACH_TIME}select ${LIST_COLUMNS}, o.user_id, o.email, o.needs_attention
      from (
        select o.id from orders o ${joined} where ${conditions}
        order by ${order} limit $${values.length + 1} offset $${values.length + 2}
      ) found join orders o on o.id = found.id ${withPayment} order by ${order}`,
      [...values, page.limit, page.offset],
    ),
    isCountKept(filter)
      ? keptCount(db, 'orders', filter.status)
      : countOf(db, `from orders o ${joined} where ${conditions}`, values),
  ])
  return { rows, total }
}

/** All orders, or those of a status alone. */
function isCountKept({ search, ...filter }: OrderFilter): boolean {
  const others = Object.entries(filter).filter(([name]) => name !== 'status')
  return search === '' && others.every(([, value]) => value === undefined)
}

async function countOf(db: Db, from: string, values: readonly unknown[]): Promise<number> {
  const [row] = await readRows<{ total: number }>(
    db,
    `${PLANNED_EACH_TIME}select count(*)::int as total from (select ${from} limit ${COUNTED_AT_MOST}) as first`,
    values,
  )
  return row?.total ?? 0
}

const TO_SHIP = `o.status = 'processing' and p.status in ('paid', 'partially_refunded')
  and (select sum(i.quantity) from order_items i where i.order_id = o.id)
    > coalesce((select sum(l.quantity) from shipments s join shipment_lines l on l.shipment_id = s.id
      where s.order_id = o.id), 0)
    + coalesce((select sum(l.unshipped) from refunds r join refund_lines l on l.refund_id = r.id
      where r.order_id = o.id and r.status <> 'failed'), 0)`

/** The shortest text the indexes of parts of words serve. */
const SEARCH_FROM = 3

const CONDITIONS: Record<keyof OrderFilter | 'id', (value: string) => string> = {
  status: (value) => `o.status = ${value}`,
  payment_status: (value) => `p.status = ${value}`,
  method: (value) => `p.method = ${value}`,
  country: (value) => `o.country = ${value}`,
  date_from: (value) =>
    `o.created_at >= (${value}::date)::timestamp at time zone '${SHOP_TIME_ZONE}'`,
  date_to: (value) =>
    `o.created_at < (${value}::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}'`,
  paid_from: (value) => `p.paid_at >= (${value}::date)::timestamp at time zone '${SHOP_TIME_ZONE}'`,
  paid_to: (value) =>
    `p.paid_at < (${value}::date + 1)::timestamp at time zone '${SHOP_TIME_ZONE}'`,
  work: (value) => `${value}::text = 'to_ship' and ${TO_SHIP}`,
  total_min: (value) => `o.total_cents >= round(${value}::numeric * 100)`,
  total_max: (value) => `o.total_cents <= round(${value}::numeric * 100)`,
  customer_id: (value) => `o.user_id = ${value}`,
  id: (value) => `o.id = ${value}::int`,
  search: (value) => `(o.search_text like '%' || ${value} || '%'
      or o.id = any(array(select s.order_id from shipments s where lower(s.tracking_number) like '%' || ${value} || '%')))`,
}

function conditionsOf({ search, ...filter }: OrderFilter): {
  conditions: string
  values: unknown[]
} {
  const asked = Object.entries({ ...filter, ...searchOf(search) }).filter(
    ([, value]) => value !== undefined,
  )
  return {
    conditions: [
      'true',
      ...asked.map(([name], index) => CONDITIONS[name as keyof typeof CONDITIONS](`$${index + 1}`)),
    ].join(' and '),
    values: asked.map(([, value]) => value),
  }
}

function searchOf(search: string): { search?: string; id?: string } {
  if (search.length >= SEARCH_FROM) return { search: likeText(search) }
  return /^\d+$/.test(search) ? { id: search } : {}
}

const UNDER_WAY = `select
    (select count(*)::int from orders o join payments p on p.order_id = o.id where ${TO_SHIP}) as to_ship,
    (select count(*)::int from orders o join payments p on p.order_id = o.id
      where o.status = 'pending' and p.status = 'pending') as unpaid`

/** What waits for staff or for its money: read by the index of states, however many orders there are. */
export async function ordersUnderWay(db: Db): Promise<{ to_ship: number; unpaid: number }> {
  const [row] = await readRows<{ to_ship: number; unpaid: number }>(
    db,
    `${PLANNED_EACH_TIME}${UNDER_WAY}`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

export type OrderCounts = Record<OrderStatus | 'total' | 'to_ship' | 'unpaid', number>

/** How many orders there are of each status; those under way are looked at one by one. */
export async function countOrders(db: Db): Promise<OrderCounts> {
  const [row] = await readRows<OrderCounts>(
    db,
    `with by_status as (
      select part as status, sum(number)::int as orders from kept_counts where list = 'orders' group by part),
    under_way as (${UNDER_WAY})
    select coalesce(sum(orders), 0)::int as total,
      coalesce(sum(orders) filter (where status = 'pending'), 0)::int as pending,
      coalesce(sum(orders) filter (where status = 'processing'), 0)::int as processing,
      coalesce(sum(orders) filter (where status = 'completed'), 0)::int as completed,
      coalesce(sum(orders) filter (where status = 'cancelled'), 0)::int as cancelled,
      coalesce(sum(orders) filter (where status = 'refunded'), 0)::int as refunded,
      under_way.to_ship, under_way.unpaid
    from under_way left join by_status on true group by 7, 8`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

export interface OrderBackground
  extends
    Columns<'orders', 'version' | 'email' | 'needs_attention'>,
    Columns<'payments', 'amount_cents' | 'refunded_cents' | 'paid_at'> {
  shipping_address: OrderAddress
  customer: { id: number; name: string; email: string; orders_count: number } | null
  /** Oldest parcel first. */
  shipments: ShipmentRow[] | null
  previous_id: number | null
  next_id: number | null
  timeline: { kind: string; actor: string; details: Record<string, unknown>; at: string }[] | null
}

/** What staff see of an order besides what its customer sees. */
export async function orderBackground(db: Db, id: number): Promise<OrderBackground | undefined> {
  const [row] = await readRows<OrderBackground>(
    db,
    `select o.version, o.email, o.needs_attention, o.shipping_address, p.amount_cents, p.refunded_cents, p.paid_at,
      (select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'orders_count',
          (select count(*) from orders other where other.user_id = u.id))
        from users u where u.id = o.user_id) as customer,
      (select json_agg(${SHIPMENT} order by s.id) from shipments s where s.order_id = o.id) as shipments,
      (select json_agg(json_build_object('kind', e.kind, 'actor', e.actor, 'details', e.details, 'at', e.at) order by e.id)
        from order_events e where e.order_id = o.id) as timeline,
      (select max(id) from orders where id < o.id) as previous_id,
      (select min(id) from orders where id > o.id) as next_id
    from orders o join payments p on p.order_id = o.id where o.id = $1`,
    [id],
  )
  return row
}
