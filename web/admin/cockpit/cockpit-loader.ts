import type { Answer, Call } from '#contract/api.ts'
import { COCKPIT_QUEUES, type CockpitQueue } from '#contract/plain/cockpit.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { listQuery } from '#web/admin/table/list-address.ts'
import { withQuery } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'

export type CockpitRow = Answer<'GET /admin/cockpit/{queue}'>['data'][number]

/** The pages of a queue; without one in the address, the first that has any work. */
export async function loader({ call, url }: { call: Call; url: URL }) {
  const asked = url.searchParams.get('queue')
  const queue = COCKPIT_QUEUES.find((one) => one === asked)
  const { page, per_page } = listQuery(url, [])
  const query = { ...(page !== undefined && { page }), ...(per_page !== undefined && { per_page }) }
  const [{ data: counts }, rows] = await Promise.all([
    call('GET /admin/cockpit', {}),
    queue && call('GET /admin/cockpit/{queue}', { params: { queue }, query }),
  ])
  if (queue === undefined || rows === undefined) throw redirect(firstWith(counts))
  return { queue, page: rows, counts }
}

function firstWith(counts: Record<CockpitQueue, number>): string {
  const queue = COCKPIT_QUEUES.find((one) => counts[one] > 0) ?? COCKPIT_QUEUES[0]
  return withQuery(adminPath.cockpit, { queue })
}

export type CockpitData = Awaited<ReturnType<typeof loader>>
