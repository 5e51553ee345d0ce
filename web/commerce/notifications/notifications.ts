import { refreshCounts, STATS_FRESH_MS } from '#web/commerce/session/header-counts.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'
import { goTo } from '#web/pages/page-navigation.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { toasts } from '#web/ui/toast-store.ts'

import type { Notification } from './notification-row.tsx'

interface LatestNotifications {
  list: readonly Notification[] | undefined
  hasFailed: boolean
}

const SHOWN = 6

const UNKNOWN: LatestNotifications = { list: undefined, hasFailed: false }

const latest = createStore(UNKNOWN)
let fetchedAt = Number.NEGATIVE_INFINITY

/** The newest notifications, as the header shows them. */
export function useLatestNotifications(): LatestNotifications {
  return useStore(latest)
}

/** Asks at most every ten seconds, however often the dropdown is opened. */
export async function fetchLatest({ isForced = false } = {}): Promise<void> {
  if (!isForced && Date.now() - fetchedAt < STATS_FRESH_MS) return
  fetchedAt = Date.now()
  try {
    const { data } = await browserCall('GET /customer/notifications', {
      query: { per_page: SHOWN },
    })
    latest.set({ list: data.notifications, hasFailed: false })
  } catch {
    fetchedAt = Number.NEGATIVE_INFINITY
    latest.set({ list: undefined, hasFailed: true })
  }
}

/** Marks one as read and goes where it leads. The page does not wait for the mark. */
export function openNotification(notification: Notification, target: string | undefined): void {
  if (!notification.is_read) void markRead(notification.id)
  if (target !== undefined) goTo(target)
}

export async function markRead(id: number): Promise<boolean> {
  showRead((one) => one.id === id)
  return change(say('notifications.failure.mark'), () =>
    browserCall('POST /customer/notifications/{id}/mark-as-read', { params: { id }, body: {} }),
  )
}

export async function markAllRead(): Promise<boolean> {
  showRead(() => true)
  return change(say('notifications.failure.mark'), () =>
    browserCall('POST /customer/notifications/mark-all-as-read', { body: {} }),
  )
}

/** The next person who signs in has other notifications. */
export function forgetNotifications(): void {
  fetchedAt = Number.NEGATIVE_INFINITY
  latest.set(UNKNOWN)
}

/** The change is shown already; when the server refuses, the list is fetched again. */
async function change(failure: string, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    refreshCounts()
    return true
  } catch {
    toasts.showError(failure)
    void fetchLatest({ isForced: true })
    return false
  }
}

function showRead(isMeant: (notification: Notification) => boolean): void {
  const { list, ...rest } = latest.get()
  latest.set({
    ...rest,
    list: list?.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)),
  })
}
