import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/stock'>['query']>
export type StockRow = Answer<'GET /admin/stock'>['data'][number]

export function stockQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['state']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: stats }] = await Promise.all([
    call('GET /admin/stock', { query: stockQuery(url) }),
    call('GET /admin/stock-stats', {}),
  ])
  return { page, stats }
}

export type StockData = Awaited<ReturnType<typeof loader>>
