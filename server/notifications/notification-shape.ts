import type { Notification } from '#contract/notifications.ts'
import type { Language } from '#contract/plain/languages.ts'

import type { NotificationRow } from './queries.ts'
import { renderText, TextParams } from './render-text.ts'
import { isTemplate } from './templates.ts'

/** Ours are written in the reader's language; what staff wrote stands as it is. */
export function notificationOf(row: NotificationRow, language: Language): Notification {
  const text = isTemplate(row.template)
    ? renderText(row.template, TextParams.parse(row.params), language)
    : { title: row.title ?? '', message: row.message ?? '' }
  return {
    id: row.id,
    user_id: row.user_id,
    type: row.type,
    ...text,
    related_id: row.related_id,
    is_read: row.is_read,
    created_at: row.created_at.toISOString(),
  }
}
