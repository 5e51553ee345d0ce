import { timingSafeEqual } from 'node:crypto'

import type { Secrets } from './secrets.ts'

/** A token that vouches for a subject until a moment: what a link carries that opens without a sign-in. */
export function signUntil(secrets: Secrets, subject: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds.toString(36)}.${signature(secrets, subject, seconds).toString('base64url')}`
}

/** Whether a token vouches for the subject now. */
export function isSignedFor(secrets: Secrets, subject: string, token: string, now: Date): boolean {
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
