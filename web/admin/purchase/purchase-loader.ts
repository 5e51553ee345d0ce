import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/stock/purchase-list'>['query']>
export type PurchaseRow = Answer<'GET /admin/stock/purchase-list'>['data'][number]

export function purchaseQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['days', 'brand_id'])
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: brands }] = await Promise.all([
    call('GET /admin/stock/purchase-list', { query: purchaseQuery(url) }),
    call('GET /brands', {}),
  ])
  return { page, brands }
}

export type PurchaseData = Awaited<ReturnType<typeof loader>>
