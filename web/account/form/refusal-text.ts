import { ApiError } from '../../data/api-error.ts'

/** The server's own sentence where it refused; `failure` where it failed or was not reached (S§8). */
export function refusalText(error: unknown, failure: string): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isRefused && error.message !== '' ? error.message : failure
}
