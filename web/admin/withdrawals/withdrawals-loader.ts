import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/withdrawals'>['query']>
export type WithdrawalRow = Answer<'GET /admin/withdrawals'>['data'][number]

export function withdrawalQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/withdrawals', { query: withdrawalQuery(url) })
}

export type WithdrawalsData = Awaited<ReturnType<typeof loader>>
