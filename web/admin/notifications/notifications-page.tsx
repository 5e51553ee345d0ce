import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { NotificationList } from './notification-list.tsx'
import type { NotificationsData } from './notifications-loader.ts'
import { SendCard } from './send-card.tsx'
import { SentList } from './sent-list.tsx'

/** What the shop tells its customers: something to send, and everything that was told. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const { all, sent, hasFailed } = useLoaderData<NotificationsData>()
  const list = useListAddress()
  const revalidator = useRevalidator()
  return (
    <>
      <div className="admin-head">
        <h1>{t('admin.notifications.title')}</h1>
      </div>
      <div className="told">
        <SendCard onSent={() => void revalidator.revalidate()} />
        <div className="told-lists">
          <Segmented
            label={t('admin.notifications.which')}
            value={sent === undefined ? 'all' : 'sent'}
            onChange={(which) =>
              list.go({
                list: which === 'sent' ? 'sent' : undefined,
                type: undefined,
                is_read: undefined,
              })
            }
            options={[
              { value: 'all', label: t('admin.notifications.all') },
              { value: 'sent', label: t('admin.notifications.sentOnes') },
            ]}
          />
          {hasFailed && <Alert tone="danger">{t('admin.notifications.failed')}</Alert>}
          {all !== undefined && <NotificationList page={all} />}
          {sent !== undefined && <SentList page={sent} />}
        </div>
      </div>
    </>
  )
}
