import * as contract from '#contract/admin-notifications.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { requireStaff, type Staff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  type AdminNotificationFilter,
  type AdminNotificationRow,
  deleteOfAny,
  isUser,
  markReadOfAny,
  notificationById,
  notificationsByPage,
  type SendingRow,
  sendingsByPage,
} from './admin-queries.ts'
import { notificationOf } from './notification-shape.ts'
import { sendToAll, sendToOne } from './send-notification.ts'

const ENTITY = 'notification'

/** Notifications of all accounts, and those that staff send. */
export function notificationAdminRoutes({ db }: { db: Db }): Served[] {
  return [
    serve(contract.listAllNotifications, ({ query }, { language }) => {
      const { type, is_read: read } = query
      const isRead = read === undefined ? undefined : read === 'true' || read === '1'
      return listOf(db, { type, isRead }, query, language)
    }),
    serve(contract.listUserNotifications, async ({ params, query }, { language }) => {
      if (!(await isUser(db, params.userId))) throw new ShopError('not_found')
      return listOf(db, params, query, language)
    }),
    serve(contract.sendNotification, async ({ body }, context) => {
      const row = await sendToOne(db, requireStaff(context), body)
      return { data: adminNotificationOf(row, context.language), message: 'notifications.sent' }
    }),
    serve(contract.sendNotificationToAll, async ({ body }, context) => {
      const count = await sendToAll(db, requireStaff(context), body)
      return { data: { count }, message: 'notifications.sent' }
    }),
    serve(contract.readNotificationOfAny, async ({ params }, context) => {
      const row = await readOne(db, requireStaff(context), params.id)
      return { data: adminNotificationOf(row, context.language), message: 'notifications.read' }
    }),
    serve(contract.deleteNotificationOfAny, async ({ params }, context) => {
      await deleteOne(db, requireStaff(context), params.id)
      return { data: null, message: 'notifications.deleted' }
    }),
    serve(contract.listSentNotifications, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const { rows, total } = await sendingsByPage(db, part)
      return { data: rows.map(sendingOf), ...pageOf(total, page, perPage) }
    }),
  ]
}

async function listOf(
  db: Db,
  filter: AdminNotificationFilter,
  query: { page?: number | undefined; per_page?: number | undefined },
  language: Language,
) {
  const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
  const part = { limit: perPage, offset: (page - 1) * perPage }
  const { rows, total, unread } = await notificationsByPage(db, filter, part)
  const notifications = rows.map((row) => adminNotificationOf(row, language))
  return { data: { notifications, unread_count: unread }, ...pageOf(total, page, perPage) }
}

function readOne(db: Db, staff: Staff, id: number): Promise<AdminNotificationRow> {
  return inTransaction(db, async (trx) => {
    const isThere = await markReadOfAny(trx, id)
    const row = isThere ? await notificationById(trx, id) : undefined
    if (row === undefined) throw new ShopError('not_found')
    await recordChange(trx, staff, { action: 'read', entity: ENTITY, entityId: id })
    return row
  })
}

function deleteOne(db: Db, staff: Staff, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await deleteOfAny(trx, id)
    if (before === undefined) throw new ShopError('not_found')
    await recordChange(trx, staff, { action: 'delete', entity: ENTITY, entityId: id, before })
  })
}

function adminNotificationOf(
  row: AdminNotificationRow,
  language: Language,
): contract.AdminNotification {
  return { ...notificationOf(row, language), user: row.user }
}

function sendingOf({ created_at, ...row }: SendingRow): contract.NotificationSending {
  return { ...row, created_at: created_at.toISOString() }
}
