import type { Language } from '#contract/plain/languages.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/plain/statuses.ts'
import { message } from '#server/platform/messages.ts'

/** `si-628`, `SI 628`, `#628`: the zeros of a number are left out when it is typed. */
const SHORT_NUMBER = /^#?\s*(?:si)?[\s-]*([1-9]\d*)$/i

/** The part of an order number that a search term stands for. */
export function numberPart(term: string): string {
  const typed = term.trim()
  return SHORT_NUMBER.exec(typed)?.[1] ?? typed
}

/** The statuses whose name, in the reader's language or as the API writes it, contains a term. */
export function statusesNamed(term: string, language: Language): OrderStatus[] {
  const wanted = plainLetters(term.trim())
  return ORDER_STATUSES.filter((status) => {
    // i18n: orders.status.*
    const word = plainLetters(message(language, `orders.status.${status}`))
    return word.includes(wanted) || status.includes(wanted)
  })
}
