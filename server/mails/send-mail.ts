import { createTransport } from 'nodemailer'

import type { Db } from '#database/pool.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Secrets } from '#server/platform/secrets.ts'

import { MAIL_QUEUE, markMail, noteMailFailure, queuedMail, withSecret } from './outbox.ts'

export interface MailOptions {
  db: Db
  secrets: Secrets
  /** Without a mail server mails are kept, readable by staff. */
  smtpUrl: string | undefined
  sender: () => Promise<{ name: string; address: string }>
}

/** Sends queued mails over SMTP, each at least once under one message id. A refusal is tried again later. */
export function sendMailJob({ db, secrets, smtpUrl, sender }: MailOptions): JobDefinition {
  const transport = smtpUrl === undefined ? undefined : createTransport(smtpUrl)
  return {
    queue: MAIL_QUEUE,
    async run({ mail_id }) {
      const mail = await queuedMail(db, Number(mail_id))
      if (mail === undefined || mail.status !== 'queued') return
      if (transport === undefined) return markMail(db, mail.id, 'kept')
      try {
        const secret = mail.secret === null ? undefined : secrets.decrypt(mail.secret)
        const { subject, html, text } = withSecret(mail, secret)
        await transport.sendMail({
          from: await sender(),
          to: mail.recipient,
          subject,
          html,
          text,
          messageId: mail.message_id,
        })
      } catch (error) {
        await noteMailFailure(db, mail.id, error instanceof Error ? error.message : String(error))
        throw error
      }
      return markMail(db, mail.id, 'sent')
    },
  }
}
