import { createHmac } from 'node:crypto'

import { seconds } from './stripe-objects.ts'

/** The `Stripe-Signature` header of a webhook: https://docs.stripe.com/webhooks#verify-manually. */
export function webhookSignature(payload: string, secret: string, now: Date): string {
  const timestamp = seconds(now)
  const hash = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${hash}`
}
