import { createStore } from '#web/ui/store.ts'

import { loadKnownWords } from './i18n.ts'
import {
  interfaceLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
  type ReadingLanguage,
} from './language.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const chosen = createStore<ReadingLanguage>('en')

/** The visitor's language in the browser; the server never uses this (it serves many at once). */
export const currentLanguage = chosen.get

export const subscribeToLanguage = chosen.subscribe

/** At start: the language the server rendered in. */
export const startLanguage = chosen.set

/**
 * Switches: loads the texts first, so that nothing shows half translated, then remembers the
 * choice and tells everyone who listens (the page, the cart, the router's loaders).
 */
export async function changeLanguage(language: ReadingLanguage): Promise<void> {
  if (language === currentLanguage()) return
  await loadKnownWords(interfaceLanguage(language))
  rememberLanguage(language)
  chosen.set(language)
}

/** Keeps the choice where `languageOfBrowser` looks for it; the cookie tells the server next time. */
export function rememberLanguage(language: ReadingLanguage): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // Storage is forbidden in this browser: the cookie alone remembers.
  }
  document.documentElement.lang = interfaceLanguage(language)
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_QUERY)) return
  url.searchParams.set(LANGUAGE_QUERY, language)
  history.replaceState(history.state, '', url)
}
