/** The check digit every card number carries (ISO/IEC 7812-1 annex B). */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, character] of digits.split('').toReversed().entries()) {
    const digit = Number(character)
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += index % 2 === 1 ? doubled : digit
  }
  return sum % 10 === 0
}

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown'

const brandPatterns: readonly [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['diners', /^3[0689]/],
  ['jcb', /^35/],
  ['discover', /^6(011|5)/],
  ['unionpay', /^62/],
]

export function brandOf(digits: string): CardBrand {
  return brandPatterns.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown'
}
