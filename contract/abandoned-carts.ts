import * as z from 'zod'

import { Cart, LeftOutReason } from './cart.ts'
import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'

const tag = 'Abandoned carts'

/** A cart with lines that nobody has touched for an hour. */
export const AbandonedCart = z.object({
  id: z.int(),
  /** Of the account, or of a guest's checkout that is open; null when nobody knows it. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  is_guest: z.boolean(),
  /** Agreed to offers by mail: only such are reminded automatically. */
  has_consent: z.boolean(),
  items: z.array(
    z.object({
      product_id: z.int(),
      product_color_id: z.int().nullable(),
      name: z.string(),
      sku: z.string(),
      thumbnail: z.string(),
      quantity: z.int(),
      unit_price: z.string(),
      available_stock: z.int(),
    }),
  ),
  total: z.string(),
  last_activity_at: z.string(),
  reminded_at: z.string().nullable(),
})
export type AbandonedCart = z.infer<typeof AbandonedCart>

export const listAbandonedCarts = endpoint({
  method: 'GET',
  paths: { '/admin/abandoned-carts': 'staff' },
  tag,
  summary: 'Carts with lines that were left for an hour or longer, latest first',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the email or the name. */
    search: z.string().trim().max(100).optional(),
    /** Whether there is an address to write to. */
    has_email: z.enum(['true', 'false']).optional(),
    sort: z.enum(['last_activity_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AbandonedCart),
})

export const showAbandonedCart = endpoint({
  method: 'GET',
  paths: { '/admin/abandoned-carts/{id}': 'staff' },
  tag,
  summary: 'One of them',
  params: idParams,
  answer: dataOf(AbandonedCart),
})

export const remindOfCart = endpoint({
  method: 'POST',
  paths: { '/admin/abandoned-carts/{id}/remind': 'staff' },
  tag,
  summary: 'Mails a link that rebuilds the cart on any device; at most once in 14 days',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(AbandonedCart),
})

export const recoverCart = endpoint({
  method: 'POST',
  paths: { '/guest/cart/recover': 'guest', '/customer/cart/recover': 'signed-in' },
  tag: 'Cart',
  summary:
    'Puts what a reminder was about into the cart of whoever opens its link, as far as the stock goes',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: dataOf(
    z.object({
      cart: Cart,
      /** Pieces that are in the cart now because of this. */
      added: z.int(),
      missing: z.array(
        z.object({ name: z.string(), wanted: z.int(), added: z.int(), reason: LeftOutReason }),
      ),
    }),
  ),
})
