import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

export const MAIL_QUEUE = 'send-mail'

export interface Mail {
  subject: string
  html: string
  text: string
}

export interface NewMail extends Mail {
  /** The same key is written once: `order-received:4711`. */
  dedupeKey: string
  template: string
  language: string
  recipient: string
  /** The account it is about; a guest has none. */
  userId: number | null
  /** Encrypted; replaces every `SECRET_PLACE` when the mail is sent or read. */
  secret?: Buffer
  /** Only a super admin may read it where no mail server is set. */
  isForStaff?: boolean
}

export interface QueuedMail extends Mail {
  id: number
  recipient: string
  message_id: string
  status: string
  secret: Buffer | null
}

/** Placeholder of a mail's secret. */
export const SECRET_PLACE = '[[secret]]'

/** Writes a mail in the transaction that causes it, and queues its sending. */
export async function writeMail(trx: Trx, jobs: Jobs, mail: NewMail): Promise<void> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into mails (dedupe_key, template, language, recipient, user_id, subject, html, text, secret, is_for_staff, message_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '<' || gen_random_uuid() || '@mail.octavo>')
    on conflict (dedupe_key) do nothing returning id`,
    [
      mail.dedupeKey,
      mail.template,
      mail.language,
      mail.recipient,
      mail.userId,
      mail.subject,
      mail.html,
      mail.text,
      mail.secret ?? null,
      mail.isForStaff ?? false,
    ],
  )
  if (row !== undefined) await jobs.send(trx, MAIL_QUEUE, { mail_id: row.id })
}

export async function queuedMail(db: Db, id: number): Promise<QueuedMail | undefined> {
  const [row] = await readRows<QueuedMail>(
    db,
    'select id, recipient, subject, html, text, message_id, status, secret from mails where id = $1',
    [id],
  )
  return row
}

/** The mail as its reader sees it. */
export function withSecret(mail: Mail, secret: string | undefined): Mail {
  if (secret === undefined) return mail
  const fill = (text: string) => text.replaceAll(SECRET_PLACE, secret)
  return { subject: fill(mail.subject), html: fill(mail.html), text: fill(mail.text) }
}

/** The secret is erased once sent; in a mail that is only kept, staff can still read it. */
export async function markMail(db: Db, id: number, status: 'sent' | 'kept'): Promise<void> {
  await readRows(
    db,
    "update mails set status = $2, attempts = attempts + 1, sent_at = case when $2 = 'sent' then now() end, secret = case when $2 = 'kept' then secret end, last_error = null where id = $1",
    [id, status],
  )
}

export async function noteMailFailure(db: Db, id: number, reason: string): Promise<void> {
  await readRows(db, 'update mails set attempts = attempts + 1, last_error = $2 where id = $1', [
    id,
    reason.slice(0, 500),
  ])
}

/** Deletes an account's mails of these templates, whatever address they were sent to. */
export async function deleteMails(
  trx: Trx,
  userId: number,
  templates: readonly string[],
): Promise<void> {
  await readRows(trx, 'delete from mails where user_id = $1 and template = any($2)', [
    userId,
    templates,
  ])
}
