/** What Stripe puts under `error`; `payment_intent` is the whole object. */
interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  charge?: string
  payment_method_type?: string
  payment_intent?: object
}

/** A refusal that undoes what the call has done so far; a declined payment is an answer instead. */
export class StripeError extends Error {
  override name = 'StripeError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}) {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details })
}

export function noSuch(kind: string, id: string) {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: kind === 'payment_intent' ? 'intent' : 'id',
  })
}

export function unexpectedState(message: string, intent: object) {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  })
}

export function unauthorized(message: string) {
  return new StripeError(401, { type: 'invalid_request_error', message })
}
