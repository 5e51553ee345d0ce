import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/blogs'>['query']>
export type BlogRow = Answer<'GET /admin/blogs'>['data'][number]

export function blogQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status', 'category']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/blogs', { query: blogQuery(url) })
}

export type BlogsData = Awaited<ReturnType<typeof loader>>
