import type { Secrets } from '#server/platform/secrets.ts'

/** What is stored of a code: a keyed hash, useless without the shop's secret or for another account. */
export function hmacOfCode(secrets: Secrets, userId: number, code: string): Buffer {
  return secrets.hmac(`password code of ${userId}: ${code}`)
}
