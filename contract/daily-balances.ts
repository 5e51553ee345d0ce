import * as z from 'zod'

import { dataOf, endpoint, fileAnswer, listOf, pageQuery } from './endpoint.ts'

const day = z.iso.date()
const span = { date_from: day.optional(), date_to: day.optional() }

const DailyBalance = z.object({
  /** Calendar day in Brussels. */
  day: z.string(),
  /** What the payment provider took in. */
  provider: z.string(),
  /** What the orders of these payments say. */
  orders: z.string(),
  /** Taken in without an order, to be checked by staff. */
  flagged: z.string(),
  /** What was invoiced for these orders. */
  invoiced: z.string(),
  transfers: z.string(),
  transfers_invoiced: z.string(),
  refunded: z.string(),
  credited: z.string(),
  is_balanced: z.boolean(),
  made_at: z.string(),
})
export type DailyBalance = z.infer<typeof DailyBalance>

export const listDailyBalances = endpoint({
  method: 'GET',
  paths: { '/admin/daily-balances': 'staff' },
  tag: 'Payments to check',
  summary: 'Provider, orders and invoices against each other, day by day, newest first',
  query: z.strictObject({
    ...pageQuery,
    ...span,
    is_balanced: z.enum(['true', 'false']).optional(),
  }),
  answer: listOf(DailyBalance),
})

export const exportDailyBalances = endpoint({
  method: 'GET',
  paths: { '/admin/daily-balances/export': 'staff' },
  tag: 'Payments to check',
  summary: 'The same as CSV, oldest first',
  query: z.strictObject(span),
  answer: fileAnswer,
  file: 'text/csv; charset=utf-8',
})

export const makeDailyBalance = endpoint({
  method: 'POST',
  paths: { '/admin/daily-balances': 'staff' },
  tag: 'Payments to check',
  summary: 'Balances a day anew, after what did not fit has been set right',
  body: z.strictObject({ day }),
  answer: dataOf(DailyBalance),
})
