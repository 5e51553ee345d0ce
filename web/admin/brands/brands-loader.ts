import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/brands'>['query']>
export type BrandRow = Answer<'GET /admin/brands'>['data'][number]

export function brandQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, []) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/brands', { query: brandQuery(url) })
}

export type BrandsData = Awaited<ReturnType<typeof loader>>
