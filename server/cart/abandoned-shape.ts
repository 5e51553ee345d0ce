import type { AbandonedCart } from '#contract/abandoned-carts.ts'
import type { Language } from '#contract/plain/languages.ts'
import { ZERO } from '#contract/plain/money.ts'
import { localName } from '#server/catalogue/local-name.ts'
import type { References } from '#server/catalogue/references.ts'

import type { AbandonedRow } from './abandoned-queries.ts'
import { cartOfRow } from './cart-shape.ts'

/** A cart that was left, with its lines at the prices and stock of now. */
export function abandonedCartOf(
  row: AbandonedRow,
  references: References,
  language: Language,
): AbandonedCart {
  const cart = cartOfRow(row, references, ZERO)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    language: row.language,
    is_guest: row.user_id === null,
    has_consent: row.has_consent,
    items: cart.items.map(({ product, product_color: color, ...item }) => ({
      product_id: item.product_id,
      product_color_id: item.product_color_id,
      name:
        color === null
          ? localName(product, language)
          : `${localName(product, language)} (${localName(color.color ?? color, language)})`,
      sku: product.sku,
      thumbnail: product.thumbnail,
      quantity: item.quantity,
      unit_price: item.unit_price,
      available_stock: item.available_stock,
    })),
    total: cart.subtotal,
    last_activity_at: row.updated_at.toISOString(),
    reminded_at: row.reminded_at?.toISOString() ?? null,
  }
}
