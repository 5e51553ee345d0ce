import * as z from 'zod'

import { Cart, LeftOutReason } from './cart.ts'
import { bodyId, endpoint, dataOf, idParams, listOf, pageQuery } from './endpoint.ts'
import { OrderDocument } from './invoices.ts'
import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  SHIPMENT_STATUSES,
} from './plain/statuses.ts'

const Payment = z.object({
  payment_method: z.enum(PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  transaction_id: z.string().nullable(),
})

export const OrderRow = z.object({
  id: z.int(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  total_price: z.string(),
  total: z.string(),
  items_count: z.int(),
  payment: Payment,
  created_at: z.string(),
  order_notes: z.string().nullable(),
})

export const OrderAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string().nullable(),
  vat_number: z.string().nullable(),
  street: z.string(),
  building_apartment: z.string().nullable(),
  city: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderItem = z.object({
  id: z.int(),
  price: z.string(),
  price_excl_vat: z.string(),
  quantity: z.int(),
  line_total: z.string(),
  line_total_excl_vat: z.string(),
  product: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    thumbnail: z.string(),
    sku: z.string(),
    /** The article's own colour, named in the language of the order. */
    color: z.object({ slug: z.string(), name: z.string(), hex: z.string().nullable() }).nullable(),
    /** The colours inside a pack. */
    color_slugs: z.array(z.string()),
  }),
  /** The colour that was chosen, of an article sold in colours. */
  product_color: z.object({ name: z.string() }).nullable(),
})

export const Shipment = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  /** Where the carrier shows it; null for a carrier without such a page. */
  tracking_url: z.string().nullable(),
  status: z.enum(SHIPMENT_STATUSES),
})

export const Order = z.object({
  ...OrderRow.shape,
  customer_type: z.enum(['individual', 'business']),
  purchase_order: z.string().nullable(),
  language: z.string(),
  items: z.array(OrderItem),
  subtotal: z.string(),
  subtotal_excl_vat: z.string(),
  shipping_fee: z.string(),
  shipping_fee_excl_vat: z.string(),
  tax: z.string(),
  tax_lines: z.array(z.object({ rate: z.number(), net: z.string(), vat: z.string() })),
  discount: z.string(),
  shipping_address: OrderAddress,
  billing_address: OrderAddress,
  /** Of the newest parcel. */
  tracking_number: z.string().nullable(),
  shipments: z.array(Shipment),
  /** What the shop wrote to the customer about it, oldest first. */
  notes: z.array(z.object({ note: z.string(), created_at: z.string() })),
  /** Order processed, order shipped, in transit, delivered: when each was reached. */
  tracking: z.array(
    z.object({
      step: z.enum(SHIPMENT_STATUSES),
      reached_at: z.string().nullable(),
    }),
  ),
  /** Calendar day, `2026-11-24`; null once delivered or cancelled. */
  estimated_delivery: z.string().nullable(),
  /** 14 days from delivery, consumers only; `until` is a calendar day, null before delivery. */
  withdrawal: z.object({ is_possible: z.boolean(), until: z.string().nullable() }),
  /** Invoice and credit notes, oldest first. */
  documents: z.array(OrderDocument),
  /** How to pay, for a bank transfer that has not been received. */
  bank_transfer: z
    .object({
      beneficiary: z.string(),
      iban: z.string(),
      bic: z.string(),
      structured_communication: z.string(),
      amount: z.string(),
      due_at: z.string(),
      /** The EPC QR code as an SVG picture. */
      qr_svg: z.string(),
    })
    .nullable(),
})
export type Order = z.infer<typeof Order>

/** What the browser keeps of a pending order: accepted, but never believed. */
const pending = {
  total: z.union([z.string(), z.number()]).optional(),
  billing_first_name: z.string().optional(),
  billing_last_name: z.string().optional(),
  billing_email: z.string().optional(),
  billing_phone: z.string().optional(),
  billing_street: z.string().optional(),
  billing_building_apartment: z.string().nullish(),
  billing_city: z.string().optional(),
  billing_country: z.string().optional(),
  billing_postal_code: z.string().optional(),
}

export const placeOrder = endpoint({
  method: 'POST',
  paths: { '/guest/orders': 'guest', '/customer/orders': 'customer' },
  tag: 'Orders',
  summary:
    'Places the order of a paid intent, or of a checkout paid by bank transfer; repeating it answers the same order',
  body: z.strictObject({
    ...pending,
    transaction_id: z
      .string()
      .regex(/^pi_\w{6,80}$/)
      .optional(),
    payment_method: z.enum(PAYMENT_METHODS),
    checkout_id: bodyId.optional(),
  }),
  answer: dataOf(Order),
  creates: true,
})

export const findSentOrder = endpoint({
  method: 'GET',
  paths: { '/guest/orders/sent/{key}': 'guest', '/customer/orders/sent/{key}': 'customer' },
  tag: 'Orders',
  summary:
    'Whether an order sent under this Idempotency-Key was placed: for a browser that got no answer',
  params: z.object({ key: z.string().min(1).max(200) }),
  answer: dataOf(z.object({ order_id: z.int(), order_number: z.string() }).nullable()),
})

export const showOrder = endpoint({
  method: 'GET',
  paths: {
    '/guest/orders/{id}': 'guest',
    '/customer/orders/{id}': 'customer',
    '/orders/{id}': 'visitor-or-link',
  },
  tag: 'Orders',
  summary: 'One order, for its owner or whoever has a signed link to it',
  params: idParams,
  /** `token`: of the link in a guest's mail. */
  query: z.strictObject({ token: z.string().max(200).optional() }),
  answer: dataOf(Order),
})

export const listOrders = endpoint({
  method: 'GET',
  paths: {
    '/guest/orders': 'guest',
    '/customer/orders': 'customer',
    '/profile/orders': 'customer',
  },
  tag: 'Orders',
  summary: 'The orders of this customer or guest, newest first',
  query: z.strictObject({
    ...pageQuery,
    search: z.string().max(100).optional(),
    sort: z.enum(['created_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(OrderRow),
})

export const orderAgain = endpoint({
  method: 'POST',
  paths: { '/customer/orders/{id}/again': 'customer', '/guest/orders/{id}/again': 'guest' },
  tag: 'Orders',
  summary: "Puts an order's articles into the cart, at the prices and stock of now",
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(
    z.object({
      cart: Cart,
      /** Pieces that are in the cart now because of this. */
      added: z.int(),
      /** Lines that could not be added whole: sold out, no longer for sale, or no room for more lines. */
      missing: z.array(
        z.object({ name: z.string(), wanted: z.int(), added: z.int(), reason: LeftOutReason }),
      ),
    }),
  ),
})
