import type { Language } from '#contract/plain/languages.ts'
import { inNameOrder } from '#database/name-order.ts'

export interface Named {
  name: string
  name_nl?: string
  name_fr?: string
}

/** The name in a language. Brands have one name everywhere; a missing translation falls back to the base name. */
export function localName(row: Named, language: Language): string {
  return { en: row.name, nl: row.name_nl, fr: row.name_fr }[language] || row.name
}

/** The same of a row in SQL, to order by. Articles have an index of it for each language, products_by_name_*. */
export function localNameOrder(row: string, language: Language): string {
  return inNameOrder(
    language === 'en'
      ? `${row}.name`
      : `coalesce(nullif(${row}.name_${language}, ''), ${row}.name)`,
  )
}
