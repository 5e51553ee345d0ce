import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import type { NamedLine } from './add-named-lines.ts'
import { type CartRow, LINES_OF } from './queries.ts'

export interface AbandonedRow extends CartRow {
  email: string | null
  name: string | null
  language: string | null
  has_consent: boolean
  reminded_at: Date | null
}

/** Nobody touched it for an hour, and there is something in it. */
const IS_ABANDONED = `c.updated_at < now() - interval '1 hour' and exists (select from cart_items i where i.cart_id = c.id)`

/** Whose it is: of a guest the shop knows an address only while a checkout is open. */
const VISITOR = `left join users u on u.id = c.user_id and u.blocked_at is null and u.deleted_at is null
  left join lateral (
    select o.details ->> 'billing_email' as email, o.language,
      (o.details ->> 'billing_first_name') || ' ' || (o.details ->> 'billing_last_name') as name
    from checkouts o where o.cart_id = c.id and o.state = 'open' and c.user_id is null order by o.id desc limit 1
  ) open on true`

const COLUMNS = `c.id, c.user_id, c.generation, c.created_at, c.updated_at,
  coalesce(u.email::text, open.email) as email, coalesce(u.name, open.name) as name, coalesce(u.language, open.language) as language,
  u.marketing_consent_at is not null as has_consent,
  (select max(r.sent_at) from cart_reminders r where r.cart_id = c.id) as reminded_at,
  ${LINES_OF('cart_items')} as items, null as saved`

/** Only of these the shop can know an address: most are of guests who left before they gave one. */
const IS_OF_SOMEBODY = ` and c.id = any(array(
    select k.id from carts k where k.user_id is not null
    union all select o.cart_id from checkouts o where o.state = 'open' and o.cart_id is not null))`

const OF_VISITOR = ` and ($1 = '' or lower(coalesce(u.email::text, open.email) || ' ' || coalesce(u.name, open.name)) like '%' || $1 || '%')
  and ($2::bool is null or (coalesce(u.email::text, open.email) is not null) = $2)`

export interface AbandonedFilter {
  search: string
  hasEmail: boolean | null
}

/** Abandoned carts by page, by the index of their last activity; with how many there are. */
export async function abandonedByPage(
  db: Db,
  { search, hasEmail }: AbandonedFilter,
  page: { isAscending: boolean; limit: number; offset: number },
): Promise<{ rows: AbandonedRow[]; total: number }> {
  // Whose a cart is costs a look at its checkouts: only where it is asked for.
  const isAsked = search !== '' || hasEmail !== null
  const isKnown = search !== '' || hasEmail === true
  const from = `from carts c ${isAsked ? VISITOR : ''}
    where ${IS_ABANDONED}${isKnown ? IS_OF_SOMEBODY : ''}${isAsked ? OF_VISITOR : ''}`
  const values = isAsked ? [likeText(search.toLowerCase()), hasEmail] : []
  const way = page.isAscending ? 'asc' : 'desc'
  const order = `order by c.updated_at ${way}, c.id ${way}`
  const [rows, [count]] = await Promise.all([
    // The page first, its lines and people then: the last of many pages costs no more than the first.
    readRows<AbandonedRow>(
      db,
      `with page as materialized (
        select c.id ${from} ${order} limit $${values.length + 1} offset $${values.length + 2}
      ) select ${COLUMNS} from page join carts c on c.id = page.id ${VISITOR} ${order}`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from (select ${from} ${isAsked ? `limit ${COUNTED_AT_MOST}` : ''}) as first`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function abandonedCart(db: Db, cartId: number): Promise<AbandonedRow | undefined> {
  const [row] = await readRows<AbandonedRow>(
    db,
    `select ${COLUMNS} from carts c ${VISITOR} where c.id = $1 and ${IS_ABANDONED}`,
    [cartId],
  )
  return row
}

/** Locks a cart against a second reminder at the same moment. */
export async function lockAbandoned(trx: Trx, cartId: number): Promise<void> {
  await readRows(trx, 'select id from carts where id = $1 for no key update', [cartId])
}

/** Carts left some hours ago by customers who agreed to offers, and who were not written to lately. */
export async function cartsToRemind(
  db: Db,
  { fromHours, toDays, quietDays }: { fromHours: number; toDays: number; quietDays: number },
  limit: number,
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select c.id from carts c
    join users u on u.id = c.user_id and u.blocked_at is null and u.deleted_at is null and u.marketing_consent_at is not null
    where c.updated_at between now() - make_interval(days => $2) and now() - make_interval(hours => $1)
      and exists (select from cart_items i where i.cart_id = c.id)
      and not exists (select from cart_reminders r where r.cart_id = c.id and r.sent_at > now() - make_interval(days => $3))
    order by c.updated_at desc, c.id desc limit $4`,
    [fromHours, toDays, quietDays, limit],
  )
  return rows.map(({ id }) => id)
}

export async function insertReminder(
  trx: Trx,
  cartId: number,
  lines: readonly NamedLine[],
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    'insert into cart_reminders (cart_id, lines) values ($1, $2) returning id',
    [cartId, JSON.stringify(lines)],
  )
  if (row === undefined) throw new Error('The reminder was not written')
  return row.id
}

export async function reminderLines(db: Db, id: number): Promise<NamedLine[] | undefined> {
  const [row] = await readRows<Columns<'cart_reminders', 'lines'> & { lines: NamedLine[] }>(
    db,
    'select lines from cart_reminders where id = $1',
    [id],
  )
  return row?.lines
}

/** Deletes reminders whose links are over; one batch, returns how many. */
export async function deleteRemindersOlderThan(
  db: Db,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from cart_reminders where id in (
      select id from cart_reminders where sent_at < now() - make_interval(days => $1) order by sent_at limit $2) returning id`,
    [days, limit],
  )
  return rows.length
}
