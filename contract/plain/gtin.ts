/** Given out inside a shop or a company: two shops may use one for different articles. */
const LOCAL = /^(?:2|0[24])/

/** GTIN-8, UPC, EAN-13 and GTIN-14. */
const FORM = /^(?:\d{8}|\d{12,14})$/

/** The number of an article as the whole world knows it; null for a local one, which search engines refuse. */
export function worldwideGtin(ean: string | null): string | null {
  return ean === null || LOCAL.test(ean.padStart(13, '0')) ? null : ean
}

/** Whether a number is a GTIN: of a length they have, and its last digit checks the others. */
export function isGtin(text: string): boolean {
  if (!FORM.test(text)) return false
  const weighted = text
    .split('')
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3))
  return weighted.reduce((sum, part) => sum + part, 0) % 10 === 0
}
