import * as z from 'zod'

import { dataOf, endpoint, idText } from './endpoint.ts'
import { COUNTRIES } from './plain/countries.ts'
import { PAYMENT_METHODS } from './plain/statuses.ts'
import { nameLine, oneLine, severalLines } from './text-fields.ts'

/** The sentence of a field of its own is named by its key in the message files. */
const country = z.enum(COUNTRIES, {
  error: ({ input }) => (input === undefined ? 'field.required' : 'field.country'),
})
/** Lengths are those of the profile and of saved addresses: what was saved can be ordered with. */
const name = (max: number) => z.string().trim().min(1).pipe(nameLine(max))
const line = (max: number) => z.string().trim().min(1).pipe(oneLine(max))
const optionalName = (max: number) => nameLine(max).nullish()
const optionalLine = (max: number) => oneLine(max).nullish()
export const ShippingAddress = z.strictObject({
  first_name: name(80),
  last_name: name(80),
  company_name: optionalName(160),
  vat_number: optionalLine(40),
  street: name(160),
  building_apartment: optionalName(60),
  city: name(80),
  postal_code: line(12),
  country,
  phone: optionalLine(40),
  email: z.email().max(254).nullish(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** The checkout form; the lines come from the server's cart. */
export const CheckoutData = z.strictObject({
  customer_type: z.enum(['individual', 'business']),
  billing_first_name: name(80),
  billing_last_name: name(80),
  billing_email: z.email().max(254),
  billing_phone: line(40),
  billing_street: name(160),
  billing_building_apartment: optionalName(60),
  billing_city: name(80),
  billing_country: country,
  billing_postal_code: line(12),
  company_name: optionalName(160),
  vat_number: optionalLine(40),
  purchase_order: optionalLine(60),
  shipping_address: ShippingAddress.nullish(),
  order_notes: severalLines(1000).nullish(),
  payment_method: z.enum(PAYMENT_METHODS),
  terms_accepted: z.literal(true, { error: 'field.terms' }),
})
export type CheckoutData = z.infer<typeof CheckoutData>

export const OrderSummary = z.object({
  items: z.array(
    z.object({
      product_id: z.int(),
      product_color_id: z.int().nullable(),
      sku: z.string(),
      name: z.string(),
      quantity: z.int(),
      unit_price: z.string(),
      unit_price_excl_vat: z.string(),
      line_total: z.string(),
      line_total_excl_vat: z.string(),
    }),
  ),
  subtotal: z.string(),
  subtotal_excl_vat: z.string(),
  shipping_fee: z.string(),
  shipping_fee_excl_vat: z.string(),
  tax: z.string(),
  /** VAT per rate: `{ rate: 21, net: "…", vat: "…" }`. */
  tax_lines: z.array(z.object({ rate: z.number(), net: z.string(), vat: z.string() })),
  /** True when a business abroad is invoiced without VAT (intra-Community supply). */
  is_vat_exempt: z.boolean(),
  total: z.string(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const validateOrder = endpoint({
  method: 'POST',
  paths: { '/guest/orders/validate-order': 'guest', '/customer/orders/validate-order': 'customer' },
  tag: 'Checkout',
  summary: 'Checks the order, fixes its amounts and holds the stock for a while',
  body: CheckoutData,
  answer: z.object({
    valid: z.literal(true),
    order_summary: OrderSummary,
    data: z.object({
      checkout_id: z.int(),
      expires_at: z.string(),
      amount: z.int(),
      order_summary: OrderSummary,
    }),
  }),
})

export const checkVatNumber = endpoint({
  method: 'GET',
  paths: { '/vat-numbers/{number}': 'anyone' },
  tag: 'Checkout',
  summary:
    'Whether a VAT number has the form and check digits of its country; VIES is asked with the order',
  params: z.object({ number: z.string().min(1).max(40) }),
  query: z.strictObject({ country }),
  answer: dataOf(z.object({ number: z.string(), is_valid: z.boolean() })),
})

export const releaseHold = endpoint({
  method: 'POST',
  paths: { '/admin/holds/{checkout_id}/release': 'staff' },
  tag: 'Checkout',
  summary:
    'Gives back what an unpaid checkout or transfer order holds; its payment is cancelled first',
  params: z.object({ checkout_id: idText }),
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.object({ checkout_id: z.int(), state: z.enum(['released', 'cancelled']) })),
})
