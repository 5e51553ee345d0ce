import * as z from 'zod'

import { Cart, LeftOutReason } from './cart.ts'
import { Product } from './catalogue.ts'
import { bodyId, dataOf, endpoint } from './endpoint.ts'
import { CART_LINES_AT_MOST } from './plain/cart-size.ts'
import { QUICK_ORDER_LENGTH, QUICK_ORDER_PIECES } from './plain/quick-order-list.ts'

const tag = 'Quick order'

const text = z.string().trim().max(200)
const quantity = z.int().min(1).max(QUICK_ORDER_PIECES)

export const MatchedLine = z.object({
  /** Without the quantity, where one was read at its end. */
  text: z.string(),
  quantity: z.int(),
  /** `found`: the first of `products` is meant, the others are the same from another maker. */
  status: z.enum(['found', 'choose', 'unknown']),
  products: z.array(Product),
  /** Of an article in colours, the one whose number was given. */
  product_color_id: z.int().nullable(),
  /** What was looked for instead of a code or words with typing errors. */
  corrected_to: z.string().nullable(),
})
export type MatchedLine = z.infer<typeof MatchedLine>

export const matchLines = endpoint({
  method: 'POST',
  paths: { '/quick-order': 'anyone' },
  tag,
  summary:
    'Finds the article each line means, by article number, EAN, the original’s code, name or printer',
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          text,
          quantity,
          /** False: a number at the end of the text may be the quantity, "black toner 3", or a name, "HP 305". */
          has_quantity: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(CART_LINES_AT_MOST, 'quick_order.too_many'),
  }),
  answer: dataOf(z.object({ lines: z.array(MatchedLine) })),
})

const KeptList = z.object({
  /** As it was typed; empty when nothing is kept. */
  content: z.string(),
  saved_at: z.string().nullable(),
})

export const showQuickOrderList = endpoint({
  method: 'GET',
  paths: { '/guest/quick-order': 'guest', '/customer/quick-order': 'customer' },
  tag,
  summary: 'The list that was checked last',
  answer: dataOf(KeptList),
})

export const keepQuickOrderList = endpoint({
  method: 'PUT',
  paths: { '/guest/quick-order': 'guest', '/customer/quick-order': 'customer' },
  tag,
  summary: 'Keeps a list for next time; an empty one forgets it',
  body: z.strictObject({ content: z.string().max(QUICK_ORDER_LENGTH) }),
  answer: dataOf(KeptList),
})

export const addQuickOrder = endpoint({
  method: 'POST',
  paths: { '/guest/cart/add-lines': 'guest', '/customer/cart/add-lines': 'signed-in' },
  tag: 'Cart',
  summary: 'Adds many lines at once, each as far as the stock and the room in the cart go',
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ product_id: bodyId, product_color_id: bodyId.nullish(), quantity }))
      .min(1)
      .max(CART_LINES_AT_MOST, 'quick_order.too_many'),
  }),
  answer: dataOf(
    z.object({
      cart: Cart,
      /** Of each line, in the order given. */
      lines: z.array(
        z.object({
          product_id: z.int(),
          product_color_id: z.int().nullable(),
          wanted: z.int(),
          added: z.int(),
          /** Why not all of it was added. */
          reason: LeftOutReason.nullable(),
        }),
      ),
    }),
  ),
})
