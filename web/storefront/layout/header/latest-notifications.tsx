import { useEffect } from 'react'

import {
  NotificationRow,
  notificationTarget,
} from '#web/commerce/notifications/notification-row.tsx'
import {
  fetchLatest,
  markAllRead,
  openNotification,
  useLatestNotifications,
} from '#web/commerce/notifications/notifications.ts'
import { useHeaderCounts } from '#web/commerce/session/header-counts.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The newest notifications under the bell; all of them have their own page. */
export function LatestNotifications({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  const { unread_notifications_count: unread } = useHeaderCounts()
  useEffect(() => void fetchLatest(), [])
  return (
    <div className="grid gap-2">
      <LatestList onGo={onGo} />
      <div className="border-line flex flex-wrap justify-between gap-2 border-t p-2">
        <Button
          look="ghost"
          size="small"
          icon={<Icon of={CheckCheck} />}
          isDisabled={unread === 0}
          onClick={() => void markAllRead()}
        >
          {t('notifications.markAll')}
        </Button>
        <Link className="btn btn-ghost btn-sm" to={paths.notifications} onClick={onGo}>
          {t('notifications.all')}
        </Link>
      </div>
    </div>
  )
}

function LatestList({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  const { list, hasFailed } = useLatestNotifications()
  if (hasFailed) {
    return (
      <div className="grid justify-items-center gap-3 p-6 text-center" role="alert">
        <p>{t('notifications.failure.load')}</p>
        <Button look="secondary" onClick={() => void fetchLatest({ isForced: true })}>
          {t('notifications.retry')}
        </Button>
      </div>
    )
  }
  if (list === undefined) {
    return (
      <div className="grid gap-3 p-3" aria-busy="true">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  }
  if (list.length === 0)
    return <p className="text-muted p-6 text-center">{t('notifications.none')}</p>
  return (
    <ul className="note-list bell-notes">
      {list.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onOpen={() => {
            onGo()
            openNotification(notification, notificationTarget(notification))
          }}
        />
      ))}
    </ul>
  )
}
