import type { Product } from '#contract/catalogue.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

import { toCardColor, type CardColor } from './card-product.ts'
import { pick } from './pick.ts'

export const MINI_FIELDS = [
  'id',
  'slug',
  'thumbnail',
  'price',
  'price_excl_vat',
  'vat_rate',
  'parts_price',
  'color_slugs',
  'capacity',
  'impressions',
  'stock_status',
  'warranty',
] as const satisfies readonly (keyof Product)[]

/** An article beside this one: a colour, a capacity, a pack, its original. */
export interface MiniProduct extends Pick<Product, (typeof MINI_FIELDS)[number]> {
  name: string
  brand: string
  is_house_brand: boolean
  color: CardColor | null
  cartridges: number
}

export function toMini(product: Product, reading: ReadingLanguage): MiniProduct {
  return {
    ...pick(product, MINI_FIELDS),
    name: localName(product, reading),
    brand: product.brand.name,
    is_house_brand: product.brand.is_house_brand,
    color: product.color === null ? null : toCardColor(product.color, reading),
    cartridges: product.number_of_cartridges ?? 1,
  }
}
