import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface ReviewableOrder extends Columns<
  'orders',
  'id' | 'number' | 'user_id' | 'language'
> {
  email: string
  first_name: string
  articles: string[]
}

/**
 * Orders that arrived some days ago, whose customers agreed to mails and were not asked lately. The
 * consent is the account's, or that of the address.
 */
export function ordersToAskAbout(
  db: Db,
  {
    afterDays,
    withinDays,
    quietDays,
  }: { afterDays: number; withinDays: number; quietDays: number },
  limit: number,
): Promise<ReviewableOrder[]> {
  return readRows<ReviewableOrder>(
    db,
    `select o.id, o.number, o.user_id, o.language, o.email::text as email, o.billing_address ->> 'first_name' as first_name,
      array(select i.name from order_items i where i.order_id = o.id order by i.id) as articles
    from orders o
    join lateral (select max(s.delivered_at) as at from shipments s where s.order_id = o.id) arrived on true
    where o.status = 'completed' and arrived.at between now() - make_interval(days => $1::int + $2::int) and now() - make_interval(days => $1::int)
      and o.created_at > now() - make_interval(days => $1::int + $2::int + 60)
      and (exists (select from users u where (u.id = o.user_id or u.email = o.email) and u.email = o.email
          and u.marketing_consent_at is not null and u.blocked_at is null and u.deleted_at is null)
        or exists (select from newsletter_subscriptions s where s.email = o.email and s.confirmed_at is not null))
      and not exists (select from review_requests r where r.order_id = o.id)
      and not exists (select from review_requests r where r.email = o.email and r.sent_at > now() - make_interval(days => $3))
      and not exists (select from withdrawals w where w.order_id = o.id and w.status <> 'declined')
    order by o.id limit $4`,
    [afterDays, withinDays, quietDays, limit],
  )
}

/** False when it was asked about already. */
export async function noteRequest(
  trx: Trx,
  { id, email }: Pick<ReviewableOrder, 'id' | 'email'>,
): Promise<boolean> {
  const rows = await readRows(
    trx,
    'insert into review_requests (order_id, email) values ($1, $2) on conflict (order_id) do nothing returning order_id',
    [id, email],
  )
  return rows.length > 0
}

/** Deletes rejected reviews some months after the decision; one batch, returns how many. */
export async function deleteRejected(db: Db, months: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from reviews where id in (
      select id from reviews where status = 'rejected' and coalesce(decided_at, created_at) < now() - make_interval(months => $1)
      order by id limit $2) returning id`,
    [months, limit],
  )
  return rows.length
}

export async function deleteRequestsOlderThan(
  db: Db,
  months: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from review_requests where order_id in (
      select order_id from review_requests where sent_at < now() - make_interval(months => $1) order by sent_at limit $2)
    returning order_id`,
    [months, limit],
  )
  return rows.length
}

/**
 * Of an account that is being deleted: what is published stays, under its first name alone; what
 * nobody has read goes.
 */
export async function forgetReviewer(trx: Trx, userId: number): Promise<void> {
  const own = '(select email from users where id = $1)'
  await readRows(trx, `delete from reviews where email = ${own} and status <> 'published'`, [
    userId,
  ])
  await readRows(trx, `update reviews set email = '' where email = ${own}`, [userId])
  await readRows(trx, `delete from review_requests where email = ${own}`, [userId])
}
