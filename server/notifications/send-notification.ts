import type { NotificationType } from '#contract/plain/statuses.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import {
  type AdminNotificationRow,
  deliverToAll,
  deliverToOne,
  insertSending,
  isUser,
  notificationById,
} from './admin-queries.ts'

interface Message {
  title: string
  message: string
  type: NotificationType
  related_id?: number | null | undefined
}

/** Tells one account something, also of a type it has muted: staff mean this person. Throws `validation`. */
export async function sendToOne(
  db: Db,
  staff: Staff,
  { user_id: userId, ...message }: Message & { user_id: number },
): Promise<AdminNotificationRow> {
  return inTransaction(db, async (trx) => {
    if (!(await isUser(trx, userId)))
      throw new ShopError('validation', { fields: { user_id: 'notifications.no_user' } })
    const id = await deliverToOne(trx, await sendingOf(trx, staff, userId, message))
    const row = await notificationById(trx, id)
    if (row === undefined) throw new Error('A notification that was just written is gone')
    return row
  })
}

/** Tells every account that wants to hear of this type; answers how many those are. */
export async function sendToAll(db: Db, staff: Staff, message: Message): Promise<number> {
  return inTransaction(db, async (trx) =>
    deliverToAll(trx, await sendingOf(trx, staff, null, message)),
  )
}

async function sendingOf(
  trx: Trx,
  staff: Staff,
  userId: number | null,
  { title, message, type, related_id: relatedId = null }: Message,
): Promise<number> {
  const id = await insertSending(trx, {
    actorId: staff.id,
    userId,
    type,
    title,
    message,
    relatedId,
  })
  await recordChange(trx, staff, {
    action: 'send',
    entity: 'notification',
    entityId: id,
    // What was said to one person stays in their list alone.
    after:
      userId === null ? { type, title, message, related_id: relatedId } : { type, user_id: userId },
  })
  return id
}
