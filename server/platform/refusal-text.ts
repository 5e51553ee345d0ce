import type { Language } from '#contract/plain/languages.ts'

import { message } from './messages.ts'
import type { ShopError } from './shop-error.ts'

/** The sentence of a refusal: its own, or that of its code. */
export function refusalText({ code, details }: ShopError, language: Language): string {
  // i18n: error.*
  return message(language, details.message ?? (`error.${code}` as const), details.params)
}
