import { translatorFor } from '#web/language/i18n.ts'
import { currentLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage } from '#web/language/language.ts'

import { createBrowserApi } from './browser-call.ts'

const api = createBrowserApi({
  language: currentLanguage,
  unreachableText: () => words()('error.unreachable'),
  unreadableText: () => words()('error.unreadable'),
})

/** The one caller of the API in this browser: loaders, stores and forms share its cache. */
export const browserCall = api.call

/** Fetches a file of the API and hands it to the browser to save. */
export async function saveFile(path: string, body?: unknown): Promise<void> {
  const { file, name } = await api.download(path, body)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function words() {
  return translatorFor(interfaceLanguage(currentLanguage()))
}
