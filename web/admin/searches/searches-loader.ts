import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/searches'>['query']>
export type AskedRow = Answer<'GET /admin/searches'>['data'][number]

export function askedQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['language', 'days', 'view']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/searches', { query: askedQuery(url) })
}

export type SearchesData = Awaited<ReturnType<typeof loader>>
