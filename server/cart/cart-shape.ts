import type { Cart, CartItem } from '#contract/cart.ts'
import { basisPoints, cents, type Cents, netOf, toWire, ZERO } from '#contract/plain/money.ts'
import { type LineTotal, NO_DELIVERY, orderTotals } from '#contract/plain/order-totals.ts'
import { houseBrandSubtotal } from '#contract/plain/shipping-fee.ts'
import { unitPrice } from '#contract/plain/unit-price.ts'
import { colorOf, imagesOf, warrantyOf } from '#server/catalogue/product-shape.ts'
import type { References } from '#server/catalogue/references.ts'

import type { CartItemRow, CartRow } from './queries.ts'

const NOTHING: LineTotal = { total: ZERO, net: ZERO, vat: ZERO }

/** The cart as the API shows it. `freeFrom` is the Belgian amount for free delivery. */
export function cartOfRow(row: CartRow | undefined, references: References, freeFrom: Cents): Cart {
  const rows = row?.items ?? []
  const lines = rows.map((item) => ({
    unitPrice: priceOf(item),
    quantity: item.quantity,
    vatRate: basisPoints(item.vat_rate),
    isHouseBrand: item.is_house_brand,
  }))
  const totals = orderTotals(lines, NO_DELIVERY)
  const items = rows.map((item, index) => itemOf(item, totals.lines[index] ?? NOTHING, references))
  const houseBrand = houseBrandSubtotal(lines)
  return {
    id: row?.id ?? null,
    user_id: row?.user_id ?? null,
    created_at: row?.created_at.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
    items,
    saved_items: savedItems(row?.saved ?? [], references),
    items_count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toWire(totals.subtotal),
    subtotal_excl_vat: toWire(totals.netSubtotal),
    free_shipping: {
      house_brand_subtotal: toWire(houseBrand),
      free_from: toWire(freeFrom),
      remaining: toWire(cents(Math.max(0, freeFrom - houseBrand))),
    },
  }
}

/** Each for itself: they are not ordered together. */
function savedItems(rows: readonly CartItemRow[], references: References): CartItem[] {
  return rows.map((row) => {
    const line = {
      unitPrice: priceOf(row),
      quantity: row.quantity,
      vatRate: basisPoints(row.vat_rate),
    }
    return itemOf(row, orderTotals([line], NO_DELIVERY).lines[0] ?? NOTHING, references)
  })
}

export function priceOf({ price_cents, color }: Pick<CartItemRow, 'price_cents' | 'color'>): Cents {
  return unitPrice(price_cents, color?.price_cents ?? null)
}

function itemOf(row: CartItemRow, line: LineTotal, references: References): CartItem {
  const isOnSale = row.price_cents < row.regular_price_cents
  const color = row.color === null ? null : colorOf(references.color(row.color.color_id))
  return {
    id: row.id,
    quantity: row.quantity,
    product_id: row.product_id,
    product: {
      id: row.product_id,
      slug: row.slug,
      sku: row.color?.sku ?? row.sku,
      name: row.name,
      name_fr: row.name_fr,
      name_nl: row.name_nl,
      description: row.description,
      description_fr: row.description_fr,
      description_nl: row.description_nl,
      short_description: row.short_description,
      short_description_fr: row.short_description_fr,
      short_description_nl: row.short_description_nl,
      regular_price: toWire(cents(row.regular_price_cents)),
      sale_price: isOnSale ? toWire(cents(row.price_cents)) : null,
      price: toWire(cents(row.price_cents)),
      is_house_brand: row.is_house_brand,
      type: row.type,
      impressions: row.impressions,
      warranty: warrantyOf(row.warranty_months),
      images: imagesOf(row.images),
      thumbnail: row.color?.images?.[0]?.[0] ?? row.thumbnail,
    },
    product_color_id: row.product_color_id,
    product_color:
      row.color === null || color === null
        ? null
        : {
            id: row.color.id,
            name: color.name,
            price: row.color.price_cents === null ? null : toWire(cents(row.color.price_cents)),
            images: imagesOf(row.color.images),
            color,
          },
    unit_price: toWire(priceOf(row)),
    unit_price_excl_vat: toWire(netOf(priceOf(row), basisPoints(row.vat_rate))),
    vat_rate: row.vat_rate / 100,
    line_total: toWire(line.total),
    line_total_excl_vat: toWire(line.net),
    available_stock: Math.max(0, row.available),
  }
}
