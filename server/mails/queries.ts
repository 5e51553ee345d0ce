import type { MailStatus } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export type MailRow = Columns<
  'mails',
  | 'id'
  | 'template'
  | 'language'
  | 'recipient'
  | 'subject'
  | 'status'
  | 'created_at'
  | 'sent_at'
  | 'attempts'
  | 'next_attempt_at'
  | 'last_error'
>

export type WholeMailRow = MailRow & Columns<'mails', 'html' | 'text' | 'secret'>

const COLUMNS =
  'id, template, language, recipient, subject, status, created_at, sent_at, attempts, next_attempt_at, last_error'
/** Mails to staff accounts may hold a code that opens the shop. */
const READABLE = '(not is_for_staff or $1)'

/** Given up, and nobody has looked at it since. */
export const UNSEEN_FAILURE = "status = 'failed' and looked_at is null"

export interface MailPage {
  readsStaff: boolean
  /** The beginning of an address. */
  recipient: string
  status: MailStatus | 'unseen' | undefined
  template: string | undefined
  language: string | undefined
  limit: number
  offset: number
}

export async function mailsByPage(
  db: Db,
  { readsStaff, recipient, status, template, language, limit, offset }: MailPage,
): Promise<{ rows: MailRow[]; total: number }> {
  const matches = `${READABLE} and ($2 = '' or lower(recipient) like $2 || '%') and ($3::text is null or status = $3 or $3 = 'unseen' and ${UNSEEN_FAILURE})
    and ($4::text is null or template = $4) and ($5::text is null or language = $5)`
  const values = [
    readsStaff,
    likeText(recipient.toLowerCase()),
    status ?? null,
    template ?? null,
    language ?? null,
  ]
  const [rows, [count]] = await Promise.all([
    readRows<MailRow>(
      db,
      `select ${COLUMNS} from mails where ${matches} order by id desc limit $6 offset $7`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from mails where ${matches}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function mailById(
  db: Db,
  id: number,
  readsStaff: boolean,
): Promise<WholeMailRow | undefined> {
  const [row] = await readRows<WholeMailRow>(
    db,
    `select ${COLUMNS}, html, text, secret from mails where ${READABLE} and id = $2`,
    [readsStaff, id],
  )
  return row
}

export async function mailByKey(trx: Trx, dedupeKey: string): Promise<MailRow> {
  const [row] = await readRows<MailRow>(trx, `select ${COLUMNS} from mails where dedupe_key = $1`, [
    dedupeKey,
  ])
  if (row === undefined) throw new Error(`No mail ${dedupeKey}`)
  return row
}

export async function lockMail(
  trx: Trx,
  id: number,
  readsStaff: boolean,
): Promise<(WholeMailRow & { is_over: boolean }) | undefined> {
  const [row] = await readRows<WholeMailRow & { is_over: boolean }>(
    trx,
    `select ${COLUMNS}, html, text, secret, coalesce(expires_at <= now(), false) as is_over
    from mails where ${READABLE} and id = $2 for no key update`,
    [readsStaff, id],
  )
  return row
}

type QueuedAgain = Pick<
  MailRow,
  'status' | 'sent_at' | 'attempts' | 'next_attempt_at' | 'last_error'
>

/**
 * One that was sent before gets a new message id: mailboxes drop a second mail of the same. One that
 * is being sent right now stays with its worker.
 */
export async function queueAgain(trx: Trx, id: number): Promise<QueuedAgain> {
  const [row] = await readRows<QueuedAgain>(
    trx,
    `update mails set status = 'queued', attempts = 0, give_up_at = null, last_error = null, sent_at = null,
      next_attempt_at = case when status = 'queued' and last_error is null then next_attempt_at else now() end,
      message_id = case when status = 'sent' then '<' || gen_random_uuid() || '@mail.octavo>' else message_id end
    where id = $1 returning status, sent_at, attempts, next_attempt_at, last_error`,
    [id],
  )
  if (row === undefined) throw new Error(`No mail ${id}`)
  return row
}

export async function noteLookedAt(db: Db, id: number): Promise<void> {
  await readRows(db, `update mails set looked_at = now() where id = $1 and looked_at is null`, [id])
}

/** How many mails are on their way, held back, or given up: all of them found by an index. */
export function unsentMails(db: Db): Promise<{ status: string; mails: number }[]> {
  return readRows(
    db,
    `select status, count(*)::int as mails from mails where status in ('queued', 'waiting') group by status
    union all select 'failed', count(*)::int from mails where status = 'failed'`,
  )
}
