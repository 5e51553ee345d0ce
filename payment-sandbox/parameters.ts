import { z } from 'zod'

import type { Form } from './form-encoding.ts'
import { invalidRequest, type StripeError } from './stripe-error.ts'

const Integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
const Flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const Metadata = z.record(z.string().min(1).max(40), z.string().max(500))
const Expand = z.array(z.string()).optional()
/** Sent by browsers beside the secret; who is asking is settled before parameters are read. */
const browserKeys = { client_secret: z.string().optional(), key: z.string().optional() }

const PaymentMethodTypes = z.array(z.enum(['card', 'bancontact'])).min(1)

const Billing = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  address: z.record(z.string(), z.string()).optional(),
})

const Card = z.strictObject({
  number: z.string(),
  exp_month: Integer.optional(),
  exp_year: Integer.optional(),
  cvc: z.string().optional(),
})

export const PaymentMethodData = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('card'), card: Card, billing_details: Billing.optional() }),
  z.strictObject({
    type: z.literal('bancontact'),
    bancontact: z.unknown().optional(),
    billing_details: Billing.optional(),
  }),
])
export type PaymentMethodData = z.infer<typeof PaymentMethodData>

export const CreatePaymentMethod = z.strictObject({
  key: z.string().optional(),
  type: z.enum(['card', 'bancontact']),
  card: Card.optional(),
  bancontact: z.unknown().optional(),
  billing_details: Billing.optional(),
})

const described = {
  description: z.string().max(1000).optional(),
  receipt_email: z.string().max(800).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  metadata: Metadata.optional(),
  shipping: z.record(z.string(), z.unknown()).optional(),
}

export const ConfirmIntent = z.strictObject({
  payment_method: z.string().optional(),
  payment_method_data: PaymentMethodData.optional(),
  return_url: z.string().max(2048).optional(),
  use_stripe_sdk: Flag.optional(),
  receipt_email: described.receipt_email,
  shipping: described.shipping,
  expand: Expand,
  ...browserKeys,
})
export type ConfirmIntent = z.infer<typeof ConfirmIntent>

export const CreateIntent = z.strictObject({
  ...described,
  amount: Integer,
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  allowed_payment_method_types: PaymentMethodTypes.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: Flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirmation_method: z.literal('automatic').optional(),
  confirm: Flag.optional(),
  payment_method: z.string().optional(),
  payment_method_data: PaymentMethodData.optional(),
  return_url: z.string().max(2048).optional(),
  use_stripe_sdk: Flag.optional(),
  expand: Expand,
})
export type CreateIntent = z.infer<typeof CreateIntent>

export const UpdateIntent = z.strictObject({
  ...described,
  amount: Integer.optional(),
  expand: Expand,
})
export type UpdateIntent = z.infer<typeof UpdateIntent>

export const CancelIntent = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
  expand: Expand,
})
export type CancelIntent = z.infer<typeof CancelIntent>

export const Retrieve = z.strictObject({ expand: Expand, ...browserKeys })

const Created = z.union([
  Integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: Integer.optional(),
    gte: Integer.optional(),
    lt: Integer.optional(),
    lte: Integer.optional(),
  }),
])

const page = {
  created: Created.optional(),
  limit: Integer.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  expand: Expand,
}

export const ListIntents = z.strictObject(page)
export const ListRefunds = z.strictObject({ ...page, payment_intent: z.string().optional() })
export const ListEvents = z.strictObject({
  ...page,
  type: z.string().optional(),
  payment_intent: z.string().optional(),
})
/** Which rows of a list, newest first; times in seconds since 1970. */
export interface Page {
  created?: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined
  limit: number
  starting_after?: string | undefined
}

export const CreateRefund = z
  .strictObject({
    payment_intent: z.string().optional(),
    charge: z.string().optional(),
    amount: Integer.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: Metadata.optional(),
    expand: Expand,
  })
  .refine((refund) => refund.payment_intent !== undefined || refund.charge !== undefined, {
    path: ['payment_intent'],
    message:
      'One of the following params should be provided for this request: payment_intent or charge.',
  })
export type CreateRefund = z.infer<typeof CreateRefund>

export const CreateDispute = z.strictObject({
  payment_intent: z.string(),
  amount: Integer.optional(),
  reason: z.string().max(40).default('fraudulent'),
})

export const DeliveryPause = z.strictObject({ payment_intent: z.string().optional() })

export const ResendEvent = z.strictObject({
  times: Integer.pipe(z.int().min(1).max(100)).default(1),
})

export const CreateFault = z.strictObject({
  kind: z.enum(['error', 'slow', 'lost_answer']),
  operation: z.string().max(60).optional(),
  status: Integer.pipe(z.literal([409, 429, 500])).optional(),
  delay_ms: Integer.pipe(z.int().min(0).max(60_000)).default(0),
  times: Integer.pipe(z.int().min(1).max(10_000)).default(1),
})

/** Reads the parameters of a call; refuses as Stripe does, naming the parameter in brackets. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  throw parameterError(result.error, form)
}

function parameterError({ issues }: z.ZodError, form: Form): StripeError {
  const [issue] = issues
  if (issue === undefined) return invalidRequest('Invalid parameters.')
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const param = bracketed(issue.path)
  if (issue.code === 'custom') {
    return invalidRequest(issue.message, { code: 'parameter_missing', param })
  }
  return valueAt(form, issue.path) === undefined
    ? invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalidRequest(`Invalid ${param}.`, { code: invalidCode(issue), param })
}

function invalidCode(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_format' ? 'parameter_invalid_integer' : 'parameter_invalid'
}

function bracketed(path: readonly PropertyKey[]): string {
  return path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('')
}

function valueAt(form: Form, path: readonly PropertyKey[]): unknown {
  let value: unknown = form
  for (const part of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
  }
  return value
}
