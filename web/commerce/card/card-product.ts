import type { Product } from '#contract/catalogue.ts'
import { isForPrinters } from '#web/commerce/printers/printer-supply.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

import { bothSides, savingBetween, type BothSides } from './both-sides.ts'
import { pick } from './pick.ts'

/** A colour as a card shows it, its name in the reader's language. */
export interface CardColor {
  slug: string
  name: string
  hex: string | null
}

const CARD_FIELDS = [
  'id',
  'slug',
  'thumbnail',
  'origin',
  'color_slugs',
  'impressions',
  'price',
  'vat_rate',
  'discount_percentage',
  'original_price',
  'stock',
  'stock_status',
  'cartridge',
  'parts_price',
  'rating',
  'reviews_count',
] as const satisfies readonly (keyof Product)[]

/**
 * What a product card shows and no more: the pages carry their data in the HTML, and a whole product
 * with its descriptions in three languages is ten times as long.
 */
export interface CardProduct extends Pick<Product, (typeof CARD_FIELDS)[number]> {
  /** In the reader's language. */
  name: string
  is_house_brand: boolean
  is_lifetime: boolean
  /** Ink, toner or a drum: it fits a printer or it does not. */
  is_for_printers: boolean
  color: CardColor | null
  /** The crossed-out price of a sale. */
  was: string | null
  /** Sold in colours: which one is chosen on its page. */
  has_colors: boolean
  /** What is in stock in its place, in the reader's language. */
  stand_in: { slug: string; name: string; price: BothSides } | null
}

export function toCard(product: Product, reading: ReadingLanguage): CardProduct {
  const standIn = product.stand_in
  return {
    ...pick(product, CARD_FIELDS),
    name: localName(product, reading),
    is_house_brand: product.brand.is_house_brand,
    is_lifetime: product.warranty === 'lifetime',
    is_for_printers: isForPrinters(product.type),
    color: product.color === null ? null : toCardColor(product.color, reading),
    was: wasPrice(product),
    has_colors: product.product_colors.length > 0,
    stand_in: standIn && {
      slug: standIn.slug,
      name: localName(standIn, reading),
      price: { incl: standIn.price, excl: standIn.price_excl_vat },
    },
    ...(isDearerThanParts(product) && {
      was: null,
      discount_percentage: null,
      original_price: null,
    }),
  }
}

/** A pack that saves nothing against its parts boasts of nothing else either. */
function isDearerThanParts(product: Product): boolean {
  return product.parts_price !== null && savingOnParts(product) === undefined
}

/** What a pack costs less than its members one by one. */
export function savingOnParts({
  price,
  parts_price: parts,
  vat_rate: rate,
}: Pick<Product, 'price' | 'parts_price' | 'vat_rate'>): BothSides | undefined {
  return parts === null ? undefined : savingBetween(bothSides(parts, rate), bothSides(price, rate))
}

export function toCardColor(
  color: Pick<ColorRecord, 'slug' | 'name' | 'name_fr' | 'name_nl' | 'hex'>,
  reading: ReadingLanguage,
): CardColor {
  return { slug: color.slug, name: localName(color, reading), hex: color.hex }
}

/** What it costs less than the original it stands in for. */
export function savingOnOriginal({
  price,
  original_price: original,
  vat_rate: rate,
}: Pick<Product, 'price' | 'original_price' | 'vat_rate'>): BothSides | undefined {
  return original === null
    ? undefined
    : savingBetween(bothSides(original, rate), bothSides(price, rate))
}

type ColorRecord = NonNullable<Product['color']>

/** The price struck through while a sale runs: the lowest of the 30 days before it. */
export function wasPrice({ sale_price, lowest_price_30d, regular_price }: Product): string | null {
  return sale_price === null ? null : (lowest_price_30d ?? regular_price)
}
