import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import { staffRoute } from '#web/admin/staff-route.ts'
import type { Params } from '#web/router/route.ts'

import { BankStatementPage } from './bank-statement-page.tsx'

export type Statement = Answer<'GET /admin/bank-statements/{id}'>['data']

async function loader({ call, params }: { call: Call; params: Params }): Promise<Statement> {
  const id = recordId(params, 'statementId')
  return (await call('GET /admin/bank-statements/{id}', { params: { id } })).data
}

export const route = staffRoute({
  Component: BankStatementPage,
  loader,
  title: (data, { t }) => data?.name ?? t('admin.statements.title'),
})
