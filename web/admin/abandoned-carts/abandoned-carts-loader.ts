import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/abandoned-carts'>['query']>
export type AbandonedCart = Answer<'GET /admin/abandoned-carts'>['data'][number]

export function cartQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['has_email']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/abandoned-carts', { query: cartQuery(url) })
}

export type AbandonedCartsData = Awaited<ReturnType<typeof loader>>
