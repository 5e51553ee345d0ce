import { type Db, readRows } from '#database/pool.ts'

import type { Mail } from './outbox.ts'

export interface ClaimedMail extends Mail {
  id: number
  template: string
  recipient: string
  message_id: string
  unsubscribe_url: string | null
  secret: Buffer | null
  attempts: number
}

/** A worker that was killed loses its mails to another one after this long. */
const CLAIM = "interval '20 seconds'"
const GIVE_UP = "interval '3 days'"
const IS_DUE = `status in ('queued', 'waiting') and next_attempt_at <= now()`

export interface DueMails {
  isAny: boolean
  /** Some would come too late. */
  isLate: boolean
  /** Some wait for a place in the share of their recipient or network. */
  isWaiting: boolean
}

/** What there is to do: mostly nothing, or just mails to send. */
export async function whatIsDue(db: Db): Promise<DueMails> {
  const [row] = await readRows<DueMails>(
    db,
    `select exists (select from mails where ${IS_DUE}) as "isAny",
      exists (select from mails where ${IS_DUE} and expires_at <= now()) as "isLate",
      exists (select from mails where status = 'waiting' and next_attempt_at <= now()) as "isWaiting"`,
  )
  return row ?? { isAny: false, isLate: false, isWaiting: false }
}

/** Gives up what is due, but would come too late. */
export async function expireDueMails(db: Db): Promise<void> {
  await readRows(
    db,
    `update mails set status = 'expired', secret = null where ${IS_DUE} and expires_at <= now()`,
  )
}

/** Without a mail server mails are kept; staff can read them, secrets included. */
export async function keepDueMails(db: Db): Promise<void> {
  await readRows(
    db,
    `update mails set status = 'kept', attempts = attempts + 1, last_error = null
    where status = 'queued' and next_attempt_at <= now()`,
  )
}

/** Takes the mails that have been due for longest; nobody else gets them while the claim is renewed. */
export function claimDueMails(db: Db, limit: number): Promise<ClaimedMail[]> {
  return readRows<ClaimedMail>(
    db,
    `with due as (
      select id from mails where status = 'queued' and next_attempt_at <= now()
      order by next_attempt_at, id limit $1 for no key update skip locked
    )
    update mails set next_attempt_at = now() + ${CLAIM} from due where mails.id = due.id
    returning mails.id, template, recipient, subject, html, text, message_id, unsubscribe_url, secret, attempts`,
    [limit],
  )
}

/** One that was refused meanwhile keeps its later time. */
export async function renewClaims(db: Db, ids: readonly number[]): Promise<void> {
  await readRows(
    db,
    `update mails set next_attempt_at = greatest(next_attempt_at, now() + ${CLAIM}) where id = any($1::bigint[]) and status = 'queued'`,
    [ids],
  )
}

/** The server is away: the mail is due as before, and no attempt is counted. */
export async function putBackMail(db: Db, id: number, reason: string): Promise<void> {
  await readRows(
    db,
    `update mails set next_attempt_at = now(), last_error = $2 where id = $1 and status = 'queued'`,
    [id, reason],
  )
}

/** The secret is erased once a server has taken it. */
export async function markMailSent(db: Db, id: number): Promise<void> {
  await readRows(
    db,
    `update mails set status = 'sent', attempts = attempts + 1, sent_at = now(), secret = null, last_error = null,
      give_up_at = null where id = $1`,
    [id],
  )
}

/**
 * Counts a refused attempt; true when it was the last. The next one comes after `seconds`, but the last
 * one exactly three days after the first.
 */
export async function noteRefusal(
  db: Db,
  { id, reason, seconds }: { id: number; reason: string; seconds: number },
): Promise<boolean> {
  const [row] = await readRows<{ has_failed: boolean }>(
    db,
    `update mails set attempts = attempts + 1, last_error = $2,
      status = case when give_up_at <= now() then 'failed' else status end,
      looked_at = null,
      give_up_at = coalesce(give_up_at, now() + ${GIVE_UP}),
      next_attempt_at = least(now() + make_interval(secs => $3::int), coalesce(give_up_at, now() + ${GIVE_UP}), expires_at)
    where id = $1 and status = 'queued' returning status = 'failed' as has_failed`,
    [id, reason, seconds],
  )
  return row?.has_failed === true
}
