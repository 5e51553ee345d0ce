import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/products/imports'>['query']>
export type ImportFile = Answer<'GET /admin/products/imports'>['data'][number]

export function importsQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, [])
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/products/imports', { query: importsQuery(url) })
}

export type ImportsData = Awaited<ReturnType<typeof loader>>
