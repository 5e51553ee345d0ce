import type { Language } from '#contract/plain/languages.ts'

import { LOCALES } from './locales.ts'

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
    if (count < below)
      return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(
        -count,
        unit,
      )
  }
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'Europe/Brussels',
    ...(at.getUTCFullYear() !== now.getUTCFullYear() && { year: 'numeric' }),
  }).format(at)
}
