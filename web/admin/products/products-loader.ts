import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/products'>['query']>
export type ProductRow = Answer<'GET /admin/products'>['data'][number]

export function productsQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, [
    'status',
    'category_id',
    'brand_id',
    'type',
    'origin',
    'stock_status',
    'missing',
  ]) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: categories }, { data: brands }] = await Promise.all([
    call('GET /admin/products', { query: productsQuery(url) }),
    call('GET /category-names', {}),
    call('GET /brands', {}),
  ])
  return { page, categories, brands }
}

export type ProductsData = Awaited<ReturnType<typeof loader>>
