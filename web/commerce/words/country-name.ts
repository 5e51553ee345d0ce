import type { Language } from '#contract/plain/languages.ts'

const names = new Map<Language, Intl.DisplayNames>()

/** `BE` → Belgium, België, Belgique. */
export function countryName(code: string, language: Language): string {
  let known = names.get(language)
  if (known === undefined) {
    known = new Intl.DisplayNames(language, { type: 'region' })
    names.set(language, known)
  }
  return known.of(code) ?? code
}
