import * as z from 'zod'

import { AdminShipment } from './admin-orders.ts'
import {
  bodyId,
  dataOf,
  endpoint,
  fileAnswer,
  formFlag,
  idParams,
  uploadedFile,
} from './endpoint.ts'
import { SHIPMENT_STATUSES } from './plain/statuses.ts'
import { oneLine } from './text-fields.ts'

const version = z.int().positive().optional()
const text = (max: number) => oneLine(max).min(1, 'field.required')

export const createShipment = endpoint({
  method: 'POST',
  paths: { '/admin/orders/{id}/shipments': 'staff' },
  tag: 'Shipping',
  summary: 'A parcel has left with some of an order; never more than was ordered and not refunded',
  params: idParams,
  body: z.strictObject({
    carrier: text(40),
    tracking_number: text(80),
    lines: z
      .array(z.strictObject({ order_item_id: bodyId, quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(100),
    /** Of the order. */
    version,
  }),
  answer: dataOf(AdminShipment),
  creates: true,
})

export const moveShipment = endpoint({
  method: 'PATCH',
  paths: { '/admin/shipments/{id}': 'staff' },
  tag: 'Shipping',
  summary:
    'A parcel has come further; steps may be skipped. The last one to arrive completes its order',
  params: idParams,
  body: z.strictObject({ status: z.enum(SHIPMENT_STATUSES), version }),
  answer: dataOf(AdminShipment),
})

const PDF = 'application/pdf'
const manyOrders = z.strictObject({ ids: z.array(bodyId).min(1).max(100) })

export const printPackingSlip = endpoint({
  method: 'GET',
  paths: { '/admin/orders/{id}/packing-slip': 'staff' },
  tag: 'Shipping',
  summary: 'What is to be packed, on A4 in the language of the order',
  params: idParams,
  file: PDF,
  answer: fileAnswer,
})

export const printLabel = endpoint({
  method: 'GET',
  paths: { '/admin/orders/{id}/label': 'staff' },
  tag: 'Shipping',
  summary: 'The address label of an order, on A6',
  params: idParams,
  file: PDF,
  answer: fileAnswer,
})

export const printPackingSlips = endpoint({
  method: 'POST',
  paths: { '/admin/orders/packing-slips': 'staff' },
  tag: 'Shipping',
  summary: 'The packing slips of several orders as one file, in the order asked for',
  body: manyOrders,
  file: PDF,
  answer: fileAnswer,
})

export const printLabels = endpoint({
  method: 'POST',
  paths: { '/admin/orders/labels': 'staff' },
  tag: 'Shipping',
  summary: 'The address labels of several orders as one file, in the order asked for',
  body: manyOrders,
  file: PDF,
  answer: fileAnswer,
})

export const BulkShipping = z.object({
  /** Lines of the file, without its heading. */
  rows: z.int(),
  /** What was shipped, or would be. */
  shipped: z.array(
    z.object({
      line: z.int(),
      order_id: z.int(),
      order_number: z.string(),
      carrier: z.string(),
      tracking_number: z.string(),
      pieces: z.int(),
    }),
  ),
  failed: z.array(z.object({ line: z.int(), reason: z.string() })),
  is_applied: z.boolean(),
})
export type BulkShipping = z.infer<typeof BulkShipping>

export const shipByFile = endpoint({
  method: 'POST',
  paths: { '/admin/orders/shipments': 'staff' },
  tag: 'Shipping',
  summary:
    'Ships all that is left of many orders, by a CSV file of order_number, carrier and tracking_number. A dry run unless `apply` is true; a file with errors changes nothing',
  uploads: { maxBytes: 500_000 },
  body: z.strictObject({ file: uploadedFile, apply: formFlag }),
  answer: dataOf(BulkShipping),
})
