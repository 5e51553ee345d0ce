import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/bank-statements'>['query']>
export type StatementRow = Answer<'GET /admin/bank-statements'>['data'][number]

export function statementsQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, [])
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/bank-statements', { query: statementsQuery(url) })
}

export type StatementsData = Awaited<ReturnType<typeof loader>>
