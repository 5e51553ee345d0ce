import type { Secrets } from '#server/platform/secrets.ts'

/** What is kept of a code: of use only with the shop's secret, and only for this account. */
export function hmacOfCode(secrets: Secrets, userId: number, code: string): Buffer {
  return secrets.hmac(`password code of ${userId}: ${code}`)
}
