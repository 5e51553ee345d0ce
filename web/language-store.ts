import { loadKnownWords } from './i18n.ts'
import {
  interfaceLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
  type ReadingLanguage,
} from './language.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const listeners = new Set<() => void>()
let current: ReadingLanguage = 'en'

/** The visitor's language in the browser; the server never uses this (it serves many at once). */
export function currentLanguage(): ReadingLanguage {
  return current
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** At start: the language the server rendered in. */
export function startLanguage(language: ReadingLanguage): void {
  current = language
}

/**
 * Switches: loads the texts first, so that nothing shows half translated, then remembers the
 * choice and tells everyone who listens (the page, the cart, the router's loaders).
 */
export async function changeLanguage(language: ReadingLanguage): Promise<void> {
  if (language === current) return
  await loadKnownWords(interfaceLanguage(language))
  current = language
  rememberLanguage(language)
  for (const listener of listeners) listener()
}

/** Mirrors the choice where S§1 looks for it; the cookie tells the server next time. */
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
