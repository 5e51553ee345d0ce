import type { Language } from '#contract/plain/languages.ts'
import { fromWire, netOf, rateOf, toWire } from '#contract/plain/money.ts'

const locales = { en: 'en-BE', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>
/** `"39.95"` → €39.95, € 39,95 or 39,95 €. */
export function formatMoney(amount: string, language: Language): string {
  return formatIn(language, 'auto').format(fromWire(amount) / 100)
}

/** A limit in running text: "€50", with cents only where there are any. */
export function formatLimit(amount: string, language: Language): string {
  return formatIn(language, 'stripIfInteger').format(fromWire(amount) / 100)
}

const formats = {
  auto: new Map<Language, Intl.NumberFormat>(),
  stripIfInteger: new Map<Language, Intl.NumberFormat>(),
}

function formatIn(language: Language, zeros: keyof typeof formats): Intl.NumberFormat {
  let format = formats[zeros].get(language)
  if (format === undefined) {
    format = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: zeros,
    })
    formats[zeros].set(language, format)
  }
  return format
}

/** The amount without its VAT; `rate` in percent, as products carry it. */
export function exclVat(amount: string, rate: number): string {
  return toWire(netOf(fromWire(amount), rateOf(rate)))
}
