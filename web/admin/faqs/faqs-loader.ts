import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/faqs'>['query']>
export type FaqRow = Answer<'GET /admin/faqs'>['data'][number]

/** A group is put in order as a whole. */
const ON_A_PAGE = '100'

export function faqQuery(url: Pick<URL, 'searchParams'>): Query {
  return { ...listQuery(url, ['group', 'status']), per_page: ON_A_PAGE } as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/faqs', { query: faqQuery(url) })
}

export type FaqsData = Awaited<ReturnType<typeof loader>>
