import { ApiError } from '#web/data/api-error.ts'
import type { Translate } from '#web/language/i18n.ts'

const TOO_MANY = 429
const MINUTE_SECONDS = 60

/** The server's own sentence where it refused; `failure` where it failed or could not be reached. */
export function refusalText(error: unknown, failure: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!isRefused) return failure
  // "Check the marked fields" does not help where no field is marked.
  const [firstOfField] = Object.values(error.errors ?? {}).flat()
  return firstOfField ?? (error.message === '' ? failure : error.message)
}

/** How long to wait after too many attempts, if that is what was refused and the server said how long. */
export function waitText(error: unknown, t: Translate): string | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return undefined
  const seconds = error.retryAfterSeconds
  if (seconds === undefined) return undefined
  return seconds <= MINUTE_SECONDS
    ? t('rule.wait.seconds', { count: seconds })
    : t('rule.wait.minutes', { count: Math.ceil(seconds / MINUTE_SECONDS) })
}
