import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/phone-orders'>['query']>
export type PhoneOrder = Answer<'GET /admin/phone-orders'>['data'][number]

export function phoneOrderQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/phone-orders', { query: phoneOrderQuery(url) })
}

export type PhoneOrdersData = Awaited<ReturnType<typeof loader>>
