import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/search-synonyms'>['query']>
export type SynonymRow = Answer<'GET /admin/search-synonyms'>['data'][number]

export function synonymQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['language']) as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  return call('GET /admin/search-synonyms', { query: synonymQuery(url) })
}

export type SynonymsData = Awaited<ReturnType<typeof loader>>
