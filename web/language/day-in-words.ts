import { atNoon, type IsoDay } from '#contract/plain/delivery.ts'
import type { Language } from '#contract/plain/languages.ts'

import { LOCALES } from './locales.ts'

const days = new Map<Language, { day: IsoDay; words: string }>()

/** `2026-11-24` → Tuesday 24 November. Kept: a list says the same day on every card. */
export function dayInWords(day: IsoDay, language: Language): string {
  const last = days.get(language)
  if (last?.day === day) return last.words
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const words = format.format(atNoon(day)).replace(',', '')
  days.set(language, { day, words })
  return words
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
