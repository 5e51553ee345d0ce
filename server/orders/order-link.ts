import { timingSafeEqual } from 'node:crypto'

import type { Secrets } from '#server/platform/secrets.ts'

const LINK_DAYS = 90
const DAY_SECONDS = 86_400

/** What a guest's mail links to an order with: it opens this order alone, on any device, for 90 days. */
export function orderLinkToken(secrets: Secrets, orderId: number, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + LINK_DAYS * DAY_SECONDS
  return `${until.toString(36)}.${signature(secrets, orderId, until).toString('base64url')}`
}

/** Whether a token opens this order now. */
export function opensOrder(secrets: Secrets, orderId: number, token: string, now: Date): boolean {
  const [untilText = '', signed = ''] = token.split('.')
  const until = Number.parseInt(untilText, 36)
  if (!Number.isSafeInteger(until) || until * 1000 < now.getTime()) return false
  const right = signature(secrets, orderId, until)
  const given = Buffer.from(signed, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right)
}

function signature(secrets: Secrets, orderId: number, until: number): Buffer {
  return secrets.hmac(`order link ${orderId} ${until}`)
}
