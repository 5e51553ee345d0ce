import type { NotificationType } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface NotificationRow extends Columns<
  'notifications',
  | 'id'
  | 'user_id'
  | 'type'
  | 'template'
  | 'params'
  | 'title'
  | 'message'
  | 'related_id'
  | 'created_at'
> {
  is_read: boolean
}

const COLUMNS =
  'id, user_id, type, template, params, title, message, related_id, read_at is not null as is_read, created_at'

export interface NotificationPage {
  isUnreadOnly: boolean
  limit: number
  offset: number
}

/** Own notifications by page, newest first, with how many there are and how many are unread. */
export async function ownNotifications(
  db: Db,
  userId: number,
  { isUnreadOnly, limit, offset }: NotificationPage,
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const [rows, counts] = await Promise.all([
    readRows<NotificationRow>(
      db,
      `select ${COLUMNS} from notifications where user_id = $1 ${isUnreadOnly ? 'and read_at is null' : ''}
      order by id desc limit $2 offset $3`,
      [userId, limit, offset],
    ),
    readRows<{ total: number; unread: number }>(
      db,
      `select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
      from notifications where user_id = $1`,
      [userId],
    ),
  ])
  const { total, unread } = counts[0] ?? { total: 0, unread: 0 }
  return { rows, total: isUnreadOnly ? unread : total, unread }
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const [row] = await readRows<{ unread: number }>(
    db,
    'select count(*)::int as unread from notifications where user_id = $1 and read_at is null',
    [userId],
  )
  return row?.unread ?? 0
}

/** One's own notification, read now; undefined for a foreign one as for none. */
export async function markRead(
  db: Db,
  userId: number,
  id: number,
): Promise<NotificationRow | undefined> {
  const [row] = await readRows<NotificationRow>(
    db,
    `update notifications set read_at = coalesce(read_at, now()) where id = $2 and user_id = $1 returning ${COLUMNS}`,
    [userId, id],
  )
  return row
}

/** Answers how many became read. */
export async function markAllRead(db: Db, userId: number): Promise<number> {
  return affected(
    db,
    'update notifications set read_at = now() where user_id = $1 and read_at is null',
    [userId],
  )
}

export async function deleteOne(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await affected(db, 'delete from notifications where user_id = $1 and id = $2', [
    userId,
    id,
  ])
  return gone > 0
}

/** Answers how many were deleted. */
export async function deleteAll(db: Db, userId: number): Promise<number> {
  return affected(db, 'delete from notifications where user_id = $1', [userId])
}

/** Deletes old ones; one batch, returns how many. */
export async function deleteOlderThan(db: Db, days: number, limit: number): Promise<number> {
  return affected(
    db,
    `delete from notifications where id in (
      select id from notifications where created_at < now() - make_interval(days => $1) order by created_at limit $2)`,
    [days, limit],
  )
}

export interface NewNotification {
  user_id: number
  type: NotificationType
  template: string
  params: object
  related_id: number | null
  /** The same event is told once. */
  dedupe_key: string
}

/** Writes notifications for those who want to hear of their kind: one statement. */
export async function insertNotifications(
  db: Db,
  notifications: readonly NewNotification[],
): Promise<void> {
  await readRows(
    db,
    `insert into notifications (user_id, type, template, params, related_id, dedupe_key)
    select u.id, n.type, n.template, n.params, n.related_id, n.dedupe_key
    from jsonb_to_recordset($1::jsonb) as n (user_id int, type text, template text, params jsonb, related_id int, dedupe_key text)
    join users u on u.id = n.user_id and u.deleted_at is null and n.type <> all (u.muted_notifications)
    on conflict (dedupe_key) do nothing`,
    [JSON.stringify(notifications)],
  )
}

/** Everybody who works in the shop. */
export async function staffIds(db: Db): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select id from users where role <> 'customer' and deleted_at is null and blocked_at is null order by id`,
  )
  return rows.map(({ id }) => id)
}

export interface OrderAbout {
  id: number
  user_id: number
  number: string
  /** Calendar day: set when an order is placed. */
  arrives_on: string
  is_transfer: boolean
  is_paid: boolean
  /** What happened, and when. */
  details: Record<string, unknown>
  at: Date
}

/** What a notification says about an event of an order; undefined for a guest's order, since guests have no notifications. */
export async function orderAbout(db: Db, eventId: number): Promise<OrderAbout | undefined> {
  const [row] = await readRows<OrderAbout>(
    db,
    `select o.id, o.user_id, o.number, o.estimated_delivery_on::text as arrives_on,
      p.method = 'bank_transfer' as is_transfer, p.paid_at is not null as is_paid, e.details, e.at
    from order_events e join orders o on o.id = e.order_id join payments p on p.order_id = o.id
    where e.id = $1 and o.user_id is not null`,
    [eventId],
  )
  return row
}

/** When the password of an account was last changed. */
export async function passwordChangedAt(db: Db, userId: number): Promise<Date | undefined> {
  const [row] = await readRows<{ at: Date | null }>(
    db,
    'select password_changed_at as at from users where id = $1',
    [userId],
  )
  return row?.at ?? undefined
}

async function affected(db: Db, sql: string, values: readonly unknown[]): Promise<number> {
  return (await readRows(db, `${sql} returning id`, values)).length
}

/** Of two accounts that become one. */
export async function moveNotifications(
  trx: Trx,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  await readRows(trx, 'update notifications set user_id = $1 where user_id = $2', [keptId, goneId])
}
