import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'
import { pageOrNone } from '#web/admin/table/page-or-none.ts'

type Query = NonNullable<Input<'GET /admin/seo-plugin'>['query']>
export type SeoRow = Answer<'GET /admin/seo-plugin'>['data'][number]

export function seoQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['locale']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const { page } = await pageOrNone(call('GET /admin/seo-plugin', { query: seoQuery(url) }))
  return page
}

export type SeoData = Awaited<ReturnType<typeof loader>>
