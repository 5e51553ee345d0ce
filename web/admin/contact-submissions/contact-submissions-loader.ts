import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'
import { pageOrNone } from '#web/admin/table/page-or-none.ts'

type Query = NonNullable<Input<'GET /admin/contact-submissions'>['query']>
export type ContactPage = Answer<'GET /admin/contact-submissions'>
export type Submission = ContactPage['data'][number]

const NONE = { counts: { new: 0, read: 0, replied: 0 } }

/** What the address asks of the list: as many as the API gives when nobody asks for another number. */
export function contactQuery(searchParams: URLSearchParams): Query {
  const { per_page: _, ...query } = listQuery({ searchParams }, ['status'])
  return query as Query
}

export function loader({ call, url }: { call: Call; url: URL }) {
  const query = contactQuery(url.searchParams)
  return pageOrNone(call('GET /admin/contact-submissions', { query }), NONE)
}

export type ContactData = Awaited<ReturnType<typeof loader>>
