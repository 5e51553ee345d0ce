import * as z from 'zod'

import { Product, ProductColor } from './catalogue.ts'
import { bodyId, dataOf, endpoint, idText } from './endpoint.ts'

export const WishlistItem = z.object({
  id: z.int(),
  product_id: z.int(),
  product_color_id: z.int().nullable(),
  product: Product,
  /** The wished colour of an article that is sold in colours. */
  product_color: ProductColor.nullable(),
  /** What it cost when it was saved; null where that is not known. */
  saved_price: z.string().nullable(),
  created_at: z.string(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

const productParams = z.object({
  productId: idText,
})
const colorBody = z.strictObject({ product_color_id: bodyId.nullish() }).nullish()

export const showWishlist = endpoint({
  method: 'GET',
  paths: { '/customer/wishlist': 'signed-in' },
  tag: 'Wishlist',
  summary: 'What the caller has wished for, newest first',
  answer: dataOf(z.array(WishlistItem)),
})

export const addToWishlist = endpoint({
  method: 'POST',
  paths: { '/customer/wishlist/add/{productId}': 'signed-in' },
  tag: 'Wishlist',
  summary: 'Adds an article, or one colour of it; adding it again changes nothing',
  params: productParams,
  body: colorBody,
  answer: dataOf(WishlistItem),
  creates: true,
})

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  paths: { '/customer/wishlist/remove/{productId}': 'signed-in' },
  tag: 'Wishlist',
  summary: 'Takes an article, or one colour of it, off the list',
  params: productParams,
  body: colorBody,
  answer: dataOf(z.null()),
})

export const countWishlist = endpoint({
  method: 'GET',
  // The second path exists for older clients that repeat the prefix.
  paths: { '/customer/wishlist/count': 'signed-in', '/api/customer/wishlist/count': 'signed-in' },
  tag: 'Wishlist',
  summary: 'How many articles are on the list',
  revalidates: true,
  answer: dataOf(z.object({ count: z.int() })),
})
