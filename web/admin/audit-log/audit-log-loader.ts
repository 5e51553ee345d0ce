import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/audit'>['query']>

export interface AuditLogData {
  page: Answer<'GET /admin/audit'>
  people: readonly { id: number; name: string }[]
}

export function auditQuery(url: Pick<URL, 'searchParams'>): Query {
  const names = ['entity', 'entity_id', 'actor_id', 'action', 'date_from', 'date_to'] as const
  return listQuery(url, names) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }): Promise<AuditLogData> {
  const [page, staff] = await Promise.all([
    call('GET /admin/audit', { query: auditQuery(url) }),
    call('GET /admin/staff', {}),
  ])
  const people = staff.data.map(({ id, name }) => ({ id, name }))
  return { page, people }
}
