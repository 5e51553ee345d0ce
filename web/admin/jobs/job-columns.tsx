import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { JobRow } from './jobs-loader.ts'

const TONES = {
  created: 'neutral',
  retry: 'warning',
  active: 'info',
  completed: 'success',
  cancelled: 'neutral',
  failed: 'danger',
} as const satisfies Record<JobRow['status'], string>

/** The columns of the list of jobs. */
export function jobColumns(t: Translate): readonly Column<JobRow>[] {
  return [
    {
      id: 'queue',
      header: 'admin.jobs.queue',
      rank: 'name',
      card: 'title',
      cell: ({ queue }) => <b className="font-semibold">{queue}</b>,
      text: ({ queue }) => queue,
    },
    {
      id: 'state',
      header: 'admin.jobs.state',
      card: 'end',
      cell: ({ status }) => (
        <Badge tone={TONES[status]} hasDot>
          {t(`admin.jobs.status.${status}`)}
        </Badge>
      ),
      text: ({ status }) => t(`admin.jobs.status.${status}`),
    },
    {
      id: 'attempts',
      header: 'admin.jobs.attempts',
      isNumeric: true,
      cell: ({ attempts }) => attempts,
      text: ({ attempts }) => String(attempts),
    },
    {
      id: 'run',
      header: 'admin.jobs.run',
      card: 'end-line',
      cell: ({ run_at: at }) => <Moment at={at} />,
      text: ({ run_at: at }) => at,
    },
    {
      id: 'finished',
      header: 'admin.jobs.finished',
      rank: 'wide',
      cell: ({ finished_at: at }) => (at === null ? '–' : <Moment at={at} />),
      text: ({ finished_at: at }) => at ?? '',
    },
    {
      id: 'error',
      header: 'admin.jobs.error',
      card: 'line',
      cell: ({ error }) => <span className="job-error">{error ?? '–'}</span>,
      text: ({ error }) => error ?? '',
    },
  ]
}
