import type { NotificationType } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import type { NotificationRow } from './queries.ts'

interface Person {
  id: number
  name: string
  email: string
}

export interface AdminNotificationRow extends NotificationRow {
  user: Person
}

const COLUMNS = `n.id, n.user_id, n.type, n.template, n.params, n.title, n.message, n.related_id,
  n.read_at is not null as is_read, n.created_at,
  json_build_object('id', u.id, 'name', u.name, 'email', u.email) as user`
const FROM = 'from notifications n join users u on u.id = n.user_id'

export interface AdminNotificationFilter {
  userId?: number | undefined
  type?: NotificationType | undefined
  isRead?: boolean | undefined
}

export interface AdminNotificationPage {
  rows: AdminNotificationRow[]
  total: number
  unread: number
}

export async function notificationsByPage(
  db: Db,
  { userId, type, isRead }: AdminNotificationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminNotificationPage> {
  const values: unknown[] = []
  const whose = userId === undefined ? 'true' : `n.user_id = $${values.push(userId)}`
  const conditions = [whose]
  if (type !== undefined) conditions.push(`n.type = $${values.push(type)}`)
  if (isRead !== undefined) conditions.push(`n.read_at is ${isRead ? 'not null' : 'null'}`)
  const where = conditions.join(' and ')
  const [rows, [total], [unread]] = await Promise.all([
    readRows<AdminNotificationRow>(
      db,
      `select ${COLUMNS} ${FROM} where ${where} order by n.id desc
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ rows: number }>(db, counted(where), values),
    readRows<{ rows: number }>(
      db,
      counted(`${whose} and n.read_at is null`),
      userId === undefined ? [] : [userId],
    ),
  ])
  return { rows, total: total?.rows ?? 0, unread: unread?.rows ?? 0 }
}

function counted(condition: string): string {
  return `select count(*)::int as rows from (select from notifications n where ${condition} limit ${COUNTED_AT_MOST}) as first`
}

export async function notificationById(
  db: Db,
  id: number,
): Promise<AdminNotificationRow | undefined> {
  const [row] = await readRows<AdminNotificationRow>(
    db,
    `select ${COLUMNS} ${FROM} where n.id = $1`,
    [id],
  )
  return row
}

export async function isUser(db: Db, id: number): Promise<boolean> {
  const rows = await readRows(db, 'select from users where id = $1 and deleted_at is null', [id])
  return rows.length > 0
}

export interface NewSending {
  actorId: number
  /** Null: to all. */
  userId: number | null
  type: NotificationType
  title: string
  message: string
  relatedId: number | null
}

export async function insertSending(trx: Trx, sending: NewSending): Promise<number> {
  const { actorId, userId, type, title, message, relatedId } = sending
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into notification_sendings (actor_id, user_id, type, title, message, related_id)
    values ($1, $2, $3, $4, $5, $6) returning id`,
    [actorId, userId, type, title, message, relatedId],
  )
  if (row === undefined) throw new Error('The sending was not written')
  return row.id
}

/** Writes the notification of one account; answers its id. */
export async function deliverToOne(trx: Trx, sendingId: number): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into notifications (user_id, type, title, message, related_id, sending_id)
    select s.user_id, s.type, s.title, s.message, s.related_id, s.id
    from notification_sendings s where s.id = $1 returning id`,
    [sendingId],
  )
  if (row === undefined) throw new Error('The notification was not written')
  await keepRecipients(trx, sendingId, 1)
  return row.id
}

/** One statement for all accounts but those that are gone, blocked, or do not want to hear of this type; answers how many. */
export async function deliverToAll(trx: Trx, sendingId: number): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    trx,
    `with told as (
      insert into notifications (user_id, type, title, message, related_id, sending_id)
      select u.id, s.type, s.title, s.message, s.related_id, s.id
      from notification_sendings s
      join users u on u.deleted_at is null and u.blocked_at is null and s.type <> all (u.muted_notifications)
      where s.id = $1 returning id
    )
    select count(*)::int as count from told`,
    [sendingId],
  )
  const count = row?.count ?? 0
  await keepRecipients(trx, sendingId, count)
  return count
}

async function keepRecipients(trx: Trx, sendingId: number, count: number): Promise<void> {
  await readRows(trx, 'update notification_sendings set recipients = $2 where id = $1', [
    sendingId,
    count,
  ])
}

/** Of any account; undefined when there is none. */
export async function markReadOfAny(trx: Trx, id: number): Promise<boolean> {
  const rows = await readRows(
    trx,
    'update notifications set read_at = coalesce(read_at, now()) where id = $1 returning id',
    [id],
  )
  return rows.length > 0
}

/** Of any account; answers whose it was and of which type. */
export async function deleteOfAny(
  trx: Trx,
  id: number,
): Promise<{ user_id: number; type: NotificationType } | undefined> {
  const [row] = await readRows<{ user_id: number; type: NotificationType }>(
    trx,
    'delete from notifications where id = $1 returning user_id, type',
    [id],
  )
  return row
}

export interface SendingRow extends Columns<
  'notification_sendings',
  'id' | 'title' | 'message' | 'related_id' | 'recipients' | 'created_at'
> {
  type: NotificationType
  user: Person | null
  actor: Person | null
  read: number
}

export async function sendingsByPage(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SendingRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    readRows<SendingRow>(
      db,
      `select s.id, s.type, s.title, s.message, s.related_id, s.recipients, s.created_at,
        ${personOf('u')} as user, ${personOf('a')} as actor,
        (select count(*)::int from notifications n where n.sending_id = s.id and n.read_at is not null) as read
      from notification_sendings s left join users u on u.id = s.user_id left join users a on a.id = s.actor_id
      order by s.id desc limit $1 offset $2`,
      [limit, offset],
    ),
    readRows<{ total: number }>(db, 'select count(*)::int as total from notification_sendings', []),
  ])
  return { rows, total: count?.total ?? 0 }
}

function personOf(name: 'u' | 'a'): string {
  return `case when ${name}.id is not null then
    json_build_object('id', ${name}.id, 'name', ${name}.name, 'email', ${name}.email) end`
}

/** What was sent to an account that is being deleted. */
export async function deleteSendingsTo(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from notification_sendings where user_id = $1', [userId])
}

/** Deletes old ones; one batch, returns how many. */
export async function deleteSendingsOlderThan(
  db: Db,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from notification_sendings where id in (
      select id from notification_sendings where created_at < now() - make_interval(days => $1) order by created_at limit $2)
    returning id`,
    [days, limit],
  )
  return rows.length
}
