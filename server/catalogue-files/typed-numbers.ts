import { belgianTime } from '#contract/plain/delivery.ts'

/*
 * Numbers and days as people in Belgium type them: 12,95 and 12.95, 1.250,00, € 9, 7 500, 1/12/2026.
 * What could be read in two ways is read in none.
 */

const MOST_WHOLE = 2_147_483_647

/** An amount as the shop writes it, `"12.95"`; undefined for what is none. */
export function amountOf(text: string): string | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F€]|EUR/gi, '')
  const plain = withPoint(bare)
  if (plain === undefined || !/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return undefined
  return Number(plain).toFixed(2)
}

export function decimalOf(text: string): number | undefined {
  const plain = withPoint(text.replaceAll(/[\s\u00A0\u202F%]/g, ''))
  return plain === undefined || !/^-?\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? undefined : Number(plain)
}

/** `7500`, and `7.500`, `7 500` or `7,500` for the same. */
export function wholeOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F]/g, '')
  const digits = /^-?\d{1,3}(?:\.\d{3})+$|^-?\d{1,3}(?:,\d{3})+$/.test(bare)
    ? bare.replaceAll(/[.,]/g, '')
    : bare.replace(/[.,]0+$/, '')
  if (!/^-?\d{1,10}$/.test(digits)) return undefined
  const number = Number(digits)
  return Math.abs(number) > MOST_WHOLE ? undefined : number
}

/** The last of two different signs is the decimal one; one alone is it when no three digits follow. */
function withPoint(text: string): string | undefined {
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '')
  if (/^-?\d+(?:[.,]\d+)?$/.test(text)) return text.replace(',', '.')
  return undefined
}

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * A moment in ISO 8601, or a Belgian day: `2026-12-01`, `1/12/2026`. A day begins at midnight in Belgium;
 * as an end it counts until the next one. Undefined for what is neither.
 */
export function dayOf(text: string, isEnd: boolean): string | undefined {
  if (MOMENT.test(text)) {
    const moment = new Date(text.replace(' ', 'T'))
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
  }
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ??
    swapped(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)) ??
    []
  if (year === undefined) return undefined
  const given = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (given.getUTCMonth() !== Number(month) - 1) return undefined
  if (isEnd) given.setUTCDate(given.getUTCDate() + 1)
  return midnightOf(given).toISOString()
}

function swapped(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found === null ? undefined : [found[0], found[3], found[2], found[1]]
}

/** Midnight in Belgium is at 22 or 23 hours UTC of the day before. */
function midnightOf(day: Date): Date {
  const hour = 3_600_000
  const candidates = [day.getTime() - 2 * hour, day.getTime() - hour].map((at) => new Date(at))
  return candidates.find((at) => belgianTime(at).minutes === 0) ?? day
}
