import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/price-batches'>['query']>
export type BatchRow = Answer<'GET /admin/price-batches'>['data'][number]

export function batchQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['kind', 'status']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/price-batches', { query: batchQuery(url) })
}

export type BatchesData = Awaited<ReturnType<typeof loader>>
