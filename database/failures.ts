/**
 * Connection failures and shutdowns (class 08, 57P0x), out of disk, memory or connections (class 53),
 * statement over its time, and a deadlock that came twice.
 */
const UNAVAILABLE_CODES = /^(?:08\w{3}|57P0[1-5]|53\w{3}|57014|25P03|55P03|40P01|40001)$/
/** Deadlock and serialisation failure: the same transaction works a moment later. */
const RETRYABLE_CODES = new Set(['40P01', '40001'])
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
/** A NUL character in a text, and in a JSON value: nothing else PostgreSQL cannot keep gets through to it. */
const UNSTORABLE_CODES = new Set(['22021', '22P05'])

/**
 * Whether this is a passing state of the database (down, restarting, pool exhausted, statement or lock
 * over its time) rather than a bug. The HTTP edge answers such failures with "try again later".
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (UNAVAILABLE_CODES.test(code) || NETWORK_CODES.has(code)) return true
  return POOL_MESSAGES.test(error.message)
}

/** Whether PostgreSQL ended the transaction only because of others at the same moment. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && RETRYABLE_CODES.has(codeOf(error))
}

/** Whether PostgreSQL cannot store a text it was given, which is the sender's mistake. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && UNSTORABLE_CODES.has(codeOf(error))
}

/** Whether the statement broke the named unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== UNIQUE_VIOLATION) return false
  return 'constraint' in error && error.constraint === constraint
}

/** Whether a row was to go that others refer to. */
/** Whether the statement would have left something naming what is not there any more. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === FOREIGN_KEY_VIOLATION
}

/** Whether a statement broke a rule of a table, whichever it is. */
export function isConstraintViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error).startsWith('23')
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
