import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/users'>['query']>
export type UserRow = Answer<'GET /admin/users'>['data'][number]

const PER_PAGE = '10'

export function customerQuery(url: Pick<URL, 'searchParams'>): Query {
  return { ...listQuery(url, ['role', 'blocked', 'kind']), per_page: PER_PAGE } as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/users', { query: customerQuery(url) })
}

export type CustomersData = Awaited<ReturnType<typeof loader>>
