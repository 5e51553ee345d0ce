import type { Answer, Call, Input } from '#contract/api.ts'
import { listQuery } from '#web/admin/table/list-address.ts'

type Query = NonNullable<Input<'GET /admin/jobs'>['query']>
export type JobRow = Answer<'GET /admin/jobs'>['data'][number]
export type JobQueue = Answer<'GET /admin/job-queues'>['data'][number]

/** What the address asks of the list of jobs. */
export function jobQuery(url: Pick<URL, 'searchParams'>): Query {
  return listQuery(url, ['status', 'queue']) as Query
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [page, { data: queues }] = await Promise.all([
    call('GET /admin/jobs', { query: jobQuery(url) }),
    call('GET /admin/job-queues', {}),
  ])
  return { page, queues }
}

export type JobsData = Awaited<ReturnType<typeof loader>>
