import * as z from 'zod'

/** Stable error codes and the HTTP status each one answers with. */
export const ERROR_STATUS = {
  malformed: 400,
  session_required: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  challenge_over: 401,
  account_blocked: 403,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  account_in_use: 409,
  conflict: 409,
  amount_mismatch: 409,
  business_order: 409,
  cart_full: 409,
  checkout_required: 409,
  currency_mismatch: 409,
  idempotency_conflict: 409,
  in_stock: 409,
  in_use: 409,
  invalid_transition: 409,
  not_paid: 409,
  out_of_stock: 409,
  payment_incomplete: 409,
  no_email: 409,
  payment_method_mismatch: 409,
  refund_failed: 409,
  stale: 409,
  withdrawal_closed: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  empty_cart: 422,
  validation: 422,
  too_many_requests: 429,
  too_many_unpaid: 429,
  internal: 500,
  unavailable: 503,
  payment_provider_unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ErrorBody = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  available_stock: z.int().optional(),
  data: z.unknown().optional(),
  request_id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
