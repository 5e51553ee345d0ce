import { isLanguage, type Language } from '#contract/plain/languages.ts'

/**
 * What the visitor reads. `de` has no interface texts of its own: German readers get English texts
 * and the Dutch variant of product names, so it is kept apart from the interface language.
 */
export type ReadingLanguage = Language | 'de'

export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
export const LANGUAGE_QUERY = 'lng'

/** The language of the interface texts. */
export function interfaceLanguage(reading: ReadingLanguage): Language {
  return reading === 'de' ? 'en' : reading
}

/** `fr-BE` → `fr`; anything the shop does not speak → undefined. */
export function readingLanguage(tag: string | null | undefined): ReadingLanguage | undefined {
  const code = tag?.trim().slice(0, 2).toLowerCase()
  const isWhole = tag == null || !/^[a-z]{3}/i.test(tag.trim())
  return isWhole && (isLanguage(code) || code === 'de') ? code : undefined
}

/** The first hint that names a language the shop speaks; English without one. */
export function firstLanguage(hints: Iterable<string | null | undefined>): ReadingLanguage {
  for (const hint of hints) {
    const found = readingLanguage(hint)
    if (found !== undefined) return found
  }
  return 'en'
}

/** On the server: `?lng=`, then the cookie, then Accept-Language by its q values. */
export function languageOfRequest(request: Request): ReadingLanguage {
  return firstLanguage([
    new URL(request.url).searchParams.get(LANGUAGE_QUERY),
    cookieValue(request.headers.get('cookie') ?? '', LANGUAGE_COOKIE),
    ...acceptedTags(request.headers.get('accept-language') ?? ''),
  ])
}

/** In the browser: what was asked for in the address, then what was chosen before, then what the browser prefers. */
export function languageOfBrowser(): ReadingLanguage {
  return firstLanguage([
    new URLSearchParams(location.search).get(LANGUAGE_QUERY),
    cookieValue(document.cookie, LANGUAGE_COOKIE),
    stored(() => localStorage),
    stored(() => sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
  ])
}

export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The tags of an Accept-Language header, most wanted first. */
export function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Storage may be forbidden; then it simply has nothing to say. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return null
  }
}
