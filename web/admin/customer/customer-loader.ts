import type { Answer, Call } from '#contract/api.ts'
import type { AuditRow } from '#web/admin/audit-log/audit-words.ts'
import { recordId } from '#web/admin/record-id.ts'
import type { Params } from '#web/router/route.ts'

export type User = Answer<'GET /admin/users/{id}'>['data']
export type Overview = Answer<'GET /admin/users/{id}/overview'>['data']

export interface CustomerData {
  user: User
  overview: Overview
  log: readonly AuditRow[]
}

const SHOWN_CHANGES = '5'

export async function loader({
  call,
  params,
}: {
  call: Call
  params: Params
}): Promise<CustomerData> {
  const id = recordId(params, 'customerId')
  const [user, overview, log] = await Promise.all([
    call('GET /admin/users/{id}', { params: { id } }),
    call('GET /admin/users/{id}/overview', { params: { id } }),
    call('GET /admin/audit', {
      query: { entity: 'user', entity_id: String(id), per_page: SHOWN_CHANGES },
    }),
  ])
  return { user: user.data, overview: overview.data, log: log.data }
}
