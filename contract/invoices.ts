import * as z from 'zod'

import { dataOf, endpoint, fileAnswer, idParams, idText } from './endpoint.ts'
import { DOCUMENT_KINDS, E_INVOICE_STATUSES } from './plain/statuses.ts'

/** An invoice or credit note in the JSON of its order. */
export const OrderDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  /** Calendar day, `2026-11-24`. */
  issued_on: z.string(),
  total: z.string(),
  /** How far its e-invoice is; null where none is sent. */
  e_invoice: z.enum(E_INVOICE_STATUSES).nullable(),
  /** Whether `?format=ubl` answers. */
  has_ubl: z.boolean(),
})

const PDF = 'application/pdf'

const asked = z.strictObject({
  /** `ubl`: the e-invoice as XML, of a business with a VAT number. */
  format: z.enum(['pdf', 'ubl']).optional(),
  /** Of a signed link. */
  token: z.string().max(200).optional(),
})

export const showInvoice = endpoint({
  method: 'GET',
  paths: {
    '/customer/orders/{id}/invoice': 'customer',
    '/guest/orders/{id}/invoice': 'guest',
    '/orders/{id}/invoice': 'visitor-or-link',
  },
  tag: 'Invoices',
  summary: 'The invoice of a paid order, for its owner or whoever has a signed link to it',
  params: idParams,
  query: asked,
  answer: fileAnswer,
  file: PDF,
})

export const showCreditNote = endpoint({
  method: 'GET',
  paths: {
    '/customer/orders/{id}/credit-notes/{number}': 'customer',
    '/guest/orders/{id}/credit-notes/{number}': 'guest',
    '/orders/{id}/credit-notes/{number}': 'visitor-or-link',
  },
  tag: 'Invoices',
  summary: 'A credit note of an order, for its owner or whoever has a signed link to the order',
  params: z.object({ id: idText, number: z.string().max(30) }),
  query: asked,
  answer: fileAnswer,
  file: PDF,
})

export const showOrderDocument = endpoint({
  method: 'GET',
  paths: { '/admin/orders/{id}/documents/{kind}/{number}': 'staff' },
  tag: 'Admin orders',
  summary: 'An invoice or credit note of an order, for staff',
  params: z.object({ id: idText, kind: z.enum(DOCUMENT_KINDS), number: z.string().max(30) }),
  query: asked.pick({ format: true }),
  answer: fileAnswer,
  file: PDF,
})

const issued = dataOf(
  z.object({
    /** Opens it without a sign-in for 15 minutes. */
    invoice_url: z.string(),
    invoice_number: z.string(),
    invoice_date: z.string(),
  }),
)

export const issueInvoice = endpoint({
  method: 'POST',
  paths: { '/admin/orders/{id}/invoice': 'staff' },
  tag: 'Admin orders',
  summary:
    'The invoice of a paid order, issued now unless it was before; e-invoices of the order that were given up are sent again',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: issued,
})

export const generateInvoice = endpoint({
  method: 'GET',
  paths: { '/admin/orders/{id}/generate-invoice': 'staff' },
  tag: 'Admin orders',
  summary: 'The same as POST /admin/orders/{id}/invoice',
  params: idParams,
  answer: issued,
})
