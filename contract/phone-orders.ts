import * as z from 'zod'

import { Cart, LeftOutReason } from './cart.ts'
import { CheckoutData, OrderSummary } from './checkout.ts'
import { dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { CART_LINES_AT_MOST } from './plain/cart-size.ts'
import { LANGUAGES } from './plain/languages.ts'
import { PHONE_ORDER_STATUSES } from './plain/statuses.ts'

const tag = 'Phone orders'

/** What the caller said about themselves, as far as they did: the checkout form starts with it. */
const PhoneDetails = CheckoutData.pick({
  customer_type: true,
  billing_first_name: true,
  billing_last_name: true,
  billing_phone: true,
  billing_street: true,
  billing_building_apartment: true,
  billing_city: true,
  billing_country: true,
  billing_postal_code: true,
  company_name: true,
  vat_number: true,
  purchase_order: true,
  order_notes: true,
}).partial()
export type PhoneDetails = z.infer<typeof PhoneDetails>

const wantedLines = z
  .array(
    z.strictObject({
      product_id: z.int().positive(),
      product_color_id: z.int().positive().nullish(),
      quantity: z.int().min(1).max(9999),
    }),
  )
  .min(1)
  .max(CART_LINES_AT_MOST)

/** An order told by phone, which its customer confirms and pays by the link of a mail. */
export const PhoneOrder = z.object({
  id: z.int(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  details: PhoneDetails,
  /** As they were said on the phone; the customer pays the prices of the day of the order. */
  lines: z.array(
    z.object({
      product_id: z.int(),
      product_color_id: z.int().nullable(),
      quantity: z.int(),
      sku: z.string(),
      name: z.string(),
      line_total: z.string(),
    }),
  ),
  total: z.string(),
  status: z.enum(PHONE_ORDER_STATUSES),
  /** The payment link, while it opens. */
  url: z.string().nullable(),
  order: z.object({ id: z.int(), order_number: z.string() }).nullable(),
  prepared_by: z.string().nullable(),
  created_at: z.string(),
  valid_until: z.string(),
  opened_at: z.string().nullable(),
  version: z.int(),
})
export type PhoneOrder = z.infer<typeof PhoneOrder>

export const listPhoneOrders = endpoint({
  method: 'GET',
  paths: { '/admin/phone-orders': 'staff' },
  tag,
  summary: 'Orders told by phone, newest first',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the email, the name or the company. */
    search: z.string().trim().max(100).optional(),
    status: z.enum(PHONE_ORDER_STATUSES).optional(),
    sort: z.enum(['created_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(PhoneOrder),
})

export const showPhoneOrder = endpoint({
  method: 'GET',
  paths: { '/admin/phone-orders/{id}': 'staff' },
  tag,
  summary: 'One of them',
  params: idParams,
  answer: dataOf(PhoneOrder),
})

export const summarisePhoneOrder = endpoint({
  method: 'POST',
  paths: { '/admin/phone-orders/summary': 'staff' },
  tag,
  summary: 'What these articles cost a consumer in Belgium today, to be said on the phone',
  body: z.strictObject({ lines: wantedLines }),
  answer: dataOf(OrderSummary),
})

export const preparePhoneOrder = endpoint({
  method: 'POST',
  paths: { '/admin/phone-orders': 'staff' },
  tag,
  summary: 'Notes an order told by phone and mails the link by which its customer pays it',
  body: z.strictObject({
    email: z.email().max(254),
    language: z.enum(LANGUAGES),
    details: PhoneDetails,
    lines: wantedLines,
  }),
  creates: true,
  answer: dataOf(PhoneOrder),
})

export const sendPhoneOrder = endpoint({
  method: 'POST',
  paths: { '/admin/phone-orders/{id}/send': 'staff' },
  tag,
  summary: 'Mails the payment link again; it is valid for another week',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(PhoneOrder),
})

export const withdrawPhoneOrder = endpoint({
  method: 'POST',
  paths: { '/admin/phone-orders/{id}/withdraw': 'staff' },
  tag,
  summary: 'Ends the payment link',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(PhoneOrder),
})

export const openPhoneOrder = endpoint({
  method: 'POST',
  paths: { '/guest/phone-orders/open': 'guest', '/customer/phone-orders/open': 'customer' },
  tag,
  summary:
    'Puts an order told by phone into the cart of whoever opens its link; what else was in it is saved for later',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: dataOf(
    z.object({
      cart: Cart,
      email: z.string(),
      details: PhoneDetails,
      missing: z.array(
        z.object({ name: z.string(), wanted: z.int(), added: z.int(), reason: LeftOutReason }),
      ),
    }),
  ),
})
