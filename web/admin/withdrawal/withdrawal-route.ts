import type { Answer, Call } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import { staffRoute } from '#web/admin/staff-route.ts'
import type { Params } from '#web/router/route.ts'

import { WithdrawalPage } from './withdrawal-page.tsx'

export type AdminWithdrawal = Answer<'GET /admin/withdrawals/{id}'>['data']

async function loader({ call, params }: { call: Call; params: Params }) {
  const id = recordId(params, 'withdrawalId')
  return (await call('GET /admin/withdrawals/{id}', { params: { id } })).data
}

export const route = staffRoute({
  Component: WithdrawalPage,
  loader,
  title: (data, { t }) => data?.number ?? t('admin.withdrawals.title'),
})
