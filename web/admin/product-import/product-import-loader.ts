import type { Answer, Call, Input } from '#contract/api.ts'
import { recordId } from '#web/admin/record-id.ts'
import { listQuery } from '#web/admin/table/list-address.ts'
import type { Params } from '#web/router/route.ts'

export type ImportFile = Answer<'GET /admin/products/imports/{id}'>['data']
export type ImportRow = Answer<'GET /admin/products/imports/{id}/rows'>['data'][number]
type Query = NonNullable<Input<'GET /admin/products/imports/{id}/rows'>['query']>

/** States in which the rows are worth looking at. */
const SHOWN: ReadonlySet<string> = new Set(['checked', 'done', 'cancelled'])

export function rowsQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['outcome']) as Query
}

export async function loader({ call, params, url }: { call: Call; params: Params; url: URL }) {
  const id = recordId(params, 'importId')
  const { data: file } = await call('GET /admin/products/imports/{id}', { params: { id } })
  const rows = SHOWN.has(file.state)
    ? await call('GET /admin/products/imports/{id}/rows', { params: { id }, query: rowsQuery(url) })
    : undefined
  return { file, rows }
}

export type ImportData = Awaited<ReturnType<typeof loader>>
