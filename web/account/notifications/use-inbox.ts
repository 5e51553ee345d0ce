import { useState } from 'react'

import { focusPage } from '#web/account/layout/focus-page.ts'
import {
  notificationTarget,
  type Notification,
} from '#web/commerce/notifications/notification-row.tsx'
import {
  forgetNotifications,
  markAllRead,
  markRead,
  openNotification,
} from '#web/commerce/notifications/notifications.ts'
import { refreshCounts } from '#web/commerce/session/header-counts.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useRevalidator } from '#web/router/hooks.ts'
import { toasts } from '#web/ui/toast-store.ts'

type Doing = 'reading' | 'refreshing' | 'clearing'

export interface Inbox {
  doing: Doing | undefined
  open: (notification: Notification) => Promise<void>
  readAll: () => Promise<void>
  refresh: () => Promise<void>
  remove: (id: number) => Promise<void>
  clear: () => Promise<void>
}

/** The actions on notifications. Each updates the list, the header's list and its count. */
export function useInbox(): Inbox {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<Doing>()
  const during = async (name: Doing, run: () => Promise<unknown>) => {
    setDoing(name)
    await run()
    await revalidate()
    setDoing(undefined)
    if (name !== 'refreshing') focusPage() // the pressed button may be gone
  }
  const destroy = async (send: () => Promise<unknown>) => {
    try {
      await send()
      forgetNotifications()
      refreshCounts()
    } catch (error) {
      toasts.showError(refusalText(error, t('inbox.failure.delete')))
    }
  }
  return {
    doing,
    open: async (notification) => {
      const target = notificationTarget(notification)
      if (target !== undefined) return openNotification(notification, target)
      if (!notification.is_read) {
        await markRead(notification.id)
        await revalidate()
      }
      return undefined
    },
    readAll: () => during('reading', markAllRead),
    refresh: () => during('refreshing', async () => refreshCounts()),
    remove: async (id) => {
      await destroy(() => browserCall('DELETE /customer/notifications/{id}', { params: { id } }))
      await revalidate()
      focusPage()
    },
    clear: () =>
      during('clearing', () => destroy(() => browserCall('DELETE /customer/notifications', {}))),
  }
}
