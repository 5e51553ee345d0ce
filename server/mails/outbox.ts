import type { MailTemplate } from '#contract/plain/mail-templates.ts'
import { readRows, type Trx } from '#database/pool.ts'
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
  template: MailTemplate
  language: string
  recipient: string
  /** The account it is about; a guest has none. */
  userId: number | null
  /** Encrypted; replaces every `SECRET_PLACE` when the mail is sent or read. */
  secret?: Buffer
  /** Only a super admin may read it where no mail server is set. */
  isForStaff?: boolean
  /** After so long it is not sent any more. */
  expiresAfterMinutes?: number
  /**
   * Set for a mail that strangers can cause to any address: it waits while its recipient or the network
   * that caused it (null when unknown) has had its hour's share. Never set for codes and paid orders.
   */
  limitedBy?: { network: string | null }
  /** Where mail programs end mails of this kind with one press; only of those that need consent. */
  unsubscribeUrl?: string
}

/** Placeholder of a mail's secret. */
export const SECRET_PLACE = '[[secret]]'

/** Writes a mail in the transaction that causes it, and wakes the sender once that commits. */
export async function writeMail(trx: Trx, jobs: Jobs, mail: NewMail): Promise<void> {
  const rows = await readRows(
    trx,
    `insert into mails (dedupe_key, template, language, recipient, user_id, subject, html, text, secret, is_for_staff,
      expires_at, status, network, unsubscribe_url, message_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
      now() + make_interval(mins => $11::int), $12, $13, $14, '<' || gen_random_uuid() || '@mail.octavo>')
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
      mail.expiresAfterMinutes ?? null,
      mail.limitedBy === undefined ? 'queued' : 'waiting',
      mail.limitedBy?.network ?? null,
      mail.unsubscribeUrl ?? null,
    ],
  )
  if (rows.length > 0) await wakeMailSender(trx, jobs)
}

/** The table knows what is due; a job only says that there is something. */
export function wakeMailSender(trx: Trx, jobs: Jobs): Promise<void> {
  return jobs.send(trx, MAIL_QUEUE, {})
}

/** The mail as its reader sees it. */
export function withSecret(mail: Mail, secret: string | undefined): Mail {
  if (secret === undefined) return mail
  const fill = (text: string) => text.replaceAll(SECRET_PLACE, secret)
  return { subject: fill(mail.subject), html: fill(mail.html), text: fill(mail.text) }
}

/** Deletes an account's mails of these templates, whatever address they were sent to. */
export async function deleteMails(
  trx: Trx,
  userId: number,
  templates: readonly MailTemplate[],
): Promise<void> {
  await readRows(trx, 'delete from mails where user_id = $1 and template = any($2)', [
    userId,
    templates,
  ])
}

/** The same for mails that its owner got as a guest, at the account's address. */
export async function deleteGuestMails(
  trx: Trx,
  userId: number,
  templates: readonly MailTemplate[],
): Promise<void> {
  await readRows(
    trx,
    `delete from mails where user_id is null and template = any($2)
      and recipient = (select email from users where id = $1)`,
    [userId, templates],
  )
}
