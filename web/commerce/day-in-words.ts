import { atNoon } from '#contract/plain/delivery.ts'
import type { Language } from '#contract/plain/languages.ts'

const LOCALES = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' } as const satisfies Record<
  Language,
  string
>

/** `2026-11-24` → Tuesday 24 November. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(atNoon(day)).replace(',', '')
}

/** The day and time of an instant, in Belgium. */
export function instantInWords(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  }).format(new Date(instant))
}

/** The calendar day in Belgium of an instant. */
export function dateInWords(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Brussels',
  }).format(new Date(instant))
}
