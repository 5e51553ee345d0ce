import { useState } from 'react'

import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StaffSession } from './settings-loader.ts'

/** Where somebody is signed in: with what, from where, since when. */
export function StaffSessions({
  sessions,
  onChanged,
}: {
  sessions: readonly StaffSession[]
  onChanged: () => void
}) {
  const { t } = useTranslation()
  return (
    <section className="card settings-table">
      <div className="settings-head">
        <h2>{t('admin.staff.sessions')}</h2>
        <p className="text-muted">{t('admin.staff.sessionsText')}</p>
      </div>
      <table className="dtable staff-table">
        <thead>
          <tr>
            <th>{t('admin.staff.device')}</th>
            <th>{t('admin.staff.person')}</th>
            <th>{t('admin.staff.network')}</th>
            <th>{t('admin.staff.since')}</th>
            <th>
              <span className="sr-only">{t('admin.staff.end')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td>
                <b>{session.device ?? t('admin.staff.unknownDevice')}</b>
              </td>
              <td>{session.user.name}</td>
              <td className="text-muted num">{session.network ?? '–'}</td>
              <td className="text-muted">
                <Moment at={session.created_at} />
              </td>
              <td className="r">
                {session.is_current ? (
                  <Badge tone="success" hasDot>
                    {t('admin.staff.thisOne')}
                  </Badge>
                ) : (
                  <EndButton session={session} onEnded={onChanged} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EndButton({ session, onEnded }: { session: StaffSession; onEnded: () => void }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const end = async () => {
    setIsBusy(true)
    try {
      const { message } = await staffCall('DELETE /admin/staff/sessions/{id}', {
        params: { id: session.id },
      })
      toasts.show(message)
      onEnded()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
      setIsBusy(false)
    }
  }
  return (
    <Button
      look="secondary"
      size="small"
      isBusy={isBusy}
      aria-label={t('admin.staff.endOf', {
        device: session.device ?? t('admin.staff.unknownDevice'),
        name: session.user.name,
      })}
      onClick={() => void end()}
    >
      {t('admin.staff.end')}
    </Button>
  )
}
