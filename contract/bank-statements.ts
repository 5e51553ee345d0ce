import * as z from 'zod'

import { dataOf, endpoint, idParams, listOf, pageQuery, uploadedFile } from './endpoint.ts'
import { MOVEMENT_MATCHES } from './plain/statuses.ts'

export const BankMovement = z.object({
  id: z.int(),
  /** In the file. */
  line: z.int(),
  /** Calendar day. */
  booked_on: z.string(),
  amount: z.string(),
  name: z.string(),
  account: z.string(),
  communication: z.string(),
  match: z.enum(MOVEMENT_MATCHES),
  /** What the match means, in words. */
  explanation: z.string(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  /** What the order waits for. */
  expected: z.string().nullable(),
})

const BankStatement = z.object({
  id: z.int(),
  name: z.string(),
  format: z.enum(['csv', 'coda']),
  applied_at: z.string().nullable(),
  rows: z.array(BankMovement),
})
export type BankStatement = z.infer<typeof BankStatement>

export const listBankStatements = endpoint({
  method: 'GET',
  paths: { '/admin/bank-statements': 'staff' },
  tag: 'Payments to check',
  summary: 'The bank statements that were uploaded, newest first',
  query: z.strictObject(pageQuery),
  answer: listOf(
    z.object({
      id: z.int(),
      name: z.string(),
      format: z.enum(['csv', 'coda']),
      uploaded_by: z.string(),
      uploaded_at: z.string(),
      applied_at: z.string().nullable(),
      movements: z.int(),
      /** Movements that were recorded with an order. */
      applied: z.int(),
    }),
  ),
})

export const showBankStatement = endpoint({
  method: 'GET',
  paths: { '/admin/bank-statements/{id}': 'staff' },
  tag: 'Payments to check',
  summary: 'A bank statement, and what each of its movements pays as things stand now',
  params: idParams,
  answer: dataOf(BankStatement),
})

export const uploadBankStatement = endpoint({
  method: 'POST',
  paths: { '/admin/bank-statements': 'staff' },
  tag: 'Payments to check',
  summary:
    'Reads what came in by a bank statement (CSV or CODA) and finds the orders it pays; books nothing. The same file answers the same statement',
  uploads: { maxBytes: 2_000_000 },
  body: z.strictObject({ file: uploadedFile }),
  answer: dataOf(BankStatement),
  creates: true,
})

export const applyBankStatement = endpoint({
  method: 'POST',
  paths: { '/admin/bank-statements/{id}/apply': 'staff' },
  tag: 'Payments to check',
  summary:
    'Records the receipt of every order that is paid exactly; all else is left to be checked. Doing it twice books nothing twice',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.object({ ...BankStatement.shape, applied: z.int() })),
})
