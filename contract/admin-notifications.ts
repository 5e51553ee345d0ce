import * as z from 'zod'

import {
  bodyId,
  dataOf,
  endpoint,
  idParams,
  idText,
  listAnswer,
  listOf,
  pageQuery,
} from './endpoint.ts'
import { Notification } from './notifications.ts'
import { NOTIFICATION_LENGTHS } from './plain/notification.ts'
import { NOTIFICATION_TYPES } from './plain/statuses.ts'
import { requiredLine, requiredLines } from './text-fields.ts'

const tag = 'Notifications'
const person = z.object({ id: z.int(), name: z.string(), email: z.string() })

/** With whose it is. */
export const AdminNotification = z.object({ ...Notification.shape, user: person })
export type AdminNotification = z.infer<typeof AdminNotification>

const text = {
  title: requiredLine(NOTIFICATION_LENGTHS.title),
  message: requiredLines(NOTIFICATION_LENGTHS.message),
  type: z.enum(NOTIFICATION_TYPES).default('info'),
  /** What it opens: the id of an order or of a product, by type. */
  related_id: bodyId.nullish(),
}

export const listAllNotifications = endpoint({
  method: 'GET',
  paths: { '/admin/notifications': 'staff' },
  tag,
  summary:
    'Notifications of all accounts, newest first; totals above 10,000 are answered as 10,000',
  query: z.strictObject({
    ...pageQuery,
    type: z.enum(NOTIFICATION_TYPES).optional(),
    is_read: z.enum(['true', 'false', '1', '0']).optional(),
  }),
  answer: listAnswer(
    z.object({ notifications: z.array(AdminNotification), unread_count: z.int() }),
  ),
})

export const listUserNotifications = endpoint({
  method: 'GET',
  paths: { '/admin/user-notifications/{userId}': 'staff' },
  tag,
  summary: 'Notifications of one account, newest first',
  params: z.object({ userId: idText }),
  query: z.strictObject(pageQuery),
  answer: listAnswer(
    z.object({ notifications: z.array(AdminNotification), unread_count: z.int() }),
  ),
})

export const sendNotification = endpoint({
  method: 'POST',
  paths: { '/admin/send-notification': 'staff' },
  tag,
  summary: 'Sends a notification to one account',
  body: z.strictObject({ ...text, user_id: bodyId }),
  answer: dataOf(AdminNotification),
  creates: true,
})

export const sendNotificationToAll = endpoint({
  method: 'POST',
  paths: { '/admin/send-notification-to-all': 'staff' },
  tag,
  summary:
    'Sends a notification to every account that has not muted its type; answers how many got it',
  body: z.strictObject(text),
  answer: dataOf(z.object({ count: z.int() })),
})

export const readNotificationOfAny = endpoint({
  method: 'POST',
  paths: { '/admin/notifications/{id}/mark-as-read': 'staff' },
  tag,
  summary: 'Marks the notification of an account as read',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(AdminNotification),
})

export const deleteNotificationOfAny = endpoint({
  method: 'DELETE',
  paths: { '/admin/notifications/{id}': 'staff' },
  tag,
  summary: 'Deletes the notification of an account',
  params: idParams,
  answer: dataOf(z.null()),
})

export const NotificationSending = z.object({
  id: z.int(),
  ...Notification.pick({ type: true, title: true, message: true, related_id: true }).shape,
  /** Null: to all. */
  user: person.nullable(),
  /** Who sent it; null when the account is gone. */
  actor: person.nullable(),
  recipients: z.int(),
  /** How many of them have read it. */
  read: z.int(),
  created_at: z.string(),
})
export type NotificationSending = z.infer<typeof NotificationSending>

export const listSentNotifications = endpoint({
  method: 'GET',
  paths: { '/admin/sent-notifications': 'staff' },
  tag,
  summary: 'What staff sent in the last half year, newest first, with how many have read it',
  query: z.strictObject(pageQuery),
  answer: listOf(NotificationSending),
})
