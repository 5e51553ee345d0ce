import type { Answer, Call, Input } from '#contract/api.ts'
import { pageOrNone } from '#web/admin/table/page-or-none.ts'

type Query = NonNullable<Input<'GET /admin/notifications'>['query']>
export type NotificationEntry = Answer<'GET /admin/notifications'>['data']['notifications'][number]
export type Sending = Answer<'GET /admin/sent-notifications'>['data'][number]

/** What the list shows: those of all accounts, or what staff sent. */
export function isSentList({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.get('list') === 'sent'
}

export function notificationQuery({ searchParams }: Pick<URL, 'searchParams'>): Query {
  const asked = ['type', 'is_read'].flatMap((name) => {
    const value = searchParams.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(asked) as Query
}

export async function askForNotifications(call: Call, query: Query) {
  const { data, ...page } = await call('GET /admin/notifications', { query })
  return { ...page, data: data.notifications }
}

export async function loader({ call, url }: { call: Call; url: URL }) {
  const [all, sent] = await Promise.all([
    isSentList(url) ? undefined : pageOrNone(askForNotifications(call, notificationQuery(url))),
    isSentList(url) ? pageOrNone(call('GET /admin/sent-notifications', {})) : undefined,
  ])
  return { all: all?.page, sent: sent?.page, hasFailed: (all ?? sent)?.hasFailed ?? false }
}

export type NotificationsData = Awaited<ReturnType<typeof loader>>
