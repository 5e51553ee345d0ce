import type { NewNotification } from './queries.ts'
import type { TextParams } from './render-text.ts'
import { type Template, TEMPLATES } from './templates.ts'

/** One of ours, of the kind its template belongs to. */
export function newNotification(
  template: Template,
  about: { userId: number; relatedId: number | null; dedupeKey: string; params: TextParams },
): NewNotification {
  return {
    user_id: about.userId,
    type: TEMPLATES[template],
    template,
    params: about.params,
    related_id: about.relatedId,
    dedupe_key: about.dedupeKey,
  }
}
