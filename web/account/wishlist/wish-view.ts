import type { Answer } from '#contract/api.ts'
import { bothSides, savingBetween, type BothSides } from '#web/commerce/card/both-sides.ts'
import { toCard, toCardColor, type CardProduct } from '#web/commerce/card/card-product.ts'
import { wishKey } from '#web/commerce/wishes/wishes.ts'
import { localText } from '#web/commerce/words/local-name.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

export type WishlistItem = Answer<'GET /customer/wishlist'>['data'][number]

/** An article of the wishlist, or one colour of it, as its card shows it. */
export interface Wish {
  key: string
  productId: number
  colorId: number | null
  card: CardProduct
  sku: string
  shortDescription: string
  /** `lifetime`, or months. */
  warranty: string
  /** What it costs less than when it was saved. Undefined when it does not. */
  cheaperBy: BothSides | undefined
  /** Can go into the cart from here: in stock, and no colour left to choose. */
  isBuyable: boolean
}

export function toWish(item: WishlistItem, reading: ReadingLanguage): Wish {
  const { product, product_color: color, product_color_id: colorId } = item
  const card = toCard(product, reading)
  const shown = color === null ? card : inColor(card, color, reading)
  return {
    key: wishKey(item.product_id, colorId),
    productId: item.product_id,
    colorId,
    card: shown,
    sku: color?.sku ?? product.sku,
    shortDescription: localText(product, 'short_description', reading),
    warranty: product.warranty,
    cheaperBy: cheaperBy(item.saved_price, shown),
    isBuyable: shown.stock_status !== 'out_of_stock' && !shown.has_colors,
  }
}

/** The card of one colour: its own picture, price and stock. */
function inColor(
  card: CardProduct,
  color: NonNullable<WishlistItem['product_color']>,
  reading: ReadingLanguage,
): CardProduct {
  return {
    ...card,
    color: toCardColor(color.color, reading),
    color_slugs: [color.color.slug],
    thumbnail: color.images[0]?.image_path ?? card.thumbnail,
    price: color.price ?? card.price,
    stock: color.stock,
    stock_status: color.stock_status,
    has_colors: false,
  }
}

function cheaperBy(
  savedPrice: string | null,
  { price, vat_rate: rate }: CardProduct,
): BothSides | undefined {
  return savedPrice === null
    ? undefined
    : savingBetween(bothSides(savedPrice, rate), bothSides(price, rate))
}
