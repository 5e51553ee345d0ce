import type { Language } from '#contract/plain/languages.ts'

export interface Named {
  name: string
  name_nl?: string
  name_fr?: string
}

/** The name in a language. Brands have one name everywhere; a missing translation falls back to the base name. */
export function localName(row: Named, language: Language): string {
  return { en: row.name, nl: row.name_nl, fr: row.name_fr }[language] || row.name
}
