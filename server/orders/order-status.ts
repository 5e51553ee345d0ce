import type { Language } from '#contract/plain/languages.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/plain/statuses.ts'
import { message } from '#server/platform/messages.ts'

/** The statuses whose name, in the reader's language or as the API writes it, contains a term. */
export function statusesNamed(term: string, language: Language): OrderStatus[] {
  const wanted = term.trim().toLowerCase()
  return ORDER_STATUSES.filter((status) => {
    // i18n: orders.status.*
    const word = message(language, `orders.status.${status}`).toLowerCase()
    return word.includes(wanted) || status.includes(wanted)
  })
}
