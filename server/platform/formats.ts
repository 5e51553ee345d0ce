import { asWritten } from '#contract/plain/clock-time.ts'
import { type Language, LOCALES, SHOP_TIME_ZONE } from '#contract/plain/languages.ts'

/*
 * How the server writes money, days and lists in a reader's language: in mails, documents and
 * messages. What the browser writes is in web/language/format.ts.
 */

/** `"39.95"` → €39.95, € 39,95 or 39,95 €. */
export function formatMoney(amount: string, language: Language): string {
  return kept(
    'money',
    language,
    (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
  ).format(Number(amount))
}

/** The same as sentences say it, without cents where there are none: `"50.00"` → €50. */
export function formatPlainMoney(amount: string, language: Language): string {
  return kept(
    'plain money',
    language,
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  ).format(Number(amount))
}

/** A percentage without its sign: 5.5 → "5.5" or "5,5". */
export function formatRate(percent: number, language: Language): string {
  return kept(
    'rate',
    language,
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  ).format(percent)
}

const DATES = {
  /** 24 November 2026 */
  day: { dateStyle: 'long' },
  /** Tuesday 24 November 2026 */
  fullDay: { dateStyle: 'full' },
  /** Tuesday 24 November */
  dayThisYear: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 24 November at 14:05 */
  momentThisYear: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** To the second, as a receipt states it. */
  moment: { dateStyle: 'long', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant as the clock and calendar in Belgium have it. */
export function formatDate(
  kind: keyof typeof DATES,
  instant: Date | string,
  language: Language,
): string {
  const format = kept(
    kind,
    language,
    (locale) => new Intl.DateTimeFormat(locale, { ...DATES[kind], timeZone: SHOP_TIME_ZONE }),
  )
  return asWritten(format.format(new Date(instant)), language)
}

/** `BE` → Belgium, België, Belgique. */
export function countryName(code: string, language: Language): string {
  const names = kept(
    'country',
    language,
    (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
  )
  return names.of(code) ?? code
}

/** `Completed, Cancelled or Refunded`. */
export function anyOf(words: readonly string[], language: Language): string {
  return kept(
    'any',
    language,
    (locale) => new Intl.ListFormat(locale, { type: 'disjunction' }),
  ).format(words)
}

/** `Bancontact, Apple Pay and bank transfer`. */
export function allOf(words: readonly string[], language: Language): string {
  return kept(
    'all',
    language,
    (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
  ).format(words)
}

const formats = new Map<string, unknown>()

/** Making a format takes longer than a mail; each is made once. */
function kept<T>(name: string, language: Language, make: (locale: string) => T): T {
  const key = `${name} ${language}`
  const format = (formats.get(key) as T | undefined) ?? make(LOCALES[language])
  formats.set(key, format)
  return format
}
