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
  const staff = (role: 'admin' | 'super_admin') =>
    call('GET /admin/users', { query: { role, per_page: '100', sort: 'name', direction: 'asc' } })
  const [page, admins, superAdmins] = await Promise.all([
    call('GET /admin/audit', { query: auditQuery(url) }),
    staff('admin'),
    staff('super_admin'),
  ])
  const people = [...admins.data, ...superAdmins.data].map(({ id, name }) => ({ id, name }))
  return { page, people }
}
