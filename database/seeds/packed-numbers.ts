import type { Article } from './catalogue-facts.ts'

const CANON_NUMBER = /^\d{4}[A-C]\d{3}$/
/** How it is packed; the article is the same. */
const PACKINGS = ['AA', 'AB', 'BA']

/** A Canon article is found by its part number as price lists and boxes write it too: 4548C001, 4548C001AA. */
export function withPackedNumbers(article: Article): Article {
  const { brand, manufacturerPartNumber, aliases = [] } = article
  const number = manufacturerPartNumber ?? ''
  if (brand !== 'canon' || !CANON_NUMBER.test(number)) return article
  return { ...article, aliases: [...aliases, ...PACKINGS.map((letters) => number + letters)] }
}
