import * as z from 'zod'

import { dataOf, endpoint, idParams, listAnswer, pageQuery } from './endpoint.ts'
import { NOTIFICATION_TYPES } from './plain/statuses.ts'

export const Notification = z.object({
  id: z.int(),
  user_id: z.int(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** What it is about: the id of an order or of a product, by type. */
  related_id: z.int().nullable(),
  is_read: z.boolean(),
  created_at: z.string(),
})
export type Notification = z.infer<typeof Notification>

const page = listAnswer(z.object({ notifications: z.array(Notification), unread_count: z.int() }))

export const listNotifications = endpoint({
  method: 'GET',
  paths: { '/customer/notifications': 'signed-in' },
  tag: 'Notifications',
  summary: 'Notifications of the caller, newest first',
  query: z.strictObject(pageQuery),
  revalidates: true,
  answer: page,
})

export const listUnreadNotifications = endpoint({
  method: 'GET',
  paths: { '/customer/notifications/unread': 'signed-in' },
  tag: 'Notifications',
  summary: 'Those not read yet, newest first',
  query: z.strictObject(pageQuery),
  revalidates: true,
  answer: page,
})

export const countNotifications = endpoint({
  method: 'GET',
  paths: { '/customer/notifications/count': 'signed-in' },
  tag: 'Notifications',
  summary: 'How many are not read yet',
  revalidates: true,
  answer: dataOf(z.object({ count: z.int() })),
})

export const markNotificationRead = endpoint({
  method: 'POST',
  paths: { '/customer/notifications/{id}/mark-as-read': 'signed-in' },
  tag: 'Notifications',
  summary: 'Marks one as read',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(Notification),
})

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  paths: { '/customer/notifications/mark-all-as-read': 'signed-in' },
  tag: 'Notifications',
  summary: 'Marks all as read',
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.object({ count: z.int() })),
})

export const deleteNotification = endpoint({
  method: 'DELETE',
  paths: { '/customer/notifications/{id}': 'signed-in' },
  tag: 'Notifications',
  summary: 'Deletes one',
  params: idParams,
  answer: dataOf(z.null()),
})

export const clearNotifications = endpoint({
  method: 'DELETE',
  paths: { '/customer/notifications': 'signed-in' },
  tag: 'Notifications',
  summary: 'Deletes all',
  answer: dataOf(z.object({ count: z.int() })),
})
