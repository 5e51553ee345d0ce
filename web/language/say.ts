import { translatorFor, type Translate } from '#web/i18n.ts'
import { currentLanguage } from '#web/language-store.ts'
import { interfaceLanguage } from '#web/language.ts'

/** `t` for what stands outside of React: stores and what they tell the visitor. */
export const say: Translate = (key, values) =>
  translatorFor(interfaceLanguage(currentLanguage()))(key, values)
