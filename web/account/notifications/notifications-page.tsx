import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { PagesOfList } from '#web/account/layout/pages-of-list.tsx'
import { NotificationRow } from '#web/commerce/notifications/notification-row.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import scene from '#web/pictures/scene-done.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { InboxActions } from './inbox-actions.tsx'
import { pageOfInbox, type NotificationsData } from './notifications-loader.ts'
import { useInbox } from './use-inbox.ts'

/** All notifications, or those not read yet: the address says which, and which page. */
export function NotificationsPage() {
  const { t } = useTranslation()
  const data = useLoaderData<NotificationsData>()
  const inbox = useInbox()
  const { notifications, page, lastPage, isUnread, unreadCount, total } = data
  return (
    <>
      <PageHeading title={t('notifications.title')}>
        <InboxActions inbox={inbox} unreadCount={unreadCount} total={total} />
      </PageHeading>
      <InboxTabs data={data} />
      {notifications.length === 0 ? (
        <div className="card mt-4">
          <EmptyState
            picture={scene}
            title={isUnread ? t('inbox.empty.unread') : t('notifications.none')}
            text={t('inbox.empty.text')}
          />
        </div>
      ) : (
        <ul className="card note-list mt-4 overflow-hidden">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onOpen={(opened) => void inbox.open(opened)}
              onDelete={({ id }) => void inbox.remove(id)}
            />
          ))}
        </ul>
      )}
      <PagesOfList page={page} lastPage={lastPage} toPage={(to) => pageOfInbox(isUnread, to)} />
    </>
  )
}

/** Two addresses, so two links. */
function InboxTabs({ data: { isUnread, unreadCount, total } }: { data: NotificationsData }) {
  const { t } = useTranslation()
  const tabs = [
    { to: pageOfInbox(false, 1), words: t('inbox.all'), count: total, isCurrent: !isUnread },
    {
      to: pageOfInbox(true, 1),
      words: t('inbox.unread'),
      count: unreadCount,
      isCurrent: isUnread,
    },
  ]
  return (
    <nav className="tabs" aria-label={t('inbox.tabs')}>
      {tabs.map(({ to, words, count, isCurrent }) => (
        <Link
          key={to}
          className={isCurrent ? 'tab is-current' : 'tab'}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {words}
          <span className="badge badge-neutral num">{count}</span>
        </Link>
      ))}
    </nav>
  )
}

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

export function NotificationsSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeading title={t('notifications.title')}>
        <Skeleton className="h-11 w-64" />
      </PageHeading>
      <div className="tabs h-11.5" />
      <div className="card mt-4">
        {SKELETON_ROWS.map((row) => (
          <div key={row} className="note-row">
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-16 flex-1" />
          </div>
        ))}
      </div>
    </div>
  )
}
