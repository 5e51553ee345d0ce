import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/colors'>['query']>
export type ColorRow = Answer<'GET /admin/colors'>['data'][number]

export function colorQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, []) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/colors', { query: colorQuery(url) })
}

export type ColorsData = Awaited<ReturnType<typeof loader>>
