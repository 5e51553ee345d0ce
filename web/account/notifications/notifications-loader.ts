import type { CustomerLoaderArgs } from '#web/account/customer-route.ts'
import { pageNumber } from '#web/account/page-number.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'

/** Fetches both lists, because each tab shows its count. */
export async function loader({ call, url }: CustomerLoaderArgs) {
  const isUnread = url.searchParams.get('tab') === 'unread'
  const page = pageNumber(url)
  const [shown, all] = await Promise.all([
    isUnread
      ? call('GET /customer/notifications/unread', { query: { page } })
      : call('GET /customer/notifications', { query: { page } }),
    isUnread ? call('GET /customer/notifications', { query: { per_page: 1 } }) : undefined,
  ])
  // The last one of the last page was deleted: the page before it is the last now.
  if (shown.data.notifications.length === 0 && page > 1)
    throw redirect(pageOfInbox(isUnread, Math.min(page - 1, shown.last_page)))
  return {
    isUnread,
    notifications: shown.data.notifications,
    unreadCount: shown.data.unread_count,
    total: (all ?? shown).total,
    page: shown.current_page,
    lastPage: shown.last_page,
  }
}

export type NotificationsData = Awaited<ReturnType<typeof loader>>

/** The address of a page of all notifications, or of those not read yet. */
export function pageOfInbox(isUnread: boolean, page: number): string {
  return withQuery(paths.notifications, {
    tab: isUnread ? 'unread' : undefined,
    page: page > 1 ? page : undefined,
  })
}
