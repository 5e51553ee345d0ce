import * as z from 'zod'

import { dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'
import { Order, OrderItem, OrderRow, Shipment } from './orders.ts'
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from './plain/statuses.ts'

const day = z.iso.date()
const euros = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform(Number)
const ADMIN_ORDER_SORTS = ['created_at', 'total', 'order_number'] as const

/** A row of the staff's list: the customer's own, with whose it is. */
export const AdminOrderRow = z.object({
  ...OrderRow.shape,
  /** Null for a guest. */
  customer_id: z.int().nullable(),
  customer_name: z.string(),
  company_name: z.string().nullable(),
  email: z.string(),
  country: z.string(),
  /** Why staff must look at it. */
  needs_attention: z.string().nullable(),
})

export const listAdminOrders = endpoint({
  method: 'GET',
  paths: { '/admin/orders': 'staff' },
  tag: 'Admin orders',
  summary: 'All orders, newest first; the days are those of Brussels, both ends included',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(ORDER_STATUSES).optional(),
    payment_status: z.enum(PAYMENT_STATUSES).optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /** Of the delivery address. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    date_from: day.optional(),
    date_to: day.optional(),
    /** The days on which it was paid. */
    paid_from: day.optional(),
    paid_to: day.optional(),
    /** Paid, with pieces that no parcel has yet. */
    work: z.enum(['to_ship']).optional(),
    total_min: euros.optional(),
    total_max: euros.optional(),
    /** Part of a number, email, name, company or tracking number. */
    search: z.string().trim().max(100).optional(),
    customer_id: idText.optional(),
    sort: z.enum(ADMIN_ORDER_SORTS).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminOrderRow),
})

export const countAdminOrders = endpoint({
  method: 'GET',
  paths: { '/admin/orders-stats': 'staff' },
  tag: 'Admin orders',
  summary: 'How many orders there are of each status, to be shipped and unpaid',
  answer: dataOf(
    z.object({
      total: z.int(),
      pending: z.int(),
      processing: z.int(),
      completed: z.int(),
      cancelled: z.int(),
      refunded: z.int(),
      /** Paid, with pieces that no parcel has yet. */
      to_ship: z.int(),
      unpaid: z.int(),
    }),
  ),
})

const Pieces = z.object({ order_item_id: z.int(), quantity: z.int() })

export const AdminShipment = z.object({
  ...Shipment.shape,
  id: z.int(),
  version: z.int(),
  lines: z.array(Pieces),
  /** When each step was reached; null for one that was skipped or is to come. */
  processed_at: z.string(),
  shipped_at: z.string().nullable(),
  in_transit_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
})
export type AdminShipment = z.infer<typeof AdminShipment>

export const Refund = z.object({
  id: z.int(),
  amount: z.string(),
  /** `pending` until the provider has answered; a job sees to it. */
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string().nullable(),
  /** What the provider said of a failed one. */
  failure: z.string().nullable(),
  lines: z.array(z.object({ ...Pieces.shape, amount: z.string(), restock: z.boolean() })),
  actor: z.string(),
  credit_note_number: z.string().nullable(),
  created_at: z.string(),
})
export type Refund = z.infer<typeof Refund>

export const OrderNote = z.object({
  id: z.int(),
  note: z.string(),
  /** Whether the customer reads it, too. */
  visible: z.boolean(),
  author: z.string(),
  created_at: z.string(),
})
export type OrderNote = z.infer<typeof OrderNote>

export const AdminOrder = z.object({
  ...Order.shape,
  items: z.array(
    z.object({
      ...OrderItem.shape,
      /** Pieces in parcels, refunded, and neither: still to be sent. */
      shipped: z.int(),
      refunded: z.int(),
      to_ship: z.int(),
    }),
  ),
  shipments: z.array(AdminShipment),
  version: z.int(),
  /** Where its mails go. */
  email: z.string(),
  needs_attention: z.string().nullable(),
  /** Null for a guest. */
  customer: z
    .object({ id: z.int(), name: z.string(), email: z.string(), orders_count: z.int() })
    .nullable(),
  timeline: z.array(
    z.object({
      kind: z.string(),
      /** `shop`, or the name of who did it. */
      actor: z.string(),
      details: z.record(z.string(), z.unknown()),
      at: z.string(),
    }),
  ),
  /** The steps that are possible now. */
  allowed_statuses: z.array(z.enum(ORDER_STATUSES)),
  refunds: z.array(Refund),
  /** What can still be refunded: captured, and neither given back nor on its way back. */
  refundable: z.string(),
  notes: z.array(OrderNote),
  /** The orders placed before and after it. */
  previous_id: z.int().nullable(),
  next_id: z.int().nullable(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const showAdminOrder = endpoint({
  method: 'GET',
  paths: { '/admin/orders/{id}': 'staff' },
  tag: 'Admin orders',
  summary:
    "An order as its customer sees it, with its history and the customer's other orders counted",
  params: idParams,
  answer: dataOf(AdminOrder),
})
