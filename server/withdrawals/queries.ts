import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

/** A bought line with what of it can still go back. */
export interface ItemRow extends Columns<
  'order_items',
  'name' | 'color_name' | 'sku' | 'thumbnail' | 'quantity' | 'unit_price_cents'
> {
  order_item_id: number
  /** Bought, less refunded, less what other withdrawals under way send back. */
  left: number
}

export interface BoughtOrder extends Columns<
  'orders',
  'id' | 'number' | 'user_id' | 'language' | 'shipping_fee_cents' | 'status' | 'created_at'
> {
  email: string
  customer_type: 'individual' | 'business'
  /** What is not left went, or goes, back by withdrawals alone. */
  is_complete: boolean
  shipments: { delivered_at: string | null }[] | null
  items: ItemRow[]
}

/** What of a line is spoken for: by refunds that have not failed, and by withdrawals without one yet. */
const TAKEN = `coalesce((select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
      where l.order_item_id = i.id and r.status <> 'failed'), 0)
    + coalesce((select sum(l.quantity) from withdrawal_lines l join withdrawals w on w.id = l.withdrawal_id
      where l.order_item_id = i.id and w.status in ('received', 'accepted', 'goods_received')
        and not exists (select from refunds r where r.key = w.refund_key and r.status <> 'failed')), 0)`

/** Locks an order against a second withdrawal at the same moment. */
export async function lockOrder(trx: Trx, orderId: number): Promise<void> {
  await readRows(trx, 'select id from orders where id = $1 for no key update', [orderId])
}

export async function boughtOrder(db: Db, orderId: number): Promise<BoughtOrder | undefined> {
  const [row] = await readRows<BoughtOrder>(
    db,
    `select o.id, o.number, o.user_id, o.email::text as email, o.language, o.shipping_fee_cents, o.status, o.created_at, o.customer_type,
      not exists (select from refund_lines l join refunds r on r.id = l.refund_id
        where r.order_id = o.id and r.status <> 'failed' and not exists (select from withdrawals w where w.refund_key = r.key)) as is_complete,
      (select json_agg(json_build_object('delivered_at', s.delivered_at)) from shipments s where s.order_id = o.id) as shipments,
      (select json_agg(json_build_object('order_item_id', i.id, 'name', i.name, 'color_name', i.color_name, 'sku', i.sku,
          'thumbnail', i.thumbnail, 'quantity', i.quantity, 'unit_price_cents', i.unit_price_cents,
          'left', i.quantity - (${TAKEN})) order by i.id)
        from order_items i where i.order_id = o.id) as items
    from orders o where o.id = $1`,
    [orderId],
  )
  return row
}

/** The order of a number, for staff. */
export async function orderIdOf(db: Db, number: string): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(db, 'select id from orders where number = $1', [
    number,
  ])
  return row?.id
}

export interface NewWithdrawal {
  orderId: number
  reason: string | null
  source: 'form' | 'letter'
  /** Null: now. */
  declaredOn: string | null
  requestKey: string | null
  actor: string
  lines: readonly { orderItemId: number; quantity: number }[]
}

export async function insertWithdrawal(trx: Trx, withdrawal: NewWithdrawal): Promise<number> {
  const { orderId, reason, source, declaredOn, requestKey, actor, lines } = withdrawal
  const [row] = await readRows<{ id: number }>(
    trx,
    `with added as (
      insert into withdrawals (order_id, reason, source, declared_at, request_key)
      values ($1, $2, $3, coalesce(($4::date + time '12:00') at time zone '${SHOP_TIME_ZONE}', now()), $5) returning id
    ), lines as (
      insert into withdrawal_lines (withdrawal_id, order_item_id, quantity)
      select added.id, l.item, l.quantity from added, unnest($6::int[], $7::int[]) as l (item, quantity)
    ), told as (
      insert into withdrawal_events (withdrawal_id, status, actor) select id, 'received', $8 from added
    )
    select id from added`,
    [
      orderId,
      reason,
      source,
      declaredOn,
      requestKey,
      lines.map(({ orderItemId }) => orderItemId),
      lines.map(({ quantity }) => quantity),
      actor,
    ],
  )
  if (row === undefined) throw new Error('The withdrawal was not written')
  return row.id
}

/** The withdrawal that was registered under this key. */
export async function withdrawalOfRequest(
  db: Db,
  orderId: number,
  key: string,
): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(
    db,
    'select id from withdrawals where order_id = $1 and request_key = $2',
    [orderId, key],
  )
  return row?.id
}

export interface WithdrawalRow extends Columns<
  'withdrawals',
  | 'id'
  | 'order_id'
  | 'reason'
  | 'declared_at'
  | 'created_at'
  | 'refund_key'
  | 'refund_id'
  | 'version'
> {
  status: WithdrawalStatus
  source: 'form' | 'letter'
  order_number: string
  user_id: number | null
  email: string
  language: string
  first_name: string
  customer_name: string
  shipping_fee_cents: number
  /** What of the payment has come and is not given back otherwise. */
  refundable_cents: number
  /** Nothing of the order stays with the customer. */
  is_whole: boolean
  lines: (ItemRow & { withdrawn: number })[]
}

export interface WithdrawalDetail extends WithdrawalRow {
  events: { status: WithdrawalStatus; reason: string | null; actor: string; at: string }[]
}

