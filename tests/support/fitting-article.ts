import type { FittingProduct } from '#server/catalogue/printer-groups.ts'

let lastId = 0

/** A house-brand XL ink cartridge of a colour that fits the printer, or what `change` makes of it. */
export function fittingArticle(color: string | null, change: object = {}): FittingProduct {
  lastId += 1
  const product = {
    id: lastId,
    type: 'inkjet',
    category: { slug: 'inkjet' },
    color: color === null ? null : { slug: color },
    brand: { id: 1, is_house_brand: true },
    capacity: 'xl',
    number_of_cartridges: 1,
    price: '10.00',
    vat_rate: 21,
    impressions: 1000,
    price_per_impression: '1.00',
    stock: 5,
    confirmed: true,
    ...change,
  }
  // Only what the rules look at.
  return product as unknown as FittingProduct
}
