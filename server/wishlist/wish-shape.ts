import { cents, toWire } from '#contract/plain/money.ts'
import type { WishlistItem } from '#contract/wishlist.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { References } from '#server/catalogue/references.ts'

import type { WishRow } from './queries.ts'

export function wishOf(row: WishRow, references: References): WishlistItem {
  const product = productOf(row, references)
  return {
    id: row.wish_id,
    product_id: product.id,
    product_color_id: row.product_color_id,
    product: { ...product, in_wishlist: true },
    product_color: product.product_colors.find(({ id }) => id === row.product_color_id) ?? null,
    saved_price: row.saved_price_cents === null ? null : toWire(cents(row.saved_price_cents)),
    created_at: row.wished_at.toISOString(),
  }
}
