import type { Language } from '#contract/plain/languages.ts'

import { LOCALES } from './locales.ts'

/** The calendar day in Belgium, as lists have it: "23 Nov 2026". */
export function shortDate(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Europe/Brussels',
  }).format(new Date(instant))
}

/** "23 November 2026 at 14:46", in Belgium. */
export function dateAndTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(new Date(instant))
}

/** "March 2019" */
export function monthInWords(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Brussels',
  }).format(new Date(instant))
}
