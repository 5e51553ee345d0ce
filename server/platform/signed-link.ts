import { timingSafeEqual } from 'node:crypto'

import type { Secrets } from './secrets.ts'

const DAY_SECONDS = 86_400

/** A token that proves for so many days that the shop gave a link to `subject` away: `order link 4711`. */
export function signLink(secrets: Secrets, subject: string, days: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + days * DAY_SECONDS
  return `${until.toString(36)}.${signature(secrets, subject, until).toString('base64url')}`
}

/** Whether a token is a link's to `subject`, and its days are not over. */
export function isSignedLink(secrets: Secrets, subject: string, token: string, now: Date): boolean {
  const [untilText = '', signed = ''] = token.split('.')
  const until = Number.parseInt(untilText, 36)
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false
  const right = signature(secrets, subject, until)
  const given = Buffer.from(signed, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right)
}

function signature(secrets: Secrets, subject: string, until: number): Buffer {
  return secrets.hmac(`${subject} ${until}`)
}
