import type { Language } from '#contract/plain/languages.ts'
import { basisPoints, fromWire, netOf, toWire } from '#contract/plain/money.ts'

const locales = { en: 'en-BE', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>
const formats = new Map<Language, Intl.NumberFormat>()

/** `"39.95"` → €39.95, € 39,95 or 39,95 €. */
export function formatMoney(amount: string, language: Language): string {
  let format = formats.get(language)
  if (format === undefined) {
    format = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' })
    formats.set(language, format)
  }
  return format.format(fromWire(amount) / 100)
}

/** A limit in running text: "€50", with cents only where there are any. */
export function formatLimit(amount: string, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fromWire(amount) / 100)
}

/** The amount without its VAT; `rate` in percent, as products carry it. */
export function exclVat(amount: string, rate: number): string {
  return toWire(netOf(fromWire(amount), basisPoints(Math.round(rate * 100))))
}
