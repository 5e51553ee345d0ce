import type * as z from 'zod'

import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { trackOrder as contract } from '#contract/tracking.ts'
import type { Shop } from '#server/shop.ts'

import { orderOfNumber } from './order-of-number.ts'
import { showAnyOrder } from './show-order.ts'

type Tracked = z.infer<(typeof contract)['answer']>['data']

/**
 * Where an order is, for whoever knows its number and email: neither addresses nor amounts. Throws the
 * same `not_found` for every mismatch.
 */
export async function trackOrder(
  shop: Shop,
  { number, email }: { number: string; email: string },
  language: Language,
): Promise<Tracked> {
  const id = await orderOfNumber(shop.db, { number, email })
  const order = await showAnyOrder(shop, id, language)
  return {
    order_number: order.order_number,
    status: order.status,
    created_at: order.created_at,
    steps: order.tracking,
    estimated_delivery: order.estimated_delivery,
    shipments: order.shipments,
    items: order.items.map(trackedItem),
  }
}

function trackedItem({ product, product_color: color, quantity }: Order['items'][number]) {
  const name = color === null ? product.name : `${product.name} (${color.name})`
  return { name, thumbnail: product.thumbnail, quantity }
}
