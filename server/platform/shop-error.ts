import { ERROR_STATUS, type ErrorCode } from '#contract/envelope.ts'

import type { CookieChange } from './cookie-change.ts'
import type { MessageKey } from './messages.ts'

export interface ErrorDetails {
  /** Text to show instead of the code's own. */
  message?: MessageKey
  /** Fills the places of the message: `{{stock}}`. */
  params?: Record<string, string | number>
  /** Field → messages to show beside it. */
  fields?: Record<string, MessageKey>
  /** Stands beside `message` in the answer: `available_stock`, `valid`, `data` … */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  /** Cookies to set or remove with the refusal. */
  cookies?: readonly CookieChange[]
}

/** A refusal: throwing it rolls the transaction back and answers the status of its code. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
