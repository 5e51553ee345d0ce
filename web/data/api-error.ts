/** What the API refused, or could not do. `code` is stable; `message` is in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined
  readonly available_stock: number | undefined
  /** After how many seconds it may be tried again, where the server said so. */
  readonly retryAfterSeconds: number | undefined
  readonly data: unknown

  constructor(answer: ApiRefusal) {
    super(answer.message)
    this.status = answer.status
    this.code = answer.code
    this.errors = answer.errors
    this.available_stock = answer.available_stock
    this.retryAfterSeconds = answer.retryAfterSeconds
    this.data = answer.data
  }
}

export interface ApiRefusal {
  /** HTTP status; 0 when no answer came at all. */
  status: number
  code: string
  message: string
  errors?: Readonly<Record<string, readonly string[]>> | undefined
  available_stock?: number | undefined
  retryAfterSeconds?: number | undefined
  data?: unknown
}
