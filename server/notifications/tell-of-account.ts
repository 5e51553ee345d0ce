import type { Db } from '#database/pool.ts'
import type { AccountEvent } from '#server/accounts/events.ts'

import { newNotification } from './new-notification.ts'
import { insertNotifications, passwordChangedAt } from './queries.ts'

/** Welcomes a new customer, and reports a changed password in case it was somebody else. */
export async function tellOfAccount(
  db: Db,
  { kind, user_id: userId }: AccountEvent,
): Promise<void> {
  const about = { userId, relatedId: null }
  if (kind === 'welcome') {
    const dedupeKey = `welcome:${userId}`
    await insertNotifications(db, [newNotification(kind, { ...about, dedupeKey, params: {} })])
    return
  }
  const at = (await passwordChangedAt(db, userId))?.toISOString()
  if (at === undefined) return
  const dedupeKey = `password-changed:${userId}:${at}`
  await insertNotifications(db, [newNotification(kind, { ...about, dedupeKey, params: { at } })])
}
