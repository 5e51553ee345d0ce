import type { Answer, Call, Input } from '#contract/api.ts'
import { allBrands } from '#web/admin/references/all-brands.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/printers'>['query']>
export type PrinterRow = Answer<'GET /admin/printers'>['data'][number]

export function printerQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['brand_id', 'technology', 'missing']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, brands] = await Promise.all([
    call('GET /admin/printers', { query: printerQuery(url) }),
    allBrands(call),
  ])
  return { page, brands }
}

export type PrintersData = Awaited<ReturnType<typeof loader>>
