import { translatorFor, type Translate } from './i18n.ts'
import { currentLanguage } from './language-store.ts'
import { interfaceLanguage } from './language.ts'

/** `t` for what stands outside of React: stores and what they tell the visitor. */
export const say: Translate = (key, values) =>
  translatorFor(interfaceLanguage(currentLanguage()))(key, values)
