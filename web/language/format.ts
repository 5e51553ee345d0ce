import { asWritten } from '#contract/plain/clock-time.ts'
import { atNoon, belgianDay, type IsoDay } from '#contract/plain/delivery.ts'
import { type Language, LOCALES, SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import { fromWire } from '#contract/plain/money.ts'

/*
 * How the shop writes numbers, money, dates, countries and plurals: the one file of the browser side
 * that calls Intl. Formats are kept, because making one takes longer than rendering a product card.
 */

/** `"39.95"` → €39.95, € 39,95 or 39,95 €. */
export function formatMoney(amount: string, language: Language): string {
  return money('auto', language).format(fromWire(amount) / 100)
}

/** A limit in running text: "€50", with cents only where there are any. */
export function formatLimit(amount: string, language: Language): string {
  return money('stripIfInteger', language).format(fromWire(amount) / 100)
}

function money(zeros: 'auto' | 'stripIfInteger', language: Language): Intl.NumberFormat {
  return kept(`money ${zeros}`, language, (locale) => {
    const options = { style: 'currency', currency: 'EUR', trailingZeroDisplay: zeros } as const
    return new Intl.NumberFormat(locale, options)
  })
}

/** "7,500", "7.500", "7 500"; with so many decimals, or those there are. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  return kept(`number ${decimals}`, language, (locale) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(locale, decimals === undefined ? {} : digits)
  }).format(value)
}

const DATES = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  shortDateThisYear: { day: 'numeric', month: 'short' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dayAndTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  },
  dateAndTime: { dateStyle: 'long', timeStyle: 'short' },
  dateAndSeconds: { dateStyle: 'long', timeStyle: 'medium' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant as the clock and calendar in Belgium have it. */
function date(kind: keyof typeof DATES, instant: string | Date, language: Language): string {
  const format = kept(kind, language, (locale) => {
    return new Intl.DateTimeFormat(locale, { ...DATES[kind], timeZone: SHOP_TIME_ZONE })
  })
  return asWritten(format.format(new Date(instant)), language)
}

/** `2026-11-24` → "Tuesday 24 November". Browsers of some years ago put a comma in the English. */
export function dayInWords(day: IsoDay, language: Language): string {
  return date('day', atNoon(day), language).replace(',', '')
}

/** "23 Nov 2026", as lists have it. */
export function shortDate(instant: string, language: Language): string {
  return date('shortDate', instant, language)
}

/** "23 November 2026" */
export function longDate(instant: string, language: Language): string {
  return date('longDate', instant, language)
}

/** "March 2019" */
export function monthAndYear(instant: string, language: Language): string {
  return date('month', instant, language)
}

/** "Mon 23 Nov, 14:46" */
export function dayAndTime(instant: string, language: Language): string {
  return date('dayAndTime', instant, language)
}

/** "23 November 2026 at 14:46" */
export function dateAndTime(instant: string, language: Language): string {
  return date('dateAndTime', instant, language)
}

/** "23 November 2026 at 14:46:09", as a receipt states it. */
export function dateAndSeconds(instant: string, language: Language): string {
  return date('dateAndSeconds', instant, language)
}

/** "today 14:46", "yesterday 21:17", then "23 Nov 2026": as those write who look at it all day. */
export function nearMoment(instant: string, now: Date, language: Language): string {
  const day = belgianDay(new Date(instant))
  const ago = [0, 1].find((days) => belgianDay(new Date(now.getTime() - days * DAY_MS)) === day)
  if (ago === undefined) return date('shortDate', instant, language)
  return `${relative(language).format(-ago, 'day')} ${date('time', instant, language)}`
}

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const STEPS = [
  { unit: 'minute', ms: MINUTE_MS, below: 60 },
  { unit: 'hour', ms: 60 * MINUTE_MS, below: 24 },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, below: 7 },
] as const

/** "18 minutes ago", "yesterday"; from a week on the day: "15 Oct", with its year when that is another. */
export function relativeTime(instant: string, now: Date, language: Language): string {
  const at = new Date(instant)
  const ageMs = Math.max(0, now.getTime() - at.getTime())
  for (const { unit, ms, below } of STEPS) {
    const count = Math.floor(ageMs / ms)
    if (count < below) return relative(language).format(-count, unit)
  }
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear()
  return date(isThisYear ? 'shortDateThisYear' : 'shortDate', at, language)
}

function relative(language: Language): Intl.RelativeTimeFormat {
  return kept('relative', language, (locale) => {
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  })
}

/** `BE` → Belgium, België, Belgique. */
export function countryName(code: string, language: Language): string {
  const names = kept('country', language, (locale) => {
    return new Intl.DisplayNames(locale, { type: 'region' })
  })
  return names.of(code) ?? code
}

/** Which form of a text fits a count: `one`, `other`, in French also `many`. */
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  return kept('plural', language, (locale) => new Intl.PluralRules(locale)).select(count)
}

const formats = new Map<string, unknown>()

/** One format per kind and language: a kind always means the same class. */
function kept<Format>(kind: string, language: Language, make: (locale: string) => Format): Format {
  const key = `${kind} ${language}`
  let format = formats.get(key) as Format | undefined
  if (format === undefined) {
    format = make(LOCALES[language])
    formats.set(key, format)
  }
  return format
}
