import { useSyncExternalStore } from 'react'

import { STATS_FRESH_MS } from '#contract/plain/limits.ts'

import { browserCall } from '../data/shop-call.ts'
import { toasts } from '../ui/toast-store.ts'
import { refreshCounts } from './header-counts.ts'
import type { Notification } from './notification-row.tsx'
import { goTo } from './page-navigation.ts'
import { say } from './say.ts'

interface LatestNotifications {
  list: readonly Notification[] | undefined
  hasFailed: boolean
}

const SHOWN = 6

const listeners = new Set<() => void>()
let latest: LatestNotifications = { list: undefined, hasFailed: false }
let fetchedAt = Number.NEGATIVE_INFINITY

/** The newest notifications, as the header shows them. */
export function useLatestNotifications(): LatestNotifications {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => latest,
    () => latest,
  )
}

/** Asks at most every ten seconds, however often the dropdown is opened (S§9). */
export async function fetchLatest({ isForced = false } = {}): Promise<void> {
  if (!isForced && Date.now() - fetchedAt < STATS_FRESH_MS) return
  fetchedAt = Date.now()
  try {
    const { data } = await browserCall('GET /customer/notifications', {
      query: { per_page: SHOWN },
    })
    show({ list: data.notifications, hasFailed: false })
  } catch {
    fetchedAt = Number.NEGATIVE_INFINITY
    show({ list: undefined, hasFailed: true })
  }
}

/** Marks one as read and goes where it leads. The page does not wait for the mark. */
export function openNotification(notification: Notification, target: string | undefined): void {
  if (!notification.is_read) void markRead(notification.id)
  if (target !== undefined) goTo(target)
}

export async function markRead(id: number): Promise<boolean> {
  show({
    ...latest,
    list: latest.list?.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
  })
  return change(say('notifications.failure.mark'), () =>
    browserCall('POST /customer/notifications/{id}/mark-as-read', { params: { id }, body: {} }),
  )
}

export async function markAllRead(): Promise<boolean> {
  show({ ...latest, list: latest.list?.map((one) => ({ ...one, is_read: true })) })
  return change(say('notifications.failure.mark'), () =>
    browserCall('POST /customer/notifications/mark-all-as-read', { body: {} }),
  )
}

/** Another sign-in has other notifications. */
export function forgetNotifications(): void {
  fetchedAt = Number.NEGATIVE_INFINITY
  show({ list: undefined, hasFailed: false })
}

/** Shown at once; when the shop refuses, what is true is fetched again. */
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

function show(next: LatestNotifications): void {
  latest = next
  for (const listener of listeners) listener()
}
