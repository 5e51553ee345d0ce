import type { Language } from '#contract/plain/languages.ts'

/** An amount of the API as staff type it: `39.95`, with a comma where that is the custom. */
export function amountText(amount: string | null, language: Language): string {
  return language === 'en' ? (amount ?? '') : (amount ?? '').replace('.', ',')
}

/** What was typed as the API takes it, with comma or point; undefined where it is no amount. */
export function amountOf(text: string): string | undefined {
  const plain = text.trim().replace(/^€\s*/, '').replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : undefined
}
