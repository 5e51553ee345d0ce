import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { Page } from '#web/admin/table/column.ts'
import { NotificationIcon } from '#web/commerce/notifications/notification-row.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Sending } from './notifications-loader.ts'
import { useMore } from './use-more.ts'

/** What staff sent, and how many have read it. */
export function SentList({ page }: { page: Page<Sending> }) {
  const { t } = useTranslation()
  const more = useMore(page, (number) =>
    staffCall('GET /admin/sent-notifications', { query: { page: number } }),
  )
  return (
    <section className="card told-card" aria-label={t('admin.notifications.sentOnes')}>
      {more.rows.length === 0 && (
        <p className="empty text-muted">{t('admin.notifications.noneSent')}</p>
      )}
      <ul className="note-list">
        {more.rows.map(({ id, type, title, message, user, actor, recipients, read, ...row }) => (
          <li key={id} className="note-row">
            <NotificationIcon type={type} />
            <div className="told-entry">
              <div className="told-words">
                <b className="block">{title}</b>
                <p className="told-message">{message}</p>
                <p className="text-subtle flex flex-wrap gap-x-2">
                  <span>{user === null ? t('admin.notifications.toAll') : user.name}</span>
                  {actor !== null && (
                    <span>{t('admin.notifications.by', { name: actor.name })}</span>
                  )}
                  <Moment at={row.created_at} />
                </p>
              </div>
              <span className="told-badges">
                <Badge tone={read === 0 ? 'neutral' : 'success'}>
                  {t('admin.notifications.readBy', { read, count: recipients })}
                </Badge>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more.hasMore && (
        <div className="told-more">
          <Button look="secondary" isBusy={more.isBusy} onClick={more.loadMore}>
            {t('admin.notifications.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
