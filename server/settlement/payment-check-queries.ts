import type { PaymentCheckKind } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

/** Days before an unpaid transfer's term ends on which its hold is pointed out. */
const HOLD_DAYS = 3

/** Everything that must be looked at now, by its cause; the words of flags are those of `place-order.ts` and `settle-refund.ts`. */
const CAUSES = `
  select 'intent:' || i.id as key,
    case when i.needs_attention like 'paid although order %' then 'double_payment'
      when i.needs_attention like 'amount or currency %' then 'amount_differs' else 'paid_without_order' end as kind,
    (select o.id from orders o where o.number = substring(i.needs_attention from 'order (\\S+) was')) as order_id,
    i.id as intent_id, null::int as movement_id, i.amount_cents::bigint as amount_cents, coalesce(i.checked_at, i.created_at) as since
  from payment_intents i where i.needs_attention is not null
  union all
  select 'order:' || o.id || ':' || md5(o.needs_attention),
    case when o.needs_attention like '%stock is gone' then 'stock_short'
      when o.needs_attention like 'a refund of %' then 'refund_failed' else 'late_payment' end,
    o.id, null, null, o.total_cents, o.created_at
  from orders o where o.needs_attention is not null and (o.status <> 'cancelled' or o.needs_attention like 'a refund of %')
  union all
  select 'movement:' || m.id,
    case when o.id is null then 'transfer_unknown' when o.status = 'cancelled' then 'transfer_cancelled'
      when o.status = 'pending' then 'transfer_differs' else 'transfer_double' end,
    o.id, null, m.id, m.amount_cents, s.applied_at
  from bank_movements m join bank_statements s on s.id = m.statement_id and s.applied_at is not null
  left join payments p on p.structured_communication =
    '+++' || substr(m.reference, 1, 3) || '/' || substr(m.reference, 4, 4) || '/' || substr(m.reference, 8) || '+++'
  left join orders o on o.id = p.order_id
  where m.applied_at is null and not m.is_double and (o.id is null or o.status <> 'pending' or o.total_cents <> m.amount_cents)
  union all
  select 'dispute:' || e.id, 'dispute', p.order_id, i.id, null,
    (e.payload -> 'data' -> 'object' ->> 'amount')::bigint, e.received_at
  from webhook_events e join payment_intents i on i.id = e.intent_id left join payments p on p.transaction_id = i.id
  where e.type = 'charge.dispute.created'
  union all
  select 'vies:' || o.id, 'vies_unreachable', o.id, null, null, o.tax_cents, o.created_at
  from orders o where o.vat_check ->> 'state' = 'unreachable' and o.tax_cents > 0 and o.status not in ('cancelled', 'refunded')
  union all
  select 'hold:' || o.id, 'unpaid_hold', o.id, null, null, o.total_cents, o.created_at
  from payments p join orders o on o.id = p.order_id
  where p.status = 'pending' and p.due_at < now() + interval '${HOLD_DAYS} days' and o.status = 'pending'`

/** A flag that was dealt with is taken off its order: if it is there, it is a new one. */
const COMES_BACK = "c.kind in ('stock_short', 'late_payment', 'refund_failed')"

/** Lists what is new, and closes what has settled by itself. A dispute's event is forgotten before it is over. */
export async function collectPaymentChecks(db: Db): Promise<void> {
  await readRows(
    db,
    `with causes as materialized (${CAUSES}), added as (
      insert into payment_checks (key, kind, order_id, intent_id, movement_id, amount_cents, created_at)
      select key, kind, order_id, intent_id, movement_id, amount_cents, since from causes
      where not exists (select from payment_checks c where c.key = causes.key and (c.resolved_at is null or not ${COMES_BACK}))
      on conflict (key) do update set resolved_at = null, resolution = null, resolved_by = null
    )
    update payment_checks c set resolved_at = now(), resolution = 'settled', resolved_by = 'shop'
    where c.resolved_at is null and c.kind <> 'dispute' and not exists (select from causes where causes.key = c.key)`,
  )
}

export interface PaymentCheckRow extends Columns<
  'payment_checks',
  | 'id'
  | 'order_id'
  | 'intent_id'
  | 'movement_id'
  | 'amount_cents'
  | 'created_at'
  | 'resolved_at'
  | 'resolution'
  | 'resolved_by'
