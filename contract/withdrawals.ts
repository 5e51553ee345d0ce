import * as z from 'zod'

import { Email } from './accounts.ts'
import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { WITHDRAWAL_STATUSES } from './plain/withdrawal.ts'

const tag = 'Withdrawals'
const PIECES_AT_MOST = 1_000_000
const LINES_AT_MOST = 100
const MAX_REASON = 1000

const orderNumber = z.string().trim().min(1).max(40)
const reason = z
  .string()
  .trim()
  .max(MAX_REASON)
  .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, 'field.invalid')
const lines = z
  .array(z.strictObject({ order_item_id: bodyId, quantity: z.int().min(1).max(PIECES_AT_MOST) }))
  .min(1)
  .max(LINES_AT_MOST)

/** A line of an order that can still go back, or that goes. */
export const WithdrawalLine = z.object({
  order_item_id: z.int(),
  name: z.string(),
  sku: z.string(),
  thumbnail: z.string(),
  /** Of a piece. */
  price: z.string(),
  quantity: z.int(),
})

/** What can still go back of an order. */
export const WithdrawableOrder = z.object({
  order_number: z.string(),
  /** The last day; null before the delivery. */
  until: z.string().nullable(),
  /** What delivery cost: it is paid back when everything goes back. */
  shipping_fee: z.string(),
  /** Nothing of it was refunded and kept otherwise: with all these lines, all of it goes back. */
  is_complete: z.boolean(),
  lines: z.array(WithdrawalLine),
})
export type WithdrawableOrder = z.infer<typeof WithdrawableOrder>

export const Withdrawal = z.object({
  id: z.int(),
  number: z.string(),
  order_number: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  lines: z.array(WithdrawalLine),
  /** What is paid back: the lines, and delivery where nothing of the order is kept. */
  amount: z.string(),
  created_at: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdraw = endpoint({
  method: 'POST',
  paths: { '/withdrawals': 'anyone' },
  tag,
  summary:
    'Withdraws from a purchase: without `lines` it answers what can go back, with them it registers the withdrawal (201)',
  body: z.strictObject({
    order_number: orderNumber,
    email: Email,
    lines: lines.optional(),
    reason: reason.nullish(),
  }),
  answer: dataOf(z.union([Withdrawal, WithdrawableOrder])),
})

export const AdminWithdrawalRow = z.object({
  ...Withdrawal.omit({ lines: true }).shape,
  order_id: z.int(),
  customer_name: z.string(),
  email: z.string(),
  pieces: z.int(),
  source: z.enum(['form', 'letter']),
  /** The last day to pay back; `days_left` counts to it, null once it is over. */
  refund_due_on: z.string(),
  days_left: z.int().nullable(),
  version: z.int(),
})

export const AdminWithdrawal = z.object({
  ...AdminWithdrawalRow.shape,
  lines: z.array(WithdrawalLine),
  reason: z.string().nullable(),
  refund_id: z.int().nullable(),
  allowed_statuses: z.array(z.enum(WITHDRAWAL_STATUSES)),
  timeline: z.array(
    z.object({
      status: z.enum(WITHDRAWAL_STATUSES),
      reason: z.string().nullable(),
      actor: z.string(),
      at: z.string(),
    }),
  ),
})
export type AdminWithdrawal = z.infer<typeof AdminWithdrawal>

export const listWithdrawals = endpoint({
  method: 'GET',
  paths: { '/admin/withdrawals': 'staff' },
  tag,
  summary: 'Withdrawals, newest first',
  query: z.strictObject({
    ...pageQuery,
    /** `open`: waits for the shop's next step. */
    status: z.enum([...WITHDRAWAL_STATUSES, 'open']).optional(),
    /** Part of the email or a name, or a number of order or withdrawal. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminWithdrawalRow),
})

export const showWithdrawal = endpoint({
  method: 'GET',
  paths: { '/admin/withdrawals/{id}': 'staff' },
  tag,
  summary: 'One withdrawal with its lines and history',
  params: idParams,
  answer: dataOf(AdminWithdrawal),
})

export const enterWithdrawal = endpoint({
  method: 'POST',
  paths: { '/admin/withdrawals': 'staff' },
  tag,
  summary: 'Registers a withdrawal that came by letter; the customer gets the same receipt',
  body: z.strictObject({
    order_number: orderNumber,
    lines,
    reason: reason.nullish(),
    /** The day of the letter; today without it. */
    declared_on: z.iso.date().optional(),
  }),
  answer: dataOf(AdminWithdrawal),
  creates: true,
})

export const changeWithdrawal = endpoint({
  method: 'PATCH',
  paths: { '/admin/withdrawals/{id}': 'staff' },
  tag,
  summary:
    'Takes a withdrawal a step on and mails the customer; `refunded` pays its lines back, of which the mail of the refund tells',
  params: idParams,
  body: z
    .strictObject({
      status: z.enum(WITHDRAWAL_STATUSES),
      /** For the customer to read; a declined one needs it. */
      reason: reason.nullish(),
      /** With `refunded`: the pieces that are paid back can be sold again. */
      restock: z.boolean().optional(),
      version: z.int().optional(),
    })
    .refine(({ status, restock }) => restock !== true || status === 'refunded', {
      path: ['restock'],
      message: 'withdrawals.restock_later',
    }),
  answer: dataOf(AdminWithdrawal),
})
