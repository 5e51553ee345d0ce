import type { Language } from '#contract/plain/languages.ts'

import { LOCALES } from './locales.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * How a language writes numbers: "7,500", "7.500", "7 500"; with so many decimals, or those there
 * are. Kept, because making a format takes longer than rendering a product card.
 */
export function numberFormat(language: Language, decimals?: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(
      LOCALES[language],
      decimals === undefined
        ? {}
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    )
    formats.set(key, format)
  }
  return format
}
