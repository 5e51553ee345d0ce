import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/search-redirects'>['query']>
export type RedirectRow = Answer<'GET /admin/search-redirects'>['data'][number]

export function redirectQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['language', 'kind']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: categories }, { data: brands }] = await Promise.all([
    call('GET /admin/search-redirects', { query: redirectQuery(url) }),
    call('GET /category-names', {}),
    call('GET /brands', {}),
  ])
  return { page, categories, brands }
}

export type RedirectsData = Awaited<ReturnType<typeof loader>>
