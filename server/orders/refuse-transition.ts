import type { Language } from '#contract/plain/languages.ts'
import type { OrderStatus } from '#contract/plain/statuses.ts'
import { anyOf } from '#server/platform/formats.ts'
import { message, type MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

/** The refusal of a step that an order cannot take: it names those it can. */
export function invalidTransition(
  { number, status }: { number: string; status: OrderStatus },
  allowed: readonly OrderStatus[],
  language: Language,
): ShopError {
  // i18n: orders.status.*
  const word = (one: OrderStatus) => message(language, `orders.status.${one}`)
  return refusal(allowed, language, {
    names: allowed.map(word),
    params: { number, status: word(status) },
    some: 'orders.invalid_transition',
    none: 'orders.no_transition',
  })
}

/** The same of whatever goes through steps; `some` names the steps, `none` says that there are none. */
export function refusal(
  allowed: readonly string[],
  language: Language,
  words: {
    names: readonly string[]
    params: Record<string, string>
    some: MessageKey
    none: MessageKey
  },
): ShopError {
  const { names, params, some, none } = words
  return new ShopError('invalid_transition', {
    message: allowed.length === 0 ? none : some,
    params: { ...params, allowed: anyOf(names, language) },
    extra: { allowed },
  })
}
