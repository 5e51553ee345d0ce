import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/public-reviews'>['query']>
export type ReviewRow = Answer<'GET /admin/public-reviews'>['data'][number]

export function reviewQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status', 'rating', 'about', 'product_id']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/public-reviews', { query: reviewQuery(url) })
}

export type ReviewsData = Awaited<ReturnType<typeof loader>>
