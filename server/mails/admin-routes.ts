import * as contract from '#contract/mails.ts'
import { MAIL_TEMPLATES } from '#contract/plain/mail-templates.ts'
import type { MailStatus } from '#contract/plain/statuses.ts'
import type { Db } from '#database/pool.ts'
import { isSuperAdmin } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Jobs } from '#server/platform/job-queue.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { SettingsReader } from '#server/settings/read-settings.ts'

import { type AllMailSamples, SAMPLE_SECRET } from './mail-sample.ts'
import { withSecret } from './outbox.ts'
import { mailById, type MailRow, mailsByPage, noteLookedAt, unsentMails } from './queries.ts'
import { resendMail } from './resend-mail.ts'
import { sendTestMail } from './send-test-mail.ts'

export interface MailDesk {
  db: Db
  jobs: Jobs
  secrets: Secrets
  publicUrl: string
  settings: SettingsReader
  /** Without one mails stay in the table. */
  hasMailServer: boolean
  samples: AllMailSamples
}

/** The shop's mails for its staff: without a mail server, the only way to read them. */
export function mailRoutes(desk: MailDesk): Served[] {
  const { db, secrets } = desk
  return [
    serve(contract.listMails, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '' } = query
      const { status, template, language } = query
      const { rows, total } = await mailsByPage(db, {
        readsStaff: isSuperAdmin(context),
        recipient: search,
        status,
        template,
        language,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(shapeOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showMailStats, async () => {
      const counts = new Map((await unsentMails(db)).map((row) => [row.status, row.mails]))
      const of = (status: MailStatus) => counts.get(status) ?? 0
      return {
        data: {
          queued: of('queued'),
          waiting: of('waiting'),
          failed: of('failed'),
          has_mail_server: desk.hasMailServer,
        },
      }
    }),
    serve(contract.showMail, async ({ params }, context) => {
      const row = await mailById(db, params.id, isSuperAdmin(context))
      if (row === undefined) throw new ShopError('not_found')
      if (row.status === 'failed') await noteLookedAt(db, row.id)
      const secret = row.secret === null ? undefined : secrets.decrypt(row.secret)
      const { subject, html, text } = withSecret(row, secret)
      return { data: { ...shapeOf(row), subject, html, text } }
    }),
    serve(contract.resendMail, async ({ params }, context) => ({
      data: shapeOf(await resendMail(desk, params.id, isSuperAdmin(context))),
      message: 'mails.queued',
    })),
    serve(contract.sendTestMail, async ({ body }, { language }) => ({
      data: shapeOf(await sendTestMail(desk, body.email, language)),
      message: 'mails.queued',
    })),
    ...sampleRoutes(desk),
  ]
}

/** What each mail looks like, without anybody getting it. */
function sampleRoutes({ settings, publicUrl, samples }: MailDesk): Served[] {
  return [
    serve(contract.listMailTemplates, async ({ query }, context) => {
      const sender = { settings: await settings.get(), publicUrl }
      const language = query.language ?? context.language
      return {
        data: MAIL_TEMPLATES.map((template) => ({
          template,
          subject: samples[template](sender, language).subject,
        })),
      }
    }),
    serve(contract.showMailTemplate, async ({ params, query }, context) => {
      const template = MAIL_TEMPLATES.find((name) => name === params.name)
      if (template === undefined) throw new ShopError('not_found')
      const language = query.language ?? context.language
      const mail = samples[template]({ settings: await settings.get(), publicUrl }, language)
      return { data: { template, language, ...withSecret(mail, SAMPLE_SECRET) } }
    }),
  ]
}

function isTriedAgain({ status }: MailRow): boolean {
  return status === 'queued' || status === 'waiting'
}

function shapeOf(row: MailRow) {
  const { id, template, language, recipient, subject, status } = row
  return {
    id,
    template,
    language,
    recipient,
    subject,
    status,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    next_attempt_at: isTriedAgain(row) ? row.next_attempt_at.toISOString() : null,
    error: row.last_error,
  }
}
