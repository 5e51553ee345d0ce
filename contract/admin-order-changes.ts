import * as z from 'zod'

import { AdminOrder, OrderNote, Refund } from './admin-orders.ts'
import { ShippingAddress } from './checkout.ts'
import { bodyId, dataOf, endpoint, idParams } from './endpoint.ts'
import { ORDER_STATUSES } from './plain/statuses.ts'
import { moneyText, oneLine, severalLines } from './text-fields.ts'

/** The version of the order that was looked at: another one is refused (409 `stale`). */
const version = z.int().positive().optional()
const reason = severalLines(500).nullish()
const pieces = z.int().min(1).max(100_000)

export const setOrderStatus = endpoint({
  method: 'PUT',
  paths: { '/admin/orders/{id}/status': 'staff' },
  tag: 'Admin orders',
  summary:
    'Takes an order one step further; `processing` records the receipt of its transfer. A step that is not possible is refused with those that are',
  params: idParams,
  body: z.strictObject({ status: z.enum(ORDER_STATUSES), version }),
  answer: dataOf(AdminOrder),
})

export const cancelOrder = endpoint({
  method: 'POST',
  paths: { '/admin/orders/{id}/cancel': 'staff' },
  tag: 'Admin orders',
  summary:
    'Cancels an order of which nothing was shipped: its pieces go back to the shelf, its money to the customer',
  params: idParams,
  body: z.strictObject({ reason, version }).nullish(),
  answer: dataOf(AdminOrder),
})

export const refundOrder = endpoint({
  method: 'POST',
  paths: { '/admin/orders/{id}/refunds': 'staff' },
  tag: 'Admin orders',
  summary:
    'Gives back an amount, or what lines cost; honours Idempotency-Key. Transfers are paid back by hand, and recorded here',
  params: idParams,
  body: z
    .strictObject({
      amount: moneyText.optional(),
      reason,
      lines: z
        .array(
          z.strictObject({
            order_item_id: bodyId,
            quantity: pieces,
            restock: z.boolean().default(false),
          }),
        )
        .max(100)
        .default([]),
      version,
    })
    .refine(({ amount, lines }) => amount !== undefined || lines.length > 0, {
      path: ['amount'],
      error: 'field.required',
    }),
  answer: dataOf(Refund),
  creates: true,
})

export const addOrderNote = endpoint({
  method: 'POST',
  paths: { '/admin/orders/{id}/notes': 'staff' },
  tag: 'Admin orders',
  summary: 'Writes a note on an order; a visible one also reaches its customer',
  params: idParams,
  body: z.strictObject({
    note: severalLines(2000).min(1, 'field.required'),
    visible: z.boolean().default(false),
  }),
  answer: dataOf(OrderNote),
  creates: true,
})

export const DeliveryAddress = ShippingAddress
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** The customer is reached under it. */
export const BillingAddress = z.strictObject({
  ...ShippingAddress.shape,
  phone: oneLine(40).min(1, 'field.required'),
  email: z.email().max(254),
})
export type BillingAddress = z.infer<typeof BillingAddress>

export const setOrderAddresses = endpoint({
  method: 'PUT',
  paths: { '/admin/orders/{id}/addresses': 'staff' },
  tag: 'Admin orders',
  summary: 'Changes the addresses of an order until something of it is shipped',
  params: idParams,
  body: z
    .strictObject({
      shipping_address: DeliveryAddress.optional(),
      billing_address: BillingAddress.optional(),
      version,
    })
    .refine((body) => body.shipping_address !== undefined || body.billing_address !== undefined, {
      path: ['shipping_address'],
      error: 'field.required',
    }),
  answer: dataOf(AdminOrder),
})
