import * as z from 'zod'

import { Image, Product, ProductColor } from './catalogue.ts'
import { bodyId, dataOf, endpoint, idParams, idText } from './endpoint.ts'
import { CART_LINES_AT_MOST } from './plain/cart-size.ts'
import { PRODUCT_TYPES } from './plain/statuses.ts'

const Money = z.string()

/** One line of a cart, with prices and stock as they are now. */
export const CartItem = z.object({
  id: z.int(),
  quantity: z.int(),
  product_id: z.int(),
  product: z.object({
    id: z.int(),
    slug: z.string(),
    sku: z.string(),
    name: z.string(),
    name_fr: z.string(),
    name_nl: z.string(),
    description: z.string(),
    description_fr: z.string(),
    description_nl: z.string(),
    short_description: z.string(),
    short_description_fr: z.string(),
    short_description_nl: z.string(),
    regular_price: Money,
    sale_price: Money.nullable(),
    price: Money,
    is_house_brand: z.boolean(),
    type: z.enum(PRODUCT_TYPES),
    impressions: z.int().nullable(),
    /** `lifetime` or a number of months. */
    warranty: z.string(),
    images: z.array(Image),
    thumbnail: z.string(),
  }),
  product_color_id: z.int().nullable(),
  product_color: z
    .object({
      id: z.int(),
      name: z.string(),
      price: Money.nullable(),
      images: z.array(Image),
      color: ProductColor.shape.color,
    })
    .nullable(),
  /** Per piece, as it would be charged now. */
  unit_price: Money,
  unit_price_excl_vat: Money,
  /** In per cent: the rate contained in the price at home. */
  vat_rate: z.number(),
  line_total: Money,
  /** Its share of what the lines of its rate come to without VAT; the lines add up to the subtotal. */
  line_total_excl_vat: Money,
  /** The most this line may have now; 0 when it is sold out or no longer for sale. */
  available_stock: z.int(),
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({
  id: z.int().nullable(),
  user_id: z.int().nullable(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  items: z.array(CartItem),
  /** Put aside for later: not ordered and not counted. */
  saved_items: z.array(CartItem),
  items_count: z.int(),
  subtotal: Money,
  subtotal_excl_vat: Money,
  /** Progress towards free delivery in Belgium; only house-brand lines count. */
  free_shipping: z.object({ house_brand_subtotal: Money, free_from: Money, remaining: Money }),
})
export type Cart = z.infer<typeof Cart>

/** Pieces of lines that another article would take the place of. */
const Taken = z.array(z.object({ item_id: z.int(), quantity: z.int() }))

/** What would make a cart cheaper or complete. */
export const CartSuggestions = z.object({
  /** The house-brand article that prints cheaper than an original in the cart. */
  swaps: z.array(z.object({ take: Taken, product: Product })),
  /** The pack of what is in the cart one by one, where it costs less. */
  packs: z.array(z.object({ take: Taken, product: Product, saving: Money })),
  /** The colours that a set in the cart lacks. */
  missing: z.array(Product),
})
export type CartSuggestions = z.infer<typeof CartSuggestions>

/**
 * `1.5`, `[1]` and `"1"` are refused: a quantity is a whole number from 1. However large it is, the
 * stock is what refuses it; the database only counts to 2³¹.
 */
const quantity = z
  .number()
  .min(1)
  .multipleOf(1)
  .overwrite((pieces) => Math.min(pieces, 2_147_483_647))

/** Why a line is not in the cart as wanted. */
export const LeftOutReason = z.enum(['stock', 'cart_full'])
export type LeftOutReason = z.infer<typeof LeftOutReason>

export const showCart = endpoint({
  method: 'GET',
  paths: { '/guest/cart': 'guest', '/customer/cart': 'signed-in' },
  tag: 'Cart',
  summary: 'The cart with prices and stock as they are now',
  answer: dataOf(Cart),
})

export const addToCart = endpoint({
  method: 'POST',
  paths: { '/guest/cart/add/{productId}': 'guest', '/customer/cart/add/{productId}': 'signed-in' },
  tag: 'Cart',
  summary: 'Adds pieces of an article; adds up on an existing line',
  params: z.object({ productId: idText }),
  body: z.strictObject({
    quantity,
    product_color_id: bodyId.nullish(),
  }),
  answer: dataOf(Cart),
  creates: true,
})

export const setCartQuantity = endpoint({
  method: 'PUT',
  paths: { '/guest/cart/items/{id}': 'guest', '/customer/cart/update/{id}': 'signed-in' },
  tag: 'Cart',
  summary: 'Sets the quantity of a line',
  params: idParams,
  body: z.strictObject({ quantity }),
  answer: dataOf(Cart),
})

export const removeCartItem = endpoint({
  method: 'DELETE',
  paths: { '/guest/cart/items/{id}': 'guest', '/customer/cart/remove/{id}': 'signed-in' },
  tag: 'Cart',
  summary: 'Removes a line',
  params: idParams,
  answer: dataOf(Cart),
})

export const saveForLater = endpoint({
  method: 'POST',
  paths: {
    '/guest/cart/items/{id}/save': 'guest',
    '/customer/cart/items/{id}/save': 'signed-in',
  },
  tag: 'Cart',
  summary: 'Puts a line aside for later',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(Cart),
})

export const moveSavedToCart = endpoint({
  method: 'POST',
  paths: {
    '/guest/cart/saved/{id}/move': 'guest',
    '/customer/cart/saved/{id}/move': 'signed-in',
  },
  tag: 'Cart',
  summary: 'Puts what was set aside back into the cart, as far as the stock goes',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(Cart),
})

export const removeSaved = endpoint({
  method: 'DELETE',
  paths: { '/guest/cart/saved/{id}': 'guest', '/customer/cart/saved/{id}': 'signed-in' },
  tag: 'Cart',
  summary: 'Forgets what was set aside',
  params: idParams,
  answer: dataOf(Cart),
})

export const suggestForCart = endpoint({
  method: 'GET',
  paths: { '/guest/cart/suggestions': 'guest', '/customer/cart/suggestions': 'signed-in' },
  tag: 'Cart',
  summary: 'What would make the cart cheaper or complete',
  answer: dataOf(CartSuggestions),
})

export const swapLines = endpoint({
  method: 'POST',
  paths: { '/guest/cart/swap': 'guest', '/customer/cart/swap': 'signed-in' },
  tag: 'Cart',
  summary: 'Takes pieces out of lines and adds another article for them, or does neither',
  body: z.strictObject({
    take: z
      .array(z.strictObject({ item_id: bodyId, quantity }))
      .min(1)
      .max(CART_LINES_AT_MOST)
      .refine((lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length),
    product_id: bodyId,
    quantity,
  }),
  answer: dataOf(Cart),
})

export const clearCart = endpoint({
  method: 'DELETE',
  paths: { '/guest/cart/clear': 'guest', '/customer/cart/clear': 'signed-in' },
  tag: 'Cart',
  summary: 'Empties the cart',
  answer: dataOf(Cart),
})

export const showCartStats = endpoint({
  method: 'GET',
  paths: { '/guest/cart/stats': 'guest', '/customer/stats': 'signed-in' },
  tag: 'Cart',
  summary: 'How many pieces are in the cart, and the other counts of the header',
  query: z.strictObject({ session_id: z.string().optional() }),
  revalidates: true,
  answer: dataOf(
    z.object({
      cart_items_count: z.int(),
      wishlist_count: z.int(),
      orders_count: z.int(),
      addresses_count: z.int(),
      unread_notifications_count: z.int(),
    }),
  ),
})
