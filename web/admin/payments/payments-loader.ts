import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/payments'>['query']>
export type PaymentCheck = Answer<'GET /admin/payments'>['data'][number]
export type UnpaidTransfer = Answer<'GET /admin/unpaid-transfers'>['data'][number]

/** As many as wait in a usual fortnight; the rest is in the list of orders. */
const TRANSFERS = 50

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, transfers] = await Promise.all([
    call('GET /admin/payments', { query: listQuery(url, ['state', 'kind']) as Query }),
    call('GET /admin/unpaid-transfers', { query: { per_page: TRANSFERS } }),
  ])
  return { page, transfers }
}

export type PaymentsData = Awaited<ReturnType<typeof loader>>
