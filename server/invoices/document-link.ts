import type { Secrets } from '#server/platform/secrets.ts'
import { isSignedFor, signUntil } from '#server/platform/signed-until.ts'
import type { Shop } from '#server/shop.ts'

const LINK_MINUTES = 15
const MINUTE_MS = 60_000

/** Where the invoice of an order can be opened for a quarter of an hour, by whoever has the link. */
export function invoiceUrl({ publicUrl, secrets, clock }: Shop, orderId: number): string {
  const until = new Date(clock().getTime() + LINK_MINUTES * MINUTE_MS)
  return `${publicUrl}/api/orders/${orderId}/invoice?token=${signUntil(secrets, subjectOf(orderId), until)}`
}

/** Whether a token opens the invoice of this order now. */
export function opensInvoice(secrets: Secrets, orderId: number, token: string, now: Date): boolean {
  return isSignedFor(secrets, subjectOf(orderId), token, now)
}

function subjectOf(orderId: number): string {
  return `invoice link ${orderId}`
}