/**
 * Delivery is paid back with the withdrawal that leaves nothing: what the earlier ones and refunds took,
 * and this one, is all that was bought.
 */
const IS_WHOLE = `not exists (
    select from order_items i where i.order_id = o.id and i.quantity > coalesce((
      select sum(l.quantity) from withdrawal_lines l join withdrawals e on e.id = l.withdrawal_id
      where l.order_item_id = i.id and e.id <= w.id and e.status <> 'declined'), 0))`

const COLUMNS = `w.id, w.order_id, w.status, w.reason, w.source, w.declared_at, w.created_at, w.refund_key, w.refund_id, w.version,
  o.number as order_number, o.user_id, o.email::text as email, o.language, o.shipping_fee_cents, ${IS_WHOLE} as is_whole,
  (select case when p.paid_at is null then 0 else p.amount_cents - p.refunded_cents + coalesce((
    select r.amount_cents from refunds r where r.key = w.refund_key and r.status <> 'failed'), 0) end
    from payments p where p.order_id = o.id) as refundable_cents,
  o.billing_address ->> 'first_name' as first_name,
  (o.billing_address ->> 'first_name') || ' ' || (o.billing_address ->> 'last_name') as customer_name,
  (select json_agg(json_build_object('order_item_id', i.id, 'name', i.name, 'color_name', i.color_name, 'sku', i.sku,
      'thumbnail', i.thumbnail, 'quantity', i.quantity, 'unit_price_cents', i.unit_price_cents, 'withdrawn', l.quantity,
      'left', i.quantity - coalesce((select sum(rl.quantity) from refund_lines rl join refunds r on r.id = rl.refund_id
        where rl.order_item_id = i.id and r.status <> 'failed' and r.key <> w.refund_key), 0)) order by i.id)
    from withdrawal_lines l join order_items i on i.id = l.order_item_id where l.withdrawal_id = w.id) as lines`

export interface WithdrawalFilter {
  status?: WithdrawalStatus | 'open' | undefined
  /** Lower case, for the email and the names. */
  search: string
  /** Where the search is a number: of an order, of a withdrawal. */
  orderNumber: string | undefined
  withdrawalId: number | undefined
}

/** It waits for the shop's next step. */
export const OPEN_WITHDRAWAL = "w.status in ('received', 'goods_received')"

/** Withdrawals by page, with how many there are. They are few: a sale in a hundred. */
export async function withdrawalsByPage(
  db: Db,
  filter: WithdrawalFilter,
  page: { isAscending: boolean; limit: number; offset: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const matches = `($1::text is null or w.status = $1 or $1 = 'open' and ${OPEN_WITHDRAWAL}) and ($2 = '' or strpos(lower(o.email::text), $2) > 0
    or strpos(lower((o.billing_address ->> 'first_name') || ' ' || (o.billing_address ->> 'last_name')), $2) > 0
    or o.number = $3 or w.id = $4::int)`
  const values = [
    filter.status ?? null,
    filter.search,
    filter.orderNumber ?? null,
    filter.withdrawalId ?? null,
  ]
  const way = page.isAscending ? 'asc' : 'desc'
  const from = 'from withdrawals w join orders o on o.id = w.order_id'
  const [rows, [count]] = await Promise.all([
    readRows<WithdrawalRow>(
      db,
      `select ${COLUMNS} ${from} where ${matches} order by w.id ${way} limit $5 offset $6`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total ${from} where ${matches}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function withdrawalById(db: Db, id: number): Promise<WithdrawalDetail | undefined> {
  const [row] = await readRows<WithdrawalDetail>(
    db,
    `select ${COLUMNS},
      (select json_agg(json_build_object('status', e.status, 'reason', e.reason, 'actor', e.actor, 'at', e.at) order by e.id)
        from withdrawal_events e where e.withdrawal_id = w.id) as events
    from withdrawals w join orders o on o.id = w.order_id where w.id = $1`,
    [id],
  )
  return row
}

/** Locks a withdrawal; undefined for none. */
export async function lockWithdrawal(
  trx: Trx,
  id: number,
): Promise<{ status: WithdrawalStatus; version: number } | undefined> {
  const [row] = await readRows<{ status: WithdrawalStatus; version: number }>(
    trx,
    'select status, version from withdrawals where id = $1 for no key update',
    [id],
  )
  return row
}

export interface Step {
  status: WithdrawalStatus
  reason: string | null
  actor: string
  refundId: number | null
}

export async function writeStep(trx: Trx, id: number, step: Step): Promise<void> {
  await readRows(
    trx,
    `with changed as (
      update withdrawals set status = $2, refund_id = coalesce($3::int, refund_id), version = version + 1 where id = $1
    )
    insert into withdrawal_events (withdrawal_id, status, reason, actor) values ($1, $2, $4, $5)`,
    [id, step.status, step.refundId, step.reason, step.actor],
  )
}

/** Whether the account has a withdrawal that is not through. */
export async function hasOpenWithdrawal(trx: Trx, userId: number): Promise<boolean> {
  const rows = await readRows(
    trx,
    `select w.id from orders o join withdrawals w on w.order_id = o.id
    where o.user_id = $1 and w.status in ('received', 'accepted', 'goods_received') limit 1`,
    [userId],
  )
  return rows.length > 0
}
