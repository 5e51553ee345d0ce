import * as contract from '#contract/mails.ts'
import type { Db } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Jobs } from '#server/platform/job-queue.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { SettingsReader } from '#server/settings/read-settings.ts'

import { withSecret } from './outbox.ts'
import { mailById, type MailRow, mailsByPage, noteLookedAt } from './queries.ts'
import { resendMail } from './resend-mail.ts'
import { sendTestMail } from './send-test-mail.ts'

export interface MailDesk {
  db: Db
  jobs: Jobs
  secrets: Secrets
  publicUrl: string
  settings: SettingsReader
}

/** The shop's mails for its staff: without a mail server, the only way to read them. */
export function mailRoutes(desk: MailDesk): Served[] {
  const { db, secrets } = desk
  return [
    serve(contract.listMails, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', status } = query
      const { rows, total } = await mailsByPage(db, {
        readsStaff: isSuperAdmin(context),
        recipient: search,
        status,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(shapeOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showMail, async ({ params }, context) => {
      const row = await mailById(db, params.id, isSuperAdmin(context))
      if (row === undefined) throw new ShopError('not_found')
      if (row.status === 'failed') await noteLookedAt(db, row.id)
      const secret = row.secret === null ? undefined : secrets.decrypt(row.secret)
      return { data: { ...shapeOf(row), ...withSecret(row, secret) } }
    }),
    serve(contract.resendMail, async ({ params }, context) => ({
      data: shapeOf(await resendMail(desk, params.id, isSuperAdmin(context))),
      message: 'mails.queued',
    })),
    serve(contract.sendTestMail, async ({ body }, { language }) => ({
      data: shapeOf(await sendTestMail(desk, body.email, language)),
      message: 'mails.queued',
    })),
  ]
}

function isSuperAdmin({ caller }: Context): boolean {
  return caller.kind === 'user' && caller.user.role === 'super_admin'
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
    error: row.last_error,
  }
}
