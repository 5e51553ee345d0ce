import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from 'pino'

import { isUnavailable } from '#database/failures.ts'
import type { Db } from '#database/pool.ts'
import { repeating } from '#server/platform/repeating.ts'
import type { Secrets } from '#server/platform/secrets.ts'

import { letOutWaiting } from './let-out-waiting.ts'
import type { Delivery, Envelope, MailServer } from './mail-server.ts'
import { withSecret } from './outbox.ts'
import { retryDelay } from './retry-delay.ts'
import {
  claimDueMails,
  type ClaimedMail,
  expireDueMails,
  keepDueMails,
  markMailSent,
  noteRefusal,
  putBackMail,
  renewClaims,
  whatIsDue,
} from './sending-queries.ts'
import type { Share } from './waiting-queries.ts'

export interface SenderOptions {
  db: Db
  secrets: Secrets
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Without one mails are kept, readable by staff. */
  server: MailServer | undefined
  sender: () => Promise<Envelope['from']>
  /** Undefined: no mail waits. */
  share: Share | undefined
}

const AT_ONCE = 8
const PROBE_MS = 30_000
const RENEW_SECONDS = 8
/** As long as a restart of the database takes. */
const MARK_TRIES = 20

type Sent = { mail: ClaimedMail; delivery: Delivery }

/**
 * Sends what is due in the table, each mail at least once under one message id: twice only when the
 * worker is killed between the server's answer and the commit. A server that is away pauses everything
 * and costs no mail an attempt; it is asked again every 30 seconds. A refused mail is tried again by
 * itself, for three days.
 */
export function mailSender(options: SenderOptions): (signal?: AbortSignal) => Promise<void> {
  const { db, log, server, share } = options
  let probeAt: number | undefined

  async function isPaused(known: MailServer): Promise<boolean> {
    if (probeAt === undefined) return false
    if (performance.now() < probeAt) return true
    if (!(await known.answers())) {
      probeAt = performance.now() + PROBE_MS
      return true
    }
    probeAt = undefined
    log.info('the mail server answers again')
    return false
  }

  /** False when the server is away: those that it did not get are due as before. */
  async function settle(known: MailServer, sent: readonly Sent[]): Promise<boolean> {
    const lost = sent.flatMap(({ mail, delivery }) =>
      delivery.kind === 'away' ? [{ mail, reason: delivery.reason }] : [],
    )
    if (lost.length === 0) return true
    // A mail that makes the server hang up must not stop all others.
    if (await known.answers()) {
      for (const { mail, reason } of lost) await refuse(options, mail, reason)
      return true
    }
    for (const { mail, reason } of lost) await putBackMail(db, mail.id, reason)
    log.warn({ reason: lost[0]?.reason }, 'the mail server is away: mails wait for it')
    probeAt = performance.now() + PROBE_MS
    return false
  }

  /** False when there is nothing more to do. */
  async function sendSome(known: MailServer, signal: AbortSignal | undefined): Promise<boolean> {
    if (signal?.aborted === true) return false
    const mails = await claimDueMails(db, AT_ONCE)
    if (mails.length === 0) return false
    return settle(known, await sendAll(options, known, mails))
  }

  return async (signal) => {
    const due = await whatIsDue(db)
    if (!due.isAny) return
    if (due.isLate) await expireDueMails(db)
    if (due.isWaiting) await letOutWaiting(db, share)
    if (server === undefined) return keepDueMails(db)
    if (await isPaused(server)) return
    while (await sendSome(server, signal));
  }
}

/** However long the server takes, nobody else takes the mails meanwhile. */
async function sendAll(
  options: SenderOptions,
  server: MailServer,
  mails: readonly ClaimedMail[],
): Promise<Sent[]> {
  const ids = mails.map(({ id }) => id)
  const renewing = repeating(RENEW_SECONDS, () => renewClaims(options.db, ids), {
    onError: (err) => options.log.warn({ err }, 'a claim on mails could not be renewed'),
  })
  try {
    const sent = await Promise.allSettled(mails.map((mail) => sendOne(options, server, mail)))
    return sent.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
  } finally {
    await renewing.stop()
  }
}

async function sendOne(
  options: SenderOptions,
  server: MailServer,
  mail: ClaimedMail,
): Promise<Sent> {
  const { db, sender } = options
  const from = await sender()
  const delivery = await deliver(options, server, from, mail)
  if (delivery.kind === 'taken') await whenDatabaseAnswers(() => markMailSent(db, mail.id))
  if (delivery.kind === 'refused') await refuse(options, mail, delivery.reason)
  return { mail, delivery }
}

async function deliver(
  { secrets }: SenderOptions,
  server: MailServer,
  from: Envelope['from'],
  mail: ClaimedMail,
): Promise<Delivery> {
  const secret = secretOf(secrets, mail)
  if (secret === 'unreadable')
    return { kind: 'refused', reason: 'Its code was sealed with another OCTAVO_SECRET.' }
  const { subject, html, text } = withSecret(mail, secret?.text)
  return server.deliver({
    from,
    to: mail.recipient,
    subject,
    html,
    text,
    messageId: mail.message_id,
    ...(mail.unsubscribe_url !== null && { unsubscribeUrl: mail.unsubscribe_url }),
  })
}

function secretOf(
  secrets: Secrets,
  { secret }: ClaimedMail,
): { text: string } | 'unreadable' | undefined {
  if (secret === null) return undefined
  try {
    return { text: secrets.decrypt(secret) }
  } catch {
    return 'unreadable'
  }
}

/** A mail that was sent but not marked would be sent again. */
async function whenDatabaseAnswers(run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === MARK_TRIES || !isUnavailable(error)) throw error
      await sleep(1_000)
    }
  }
}

async function refuse({ db, log }: SenderOptions, mail: ClaimedMail, reason: string) {
  const { id, template, attempts } = mail
  const seconds = retryDelay(attempts + 1, Math.random())
  const hasFailed = await noteRefusal(db, { id, reason, seconds })
  // The reason names the recipient, so it stays in the table.
  if (hasFailed) log.error({ mail_id: id, template }, 'a mail was refused for three days: given up')
}
