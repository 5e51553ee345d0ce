import { useEffect, useRef } from 'react'

import { NOTIFICATION_TYPES } from '#contract/plain/statuses.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { Page } from '#web/admin/table/column.ts'
import { followRowKeys } from '#web/admin/table/row-keys.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { NotificationIcon } from '#web/commerce/notifications/notification-row.tsx'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import {
  askForNotifications,
  type NotificationEntry,
  notificationQuery,
} from './notifications-loader.ts'
import { useMore } from './use-more.ts'

/** Notifications of all accounts, to be read and deleted one by one. */
export function NotificationList({ page }: { page: Page<NotificationEntry> }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const query = notificationQuery(new URL(search, 'http://shop'))
  const more = useMore(page, (number) => askForNotifications(staffCall, { ...query, page: number }))
  const box = useRef<HTMLUListElement>(null)
  useEffect(
    () => (box.current === null ? undefined : followRowKeys(box.current, () => undefined)),
    [],
  )
  const markRead = async ({ id }: NotificationEntry) => {
    try {
      const { data } = await staffCall('POST /admin/notifications/{id}/mark-as-read', {
        params: { id },
        body: {},
      })
      more.replace(data)
      void refreshWork()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.notifications.readFailed')))
    }
  }
  const remove = async ({ id }: NotificationEntry) => {
    try {
      const { message } = await staffCall('DELETE /admin/notifications/{id}', { params: { id } })
      more.remove(id)
      toasts.show(message)
      void refreshWork()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.notifications.deleteFailed')))
    }
  }
  return (
    <section className="card told-card" aria-label={t('admin.notifications.all')}>
      <Filters />
      {more.rows.length === 0 && (
        <p className="empty text-muted">{t('admin.notifications.none')}</p>
      )}
      <ul ref={box} className="note-list">
        {more.rows.map((row) => (
          <Entry key={row.id} row={row} onRead={markRead} onDelete={remove} />
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

function Entry({
  row,
  onRead,
  onDelete,
}: {
  row: NotificationEntry
  onRead: (row: NotificationEntry) => Promise<void>
  onDelete: (row: NotificationEntry) => Promise<void>
}) {
  const { t } = useTranslation()
  const { id, type, title, message, user, is_read: isRead, created_at: at } = row
  return (
    <li data-row={id} className={`note-row ${isRead ? '' : 'note-row-new'}`}>
      <NotificationIcon type={type} />
      <div className="told-entry">
        <div className="told-words">
          <b className="block">{title}</b>
          <p className="told-message">{message}</p>
          <p className="text-subtle flex flex-wrap gap-x-2">
            <span>{user.name}</span>
            <Moment at={at} />
          </p>
        </div>
        <span className="told-badges">
          <Badge>{t(`admin.notifications.type.${type}`)}</Badge>
          <Badge tone={isRead ? 'neutral' : 'info'} hasDot={!isRead}>
            {t(isRead ? 'admin.notifications.state.read' : 'admin.notifications.state.unread')}
          </Badge>
        </span>
      </div>
      {!isRead && (
        <IconButton
          label={t('admin.notifications.markRead', { title })}
          icon={<Icon of={Check} />}
          onClick={() => void onRead(row)}
        />
      )}
      <IconButton
        label={t('admin.notifications.delete', { title })}
        icon={<Icon of={Trash2} />}
        onClick={() => void onDelete(row)}
      />
    </li>
  )
}

function Filters() {
  const { t } = useTranslation()
  const list = useListAddress()
  const status = list.params.get('is_read')
  return (
    <div className="told-filters">
      <SelectField
        label={t('admin.notifications.typeLabel')}
        value={list.params.get('type') ?? ''}
        onChange={(event) => list.go({ type: event.target.value })}
      >
        <option value="">{t('admin.notifications.everyType')}</option>
        {NOTIFICATION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`admin.notifications.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <Segmented
        label={t('admin.notifications.status')}
        value={status === 'true' || status === 'false' ? status : 'all'}
        onChange={(value) => list.go({ is_read: value === 'all' ? undefined : value })}
        options={[
          { value: 'all', label: t('admin.notifications.every') },
          { value: 'false', label: t('admin.notifications.unread') },
          { value: 'true', label: t('admin.notifications.read') },
        ]}
      />
    </div>
  )
}
