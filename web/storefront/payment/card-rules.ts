import type { TextKey } from '#web/language/i18n.ts'

export interface CardValues {
  number: string
  expires: string
  code: string
  holder: string
}

export type CardErrors = Partial<Record<keyof CardValues, TextKey>>

/** What is wrong with a card before it is sent; its provider checks the rest. */
export function cardErrors(card: CardValues, now: Date): CardErrors {
  const errors: CardErrors = {}
  if (!hasCheckDigit(digitsOf(card.number))) errors.number = 'pay.card.error.number'
  const expiry = expiryOf(card.expires)
  if (expiry === undefined) errors.expires = 'pay.card.error.expires'
  else if (isPast(expiry, now)) errors.expires = 'pay.card.error.expired'
  if (!/^\d{3,4}$/.test(card.code.trim())) errors.code = 'pay.card.error.code'
  if (card.holder.trim() === '') errors.holder = 'pay.card.error.holder'
  return errors
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** `1128`, `11/28`, `11 / 2028` → month and year. */
export function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? []
  if (month === undefined || year === undefined) return undefined
  const number = Number(month)
  return number >= 1 && number <= 12 ? { month: number, year: 2000 + Number(year) } : undefined
}

/** The number in groups of four, as it stands on the card. */
export function groupedNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** The slash comes by itself while the date is typed. */
export function slashedExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2
    ? `${digits.slice(0, 2)} / ${digits.slice(2)}`
    : text.replace(/[^\d /]/g, '')
}

function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year * 12 + month - 1 < now.getFullYear() * 12 + now.getMonth()
}

/** The Luhn check digit, ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  if (digits.length < 12) return false
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => digit * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
