import * as z from 'zod'

import { dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'
import { PAYMENT_CHECK_ACTIONS, PAYMENT_CHECK_KINDS } from './plain/statuses.ts'

const PaymentCheck = z.object({
  id: z.int(),
  kind: z.enum(PAYMENT_CHECK_KINDS),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  /** Who ordered; of a payment without an order, who was about to. */
  customer_name: z.string().nullable(),
  /** The provider's number of the payment. */
  transaction_id: z.string().nullable(),
  /** The transfer as the bank's statement has it. */
  transfer: z
    .object({
      /** Calendar day. */
      booked_on: z.string(),
      name: z.string(),
      account: z.string(),
      communication: z.string(),
    })
    .nullable(),
  amount: z.string(),
  /** What happened, in words. */
  explanation: z.string(),
  /** What can be done: the words of the button, and what it will do. None once it is resolved. */
  actions: z.array(
    z.object({ action: z.enum(PAYMENT_CHECK_ACTIONS), label: z.string(), effect: z.string() }),
  ),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  /** The action that was chosen; `settled` when the cause went away by itself. */
  resolution: z.string().nullable(),
  resolved_by: z.string().nullable(),
})
export type PaymentCheck = z.infer<typeof PaymentCheck>

export const listPaymentChecks = endpoint({
  method: 'GET',
  paths: { '/admin/payments': 'staff' },
  tag: 'Payments to check',
  summary: 'Money that staff must look at, newest first; what is resolved is kept',
  query: z.strictObject({
    ...pageQuery,
    /** `open` unless asked otherwise. */
    state: z.enum(['open', 'resolved', 'all']).optional(),
    kind: z.enum(PAYMENT_CHECK_KINDS).optional(),
    order_id: idText.optional(),
  }),
  answer: listOf(PaymentCheck),
})

export const resolvePaymentCheck = endpoint({
  method: 'POST',
  paths: { '/admin/payments/{id}/resolve': 'staff' },
  tag: 'Payments to check',
  summary: 'Does one of the actions that are offered, once',
  params: idParams,
  body: z.strictObject({ action: z.enum(PAYMENT_CHECK_ACTIONS) }),
  answer: dataOf(PaymentCheck),
})

const UnpaidTransfer = z.object({
  order_id: z.int(),
  order_number: z.string(),
  /** Whose hold can be released. */
  checkout_id: z.int(),
  customer_name: z.string(),
  structured_communication: z.string(),
  amount: z.string(),
  created_at: z.string(),
  /** When its hold ends. */
  due_at: z.string(),
})
export type UnpaidTransfer = z.infer<typeof UnpaidTransfer>

export const listUnpaidTransfers = endpoint({
  method: 'GET',
  paths: { '/admin/unpaid-transfers': 'staff' },
  tag: 'Payments to check',
  summary: 'Orders that wait for their bank transfer, the one due next first',
  query: z.strictObject(pageQuery),
  answer: listOf(UnpaidTransfer),
})
