import { adminPath } from '#web/admin/admin-path.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts'

import { jobColumns } from './job-columns.tsx'
import { jobQuery, type JobQueue, type JobRow, type JobsData } from './jobs-loader.ts'
import { QueuesCard } from './queues-card.tsx'

/** What the shop does by itself: its work for later, what became of it, and when it comes again. */
export function JobsPage() {
  const { t } = useTranslation()
  const { page, queues } = useLoaderData<JobsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const reload = () => {
    void revalidator.revalidate()
    void refreshWork()
  }
  return (
    <>
      <DataTable
        name="jobs"
        title="admin.jobs.title"
        path={adminPath.jobs}
        columns={jobColumns(t)}
        page={page}
        idOf={(job) => job.id}
        nameOf={(job) => `${job.queue}, ${job.id.slice(0, 8)}`}
        tabs={tabsOf(queues)}
        filters={[
          {
            kind: 'choice',
            label: 'admin.jobs.queue',
            name: 'queue',
            options: queues
              .map(({ queue }) => ({ value: queue, label: queue }))
              .toSorted((a, b) => a.label.localeCompare(b.label)),
          },
        ]}
        empty="admin.jobs.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/jobs', {
            query: { ...jobQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        bulk={BULK}
      />
      <QueuesCard queues={queues} onChanged={reload} />
    </>
  )
}

const BULK: readonly BulkAction<JobRow>[] = [
  {
    text: 'admin.jobs.retry',
    icon: RotateCcw,
    each: async ({ id }) =>
      (await staffCall('POST /admin/jobs/{id}/retry', { params: { id }, body: {} })).message,
  },
]

function tabsOf(queues: readonly JobQueue[]): readonly ListTab[] {
  const sum = (of: (queue: JobQueue) => number) =>
    queues.reduce((total, queue) => total + of(queue), 0)
  return [
    { text: 'admin.jobs.all', filter: { status: undefined } },
    {
      text: 'admin.jobs.status.failed',
      count: sum((queue) => queue.failed),
      filter: { status: 'failed' },
    },
    {
      text: 'admin.jobs.status.retry',
      count: sum((queue) => queue.retrying),
      filter: { status: 'retry' },
    },
    {
      text: 'admin.jobs.status.created',
      count: sum((queue) => queue.waiting),
      filter: { status: 'created' },
    },
    {
      text: 'admin.jobs.status.active',
      count: sum((queue) => queue.active),
      filter: { status: 'active' },
    },
    { text: 'admin.jobs.status.completed', filter: { status: 'completed' } },
  ]
}
