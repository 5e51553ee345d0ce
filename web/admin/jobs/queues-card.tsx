import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { JobQueue } from './jobs-loader.ts'

/** Every kind of work: what waits in it, when it comes by itself, and when it came last. */
export function QueuesCard({
  queues,
  onChanged,
}: {
  queues: readonly JobQueue[]
  onChanged: () => void
}) {
  const { t } = useTranslation()
  return (
    <section className="card job-queues" aria-labelledby="job-queues">
      <h2 id="job-queues">{t('admin.jobs.queues')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div className="job-queues-scroll" tabIndex={0} role="group" aria-labelledby="job-queues">
        <table className="dtable">
          <thead>
            <tr>
              <th>{t('admin.jobs.queue')}</th>
              <th className="r">{t('admin.jobs.waiting')}</th>
              <th className="r">{t('admin.jobs.active')}</th>
              <th className="r">{t('admin.jobs.retrying')}</th>
              <th className="r">{t('admin.jobs.failed')}</th>
              <th>{t('admin.jobs.schedule')}</th>
              <th>{t('admin.jobs.lastRun')}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <QueueRow key={queue.queue} queue={queue} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function QueueRow({ queue, onChanged }: { queue: JobQueue; onChanged: () => void }) {
  const { t, language } = useTranslation()
  const count = (value: number) => (value === 0 ? '–' : formatNumber(value, language))
  return (
    <tr>
      <td>
        <Link to={withQuery(adminPath.jobs, { queue: queue.queue })} preventScrollReset>
          {queue.queue}
        </Link>
      </td>
      <td className="r">{count(queue.waiting)}</td>
      <td className="r">{count(queue.active)}</td>
      <td className="r">{count(queue.retrying)}</td>
      <td className="r">
        {queue.failed === 0 ? '–' : <Failed queue={queue} onChanged={onChanged} />}
      </td>
      <td>
        {queue.cron !== null && <code>{queue.cron}</code>}
        {queue.every_seconds !== null &&
          t('admin.jobs.everySeconds', { count: queue.every_seconds })}
        {queue.cron === null && queue.every_seconds === null && (
          <span className="text-muted">{t('admin.jobs.onDemand')}</span>
        )}
      </td>
      <td>
        <LastRun queue={queue} />
      </td>
    </tr>
  )
}

/** How many were given up, and all of them once more. */
function Failed({ queue, onChanged }: { queue: JobQueue; onChanged: () => void }) {
  const { t, language } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const retryAll = async () => {
    setIsBusy(true)
    try {
      const { data } = await staffCall('POST /admin/job-queues/{queue}/retry', {
        params: { queue: queue.queue },
        body: {},
      })
      toasts.show(t('admin.jobs.retried', { count: data.retried }))
      onChanged()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <span className="job-failed">
      <Badge tone="danger">{formatNumber(queue.failed, language)}</Badge>
      <Button look="secondary" isBusy={isBusy} onClick={() => void retryAll()}>
        {t('admin.jobs.retryAll')}
      </Button>
    </span>
  )
}

function LastRun({
  queue: { last_run_at: at, last_run_ms: took, last_run_error: error, ...queue },
}: {
  queue: JobQueue
}) {
  const { t, language } = useTranslation()
  if (queue.cron === null && queue.every_seconds === null) return '–'
  if (at === null) return <span className="text-muted">{t('admin.jobs.notYet')}</span>
  return (
    <>
      <Moment at={at} />{' '}
      {error === null ? (
        <span className="text-muted num">
          {t('admin.jobs.took', { ms: formatNumber(took ?? 0, language) })}
        </span>
      ) : (
        <Badge tone="danger">{error}</Badge>
      )}
    </>
  )
}
