import { translatorFor } from '../i18n.ts'
import { currentLanguage } from '../language-store.ts'
import { interfaceLanguage } from '../language.ts'
import { createBrowserCall } from './browser-call.ts'

/** The one caller of the API in this browser: loaders, stores and forms share its cache. */
export const browserCall = createBrowserCall({
  language: currentLanguage,
  unreachableText: () => words()('error.unreachable'),
  unreadableText: () => words()('error.unreadable'),
})

function words() {
  return translatorFor(interfaceLanguage(currentLanguage()))
}
