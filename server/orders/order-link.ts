import type { Secrets } from '#server/platform/secrets.ts'
import { isSignedFor, signUntil } from '#server/platform/signed-until.ts'

const LINK_DAYS = 90
const DAY_MS = 86_400_000

/** What a guest's mail links to an order with: it opens this order alone, on any device, for 90 days. */
export function orderLinkToken(secrets: Secrets, orderId: number, now: Date): string {
  return signUntil(secrets, subjectOf(orderId), new Date(now.getTime() + LINK_DAYS * DAY_MS))
}

/** Whether a token opens this order now. */
export function opensOrder(secrets: Secrets, orderId: number, token: string, now: Date): boolean {
  return isSignedFor(secrets, subjectOf(orderId), token, now)
}

function subjectOf(orderId: number): string {
  return `order link ${orderId}`
}
