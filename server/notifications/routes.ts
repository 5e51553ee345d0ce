import type * as z from 'zod'

import * as contract from '#contract/notifications.ts'
import type { Db } from '#database/pool.ts'
import { type Context, requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { notificationOf } from './notification-shape.ts'
import {
  countUnread,
  deleteAll,
  deleteOne,
  markAllRead,
  markRead,
  ownNotifications,
} from './queries.ts'

type PageQuery = z.output<typeof contract.listNotifications.query>

export function notificationRoutes({ db }: { db: Db }): Served[] {
  return [
    serve(contract.listNotifications, ({ query }, context) => list(db, query, context, 'all')),
    serve(contract.listUnreadNotifications, ({ query }, context) =>
      list(db, query, context, 'unread'),
    ),
    serve(contract.countNotifications, async (_, context) => ({
      data: { count: await countUnread(db, requireUser(context).id) },
    })),
    serve(contract.markNotificationRead, async ({ params }, context) => {
      const row = await markRead(db, requireUser(context).id, params.id)
      if (row === undefined) throw new ShopError('not_found')
      return { data: notificationOf(row, context.language) }
    }),
    serve(contract.markAllNotificationsRead, async (_, context) => ({
      data: { count: await markAllRead(db, requireUser(context).id) },
      message: 'notifications.all_read',
    })),
    serve(contract.deleteNotification, async ({ params }, context) => {
      if (!(await deleteOne(db, requireUser(context).id, params.id)))
        throw new ShopError('not_found')
      return { data: null, message: 'notifications.deleted' }
    }),
    serve(contract.clearNotifications, async (_, context) => ({
      data: { count: await deleteAll(db, requireUser(context).id) },
      message: 'notifications.cleared',
    })),
  ]
}

async function list(db: Db, query: PageQuery, context: Context, which: 'all' | 'unread') {
  const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
  const { rows, total, unread } = await ownNotifications(db, requireUser(context).id, {
    isUnreadOnly: which === 'unread',
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  const notifications = rows.map((row) => notificationOf(row, context.language))
  return { data: { notifications, unread_count: unread }, ...pageOf(total, page, perPage) }
}
