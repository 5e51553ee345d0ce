import * as contract from '#contract/mails.ts'
import type { Db } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { withSecret } from './outbox.ts'
import { mailById, type MailRow, mailsByPage } from './queries.ts'

/** The shop's mails for its staff: without a mail server, the only way to read them. */
export function mailRoutes({ db, secrets }: { db: Db; secrets: Secrets }): Served[] {
  return [
    serve(contract.listMails, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '' } = query
      const { rows, total } = await mailsByPage(db, {
        readsStaff: isSuperAdmin(context),
        recipient: search,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(shapeOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.showMail, async ({ params }, context) => {
      const row = await mailById(db, params.id, isSuperAdmin(context))
      if (row === undefined) throw new ShopError('not_found')
      const secret = row.secret === null ? undefined : secrets.decrypt(row.secret)
      return { data: { ...shapeOf(row), ...withSecret(row, secret) } }
    }),
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
  }
}
