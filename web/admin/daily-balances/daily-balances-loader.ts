import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/daily-balances'>['query']>
export type DailyBalance = Answer<'GET /admin/daily-balances'>['data'][number]

export function balancesQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['is_balanced', 'date_from', 'date_to']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/daily-balances', { query: balancesQuery(url) })
}

export type BalancesData = Awaited<ReturnType<typeof loader>>
