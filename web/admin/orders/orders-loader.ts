import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/orders'>['query']>
export type OrderRow = Answer<'GET /admin/orders'>['data'][number]

/** The filters of the list, by their names in its address and in the API's. */
const FILTERS = [
  'status',
  'payment_status',
  'method',
  'country',
  'date_from',
  'date_to',
  'paid_from',
  'paid_to',
  'work',
  'total_min',
  'total_max',
  'customer_id',
] as const

/** What the address asks of the list of orders. The API checks it and says what is wrong. */
export function orderQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, FILTERS) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: counts }] = await Promise.all([
    call('GET /admin/orders', { query: orderQuery(url) }),
    call('GET /admin/orders-stats', {}),
  ])
  return { page, counts }
}

export type OrdersData = Awaited<ReturnType<typeof loader>>
