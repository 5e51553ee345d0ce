/** Given out inside a shop or a company: two shops may use one for different articles. */
const LOCAL = /^(?:2|0[24])/

/** The number of an article as the whole world knows it; null for a local one, which search engines refuse. */
export function worldwideGtin(ean: string | null): string | null {
  return ean === null || LOCAL.test(ean.padStart(13, '0')) ? null : ean
}
