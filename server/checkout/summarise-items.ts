import type { Language } from '#contract/plain/languages.ts'
import { pricedItems } from '#server/cart/queries.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type Quote, quote } from './quote.ts'

export interface WishedItem {
  product_id: number
  product_color_id?: number | null | undefined
  quantity: number
}

/** What these items would cost a consumer in Belgium; no cart, no hold, no order. Throws `not_found`. */
export async function summariseItems(
  shop: Shop,
  wished: readonly WishedItem[],
  language: Language,
  now: Date,
): Promise<Quote> {
  const items = await pricedItems(shop.db, wished)
  if (items.length !== wished.length)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  return quote(items, await shop.settings.get(), await shop.references.get(), {
    country: 'BE',
    language,
    isVatExempt: false,
    now,
  })
}
