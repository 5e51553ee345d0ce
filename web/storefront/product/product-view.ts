import type { Product, ProductDetail } from '#contract/catalogue.ts'
import { colorPlace } from '#contract/plain/color-order.ts'
import {
  toCard,
  toCardColor,
  type CardColor,
  type CardProduct,
} from '#web/commerce/card/card-product.ts'
import { MINI_FIELDS, toMini, type MiniProduct } from '#web/commerce/card/mini-product.ts'
import { pick } from '#web/commerce/card/pick.ts'
import type { Review } from '#web/commerce/reviews/review.ts'
import { localName, localText } from '#web/commerce/words/local-name.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

/** One of the colours an article is sold in. */
export interface ColorChoice {
  id: number
  color: CardColor
  sku: string
  price: string
  stock: number
  stock_status: Product['stock_status']
  images: Product['images']
}

const VIEW_FIELDS = [
  'sku',
  'ean_number',
  'manufacturer_code',
  'type',
  'capacity',
  'price_per_impression',
  'price_excl_vat',
  'yield_standard',
  'ml',
  'number_of_cartridges',
  'warranty',
  'weight_grams',
  'images',
  'original_name',
  'printer_count',
] as const satisfies readonly (keyof Product)[]

/** The article itself, in the reader's language. */
export interface ProductView extends CardProduct, Pick<Product, (typeof VIEW_FIELDS)[number]> {
  description: string
  short_description: string
  brand: { slug: string; name: string }
  category: { slug: string; name: string }
  colors: readonly ColorChoice[]
}

export interface ProductData {
  product: ProductView
  siblings: readonly MiniProduct[]
  linked: MiniProduct | null
  packItems: readonly { quantity: number; product: MiniProduct }[]
  packs: readonly MiniProduct[]
  /** The original this one stands in for. */
  replaces: MiniProduct | null
  /** The house-brand article that stands in for this one. */
  alternative: MiniProduct | null
  related: readonly CardProduct[]
  printers: readonly { slug: string; name: string; confirmed: boolean }[]
  /** The newest published ones. */
  reviews: readonly Review[]
  /** What its head says otherwise than its name and short description do. */
  seo: { title?: string; description?: string; robots?: string } | null
}

const MOST_RELATED = 4

/** What the product page shows of the API's answer: in one language, with only the fields it uses. */
export function toProductData(
  detail: ProductDetail,
  reviews: readonly Review[],
  reading: ReadingLanguage,
): ProductData {
  const mini = (product: Product) => toMini(product, reading)
  return {
    product: toView(detail.product, reading),
    siblings: detail.siblings.map(mini),
    linked: detail.linked_product && mini(detail.linked_product),
    packItems: detail.pack_items.map(({ quantity, product }) => ({
      quantity,
      product: mini(product),
    })),
    packs: detail.packs.map(mini),
    replaces: detail.replaces && mini(detail.replaces),
    alternative: detail.alternative && mini(detail.alternative),
    related: detail.related_products
      .slice(0, MOST_RELATED)
      .map((product) => toCard(product, reading)),
    printers: detail.printers.map(({ slug, name, confirmed }) => ({ slug, name, confirmed })),
    reviews,
    seo: detail.seo as ProductData['seo'],
  }
}

function toView(product: Product, reading: ReadingLanguage): ProductView {
  return {
    ...toCard(product, reading),
    ...pick(product, VIEW_FIELDS),
    images: product.images.map((image) => ({
      image_path: image.image_path,
      alt: image[ALT[reading]] ?? '',
    })),
    description: localText(product, 'description', reading),
    short_description: localText(product, 'short_description', reading),
    brand: {
      slug: product.brand.slug,
      name: product.brand.name,
    },
    category: {
      slug: product.category.slug,
      name: localName(product.category, reading),
    },
    colors: product.product_colors.map(
      ({ id, color, sku: colorSku, price, stock, stock_status, images: own }) => ({
        id,
        stock,
        stock_status,
        color: toCardColor(color, reading),
        sku: colorSku,
        price: price ?? product.price,
        images: own.length > 0 ? own : product.images,
      }),
    ),
  }
}

const ALT = { en: 'alt', nl: 'alt_nl', fr: 'alt_fr', de: 'alt_nl' } as const

/** This article among its siblings, as the colour choice shows them: packs first, then the colours in their order. */
export function colorRow(product: MiniProduct, siblings: readonly MiniProduct[]): MiniProduct[] {
  const row = [product, ...siblings.filter(({ id }) => id !== product.id)]
  return row.toSorted((a, b) => placeInRow(a) - placeInRow(b) || a.id - b.id)
}

function placeInRow({ color, cartridges }: MiniProduct): number {
  return cartridges > 1 ? -1 : colorPlace(color?.slug)
}

/** Our article and the original side by side, whichever of the two the page is about; only where both hold as much. */
export function comparedPair(
  product: MiniProduct,
  { replaces, alternative }: Pick<ProductData, 'replaces' | 'alternative'>,
): { house: MiniProduct; original: MiniProduct } | undefined {
  const other = replaces ?? alternative
  if (other === null || other.capacity !== product.capacity) return undefined
  return replaces === null
    ? { house: other, original: product }
    : { house: product, original: other }
}

/** The article as its siblings are shown. */
export function miniOf(product: ProductView): MiniProduct {
  return {
    ...pick(product, [...MINI_FIELDS, 'name', 'is_house_brand', 'color']),
    brand: product.brand.name,
    cartridges: product.number_of_cartridges ?? 1,
  }
}
