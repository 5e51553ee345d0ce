import type { Logger } from 'pino'

import { isUnavailable } from '#database/failures.ts'

export interface DatabaseLog {
  lost(reason: string): void
  back(): void
  /** Logs a trouble in full, unless it only is that the database is away. */
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

const PAUSE_MS = 1_000
/** The job queue's own words for its lost connection. */
const LISTENING = /LISTEN\/NOTIFY/

/**
 * Pool, listeners and job queue notice a lost database at the same moment, and again with every
 * attempt: together they log one line a second at most, without stacks, and one when it is back.
 */
export function createDatabaseLog(
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  clock: () => number = () => performance.now(),
): DatabaseLog {
  let isAway = false
  let loggedAt = -Infinity

  function lost(reason: string): void {
    isAway = true
    if (clock() - loggedAt < PAUSE_MS) return
    loggedAt = clock()
    log.warn({ reason }, 'a database connection was lost')
  }

  return {
    lost,
    back() {
      if (isAway) log.info('the database answers again')
      isAway = false
    },
    warn(details, message) {
      const error = 'err' in details ? asError(details.err) : undefined
      const isLoss = error !== undefined && (isUnavailable(error) || LISTENING.test(error.message))
      if (isLoss) lost(error.message)
      else log.warn(details, message)
    },
    error: (details, message) => log.error(details, message),
  }
}

/** The job queue also hands on copies of errors that are none themselves. */
function asError(value: unknown): Error | undefined {
  if (value instanceof Error) return value
  return typeof value === 'object' && value !== null ? Object.assign(new Error(), value) : undefined
}
