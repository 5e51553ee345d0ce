import type { StockStatus } from '#contract/plain/statuses.ts'
import type { BothSides } from '#web/commerce/card/both-sides.ts'
import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import type { Translate } from '#web/language/i18n.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

const NO_PRICE = '0.00'
const LOW_STOCK = 5

/** A cart line as it is shown, with something to show for whatever is missing. */
export interface LineView {
  name: string
  thumbnail: string | undefined
  colorName: string | undefined
  unitPrice: BothSides
  total: BothSides
}

export function lineView(item: CartItem, reading: ReadingLanguage, t: Translate): LineView {
  const { product, product_color: color } = item as Partial<CartItem>
  const name = product === undefined ? '' : localName(product, reading)
  const picture = color?.images[0]?.image_path ?? product?.thumbnail
  return {
    name: name.trim() === '' ? t('cart.unknownProduct') : name,
    thumbnail: picture === '' ? undefined : picture,
    colorName: color == null ? undefined : localName(color.color, reading),
    unitPrice: {
      incl: item.unit_price || NO_PRICE,
      excl: item.unit_price_excl_vat || NO_PRICE,
    },
    total: { incl: item.line_total || NO_PRICE, excl: item.line_total_excl_vat || NO_PRICE },
  }
}

/** Why a line cannot be ordered as it is: more than there is, or nothing left at all. */
export type LineProblem = 'gone' | 'above' | undefined

export function lineProblem({
  quantity,
  available_stock: available,
}: Pick<CartItem, 'quantity' | 'available_stock'>): LineProblem {
  if (available <= 0) return 'gone'
  return quantity > available ? 'above' : undefined
}

export function stockStatusOf({ available_stock: stock }: CartItem): StockStatus {
  if (stock <= 0) return 'out_of_stock'
  return stock < LOW_STOCK ? 'low_stock' : 'in_stock'
}
