import type { Secrets } from '#server/platform/secrets.ts'
import { isSignedLink, signLink } from '#server/platform/signed-link.ts'

const LINK_DAYS = 90

/** What a guest's mail links to an order with: it opens this order alone, on any device, for 90 days. */
export function orderLinkToken(secrets: Secrets, orderId: number, now: Date): string {
  return signLink(secrets, subjectOf(orderId), LINK_DAYS, now)
}

/** Whether a token opens this order now. */
export function opensOrder(secrets: Secrets, orderId: number, token: string, now: Date): boolean {
  return isSignedLink(secrets, subjectOf(orderId), token, now)
}

function subjectOf(orderId: number): string {
  return `order link ${orderId}`
}
