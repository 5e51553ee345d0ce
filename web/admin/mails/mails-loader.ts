import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/mails'>['query']>
export type MailRow = Answer<'GET /admin/mails'>['data'][number]

/** What the address asks of the outbox. */
export function mailQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status', 'template', 'language']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: stats }] = await Promise.all([
    call('GET /admin/mails', { query: mailQuery(url) }),
    call('GET /admin/mails-stats', {}),
  ])
  return { page, stats }
}

export type MailsData = Awaited<ReturnType<typeof loader>>
