import type { PhoneDetails } from '#contract/phone-orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { PhoneOrderStatus } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface PhoneLine {
  product_id: number
  product_color_id: number | null
  quantity: number
  sku: string
  name: string
  /** `"12.50"`, as it was said on the phone. */
  line_total: string
}

export interface NewPhoneOrder {
  staffId: number
  email: string
  language: Language
  details: PhoneDetails
  lines: readonly PhoneLine[]
  totalCents: number
  validUntil: Date
}

export interface PhoneOrderRow extends Columns<
  'phone_orders',
  'id' | 'email' | 'total_cents' | 'created_at' | 'valid_until' | 'opened_at' | 'version'
> {
  language: Language
  details: PhoneDetails
  lines: PhoneLine[]
  status: PhoneOrderStatus
  prepared_by: string | null
  order_id: number | null
  order_number: string | null
}

const STATUS = `case when o.id is not null then 'ordered' when p.withdrawn_at is not null then 'withdrawn'
  when p.valid_until < now() then 'expired' when p.opened_at is not null then 'opened' else 'sent' end`

/** The first order that came of it: a link that is opened twice may be ordered twice. */
const FROM = `from phone_orders p left join users s on s.id = p.staff_id
  left join lateral (
    select id, number from orders where phone_order_id = p.id order by id limit 1
  ) o on true`

const COLUMNS = `p.id, p.email, p.language, p.details, p.lines, p.total_cents, p.created_at, p.valid_until, p.opened_at,
  p.version, ${STATUS} as status, s.name as prepared_by, o.id as order_id, o.number as order_number`

export async function insertPhoneOrder(trx: Trx, order: NewPhoneOrder): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into phone_orders (staff_id, email, language, details, lines, total_cents, valid_until)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      order.staffId,
      order.email,
      order.language,
      JSON.stringify(order.details),
      JSON.stringify(order.lines),
      order.totalCents,
      order.validUntil,
    ],
  )
  if (row === undefined) throw new Error('The phone order was not written')
  return row.id
}

export async function phoneOrder(db: Db, id: number): Promise<PhoneOrderRow | undefined> {
  const [row] = await readRows<PhoneOrderRow>(db, `select ${COLUMNS} ${FROM} where p.id = $1`, [id])
  return row
}

/** Locks one until the transaction ends, so that it is not sent and withdrawn at once. */
export async function lockPhoneOrder(trx: Trx, id: number): Promise<PhoneOrderRow | undefined> {
  await readRows(trx, 'select id from phone_orders where id = $1 for no key update', [id])
  return phoneOrder(trx, id)
}

export async function phoneOrdersByPage(
  db: Db,
  filter: { search: string; status: PhoneOrderStatus | undefined },
  page: { isAscending: boolean; limit: number; offset: number },
): Promise<{ rows: PhoneOrderRow[]; total: number }> {
  const where = `where ($1 = '' or lower(concat_ws(' ', p.email, p.details ->> 'billing_first_name',
      p.details ->> 'billing_last_name', p.details ->> 'company_name')) like '%' || $1 || '%')
    and ($2::text is null or ${STATUS} = $2)`
  const way = page.isAscending ? 'asc' : 'desc'
  const values = [likeText(filter.search.toLowerCase()), filter.status ?? null]
  const [rows, [count]] = await Promise.all([
    readRows<PhoneOrderRow>(
      db,
      `select ${COLUMNS} ${FROM} ${where} order by p.created_at ${way}, p.id ${way} limit $3 offset $4`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(db, `select count(*)::int as total ${FROM} ${where}`, values),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function extendPhoneOrder(trx: Trx, id: number, validUntil: Date): Promise<void> {
  await readRows(
    trx,
    'update phone_orders set valid_until = $2, version = version + 1 where id = $1',
    [id, validUntil],
  )
}

export async function endPhoneOrder(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    'update phone_orders set withdrawn_at = now(), version = version + 1 where id = $1',
    [id],
  )
}

/** Notes that it was opened, and in which cart it is now. */
export async function markOpened(db: Db, id: number, cartId: number): Promise<void> {
  await readRows(
    db,
    `with opened as (
      update phone_orders set opened_at = coalesce(opened_at, now()) where id = $1 returning id
    )
    update carts set phone_order_id = opened.id from opened where carts.id = $2`,
    [id, cartId],
  )
}

/** Deletes those whose link has been over for some days; one batch, returns how many. */
export async function deletePhoneOrdersOverFor(
  db: Db,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from phone_orders where id in (
      select id from phone_orders where valid_until < now() - make_interval(days => $1) order by created_at limit $2
    ) returning id`,
    [days, limit],
  )
  return rows.length
}