> {
  kind: PaymentCheckKind
  order_number: string | null
  order_total_cents: number | null
  checkout_id: number | null
  due_at: Date | null
  customer_name: string | null
  transaction_id: string | null
  transfer: Columns<'bank_movements', 'name' | 'account' | 'communication' | 'booked_on'> | null
}

/** Of `source`, which is `payment_checks` or some of its rows. */
const checksOf = (
  source: string,
) => `select c.id, c.kind, c.order_id, c.intent_id, c.movement_id, c.amount_cents, c.created_at, c.resolved_at, c.resolution,
    c.resolved_by, o.number as order_number, o.total_cents as order_total_cents, o.checkout_id, p.due_at,
    coalesce(${nameIn('o.billing_address', '')}, ${nameIn('k.details', 'billing_')}) as customer_name,
    coalesce(c.intent_id, p.transaction_id) as transaction_id,
    case when m.id is null then null else json_build_object('booked_on', m.booked_on, 'name', m.name, 'account', m.account,
      'communication', m.communication) end as transfer
  from ${source} c left join orders o on o.id = c.order_id left join payments p on p.order_id = o.id
  left join payment_intents i on i.id = c.intent_id left join checkouts k on k.id = i.checkout_id
  left join bank_movements m on m.id = c.movement_id`

function nameIn(json: string, prefix: string): string {
  const named = (part: string) => `${json} ->> '${prefix}${part}'`
  return `coalesce(nullif(${json} ->> 'company_name', ''), nullif(concat_ws(' ', ${named('first_name')}, ${named('last_name')}), ''))`
}

export async function paymentChecksByPage(
  db: Db,
  page: {
    state: 'open' | 'resolved' | 'all'
    kind: PaymentCheckKind | undefined
    orderId?: number | undefined
    limit: number
    offset: number
  },
): Promise<{ rows: PaymentCheckRow[]; total: number }> {
  // With an `or` for what was not asked no index would serve what was.
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = ['true']
  if (page.state !== 'all')
    conditions.push(`resolved_at is ${page.state === 'open' ? 'null' : 'not null'}`)
  if (page.kind !== undefined) conditions.push(`kind = ${given(page.kind)}`)
  if (page.orderId !== undefined) conditions.push(`order_id = ${given(page.orderId)}`)
  const matching = `from payment_checks where ${conditions.join(' and ')}`
  const [[count], rows] = await Promise.all([
    readRows<{ total: number }>(db, `select count(*)::int as total ${matching}`, [...values]),
    // The page first, what belongs to its rows then.
    readRows<PaymentCheckRow>(
      db,
      `${checksOf(`(select * ${matching} order by created_at desc, id desc limit ${given(page.limit)} offset ${given(page.offset)})`)}
      order by c.created_at desc, c.id desc`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function paymentCheckById(db: Db, id: number): Promise<PaymentCheckRow | undefined> {
  const [row] = await readRows<PaymentCheckRow>(
    db,
    `${checksOf('payment_checks')} where c.id = $1`,
    [id],
  )
  return row
}

/** Taken by one member of staff; false when somebody was faster. What an action settled by itself bears its name. */
export async function closePaymentCheck(
  trx: Trx,
  id: number,
  { resolution, by }: { resolution: string; by: string },
): Promise<boolean> {
  const rows = await readRows(
    trx,
    `update payment_checks set resolved_at = now(), resolution = $2, resolved_by = $3
    where id = $1 and (resolved_at is null or resolution = 'settled') returning id`,
    [id, resolution, by],
  )
  return rows.length > 0
}

export async function reopenPaymentCheck(db: Db, id: number): Promise<void> {
  await readRows(
    db,
    'update payment_checks set resolved_at = null, resolution = null, resolved_by = null where id = $1',
    [id],
  )
}

/** Staff have dealt with what an order was flagged for. */
export async function unflagOrder(trx: Trx, orderId: number): Promise<void> {
  await readRows(
    trx,
    'update orders set needs_attention = null, version = version + 1 where id = $1',
    [orderId],
  )
}
