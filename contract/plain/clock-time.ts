import type { Language } from './languages.ts'

/** `16:00` as each language writes it: 16:00, 16.00, 16 h. Dutch sentences add "uur" themselves. */
export function clockTime(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':')
  const hours = String(Number(hour))
  if (language === 'fr') return `${hours}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`
  return `${hours}${language === 'nl' ? '.' : ':'}${minute}`
}

/**
 * A date as people write it, where Intl does not: in French "1er janvier" for "1 janvier" and
 * "14 h 46" for "14:46". A time to the second stays as it is.
 */
export function asWritten(date: string, language: Language): string {
  if (language !== 'fr') return date
  return date
    .replace(/\b1(?=\s\p{L})/u, '1er')
    .replace(/\b\d{2}:\d{2}(:\d{2})?/, (time, seconds?: string) =>
      seconds === undefined ? clockTime(time, language) : time,
    )
}
