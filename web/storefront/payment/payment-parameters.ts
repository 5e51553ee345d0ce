import { ownPath } from '#web/pages/own-path.ts'

/** What the payment page is asked in its address. */
export interface PaymentParameters {
  intentId: string
  /** A path of this shop. */
  returnUrl: string
}

const INTENT = /^pi_[A-Za-z0-9_]{6,80}$/

/** Both parameters, or undefined when one is missing or leads out of this shop. */
export function paymentParameters(search: URLSearchParams): PaymentParameters | undefined {
  const intentId = search.get('payment_intent')
  const returnUrl = search.get('return_url')
  if (intentId === null || returnUrl === null) return undefined
  const isGood = INTENT.test(intentId) && ownPath(returnUrl) !== undefined
  return isGood ? { intentId, returnUrl } : undefined
}

/** The return path with what it must know of the payment. */
export function returnLocation(returnUrl: string, intentId: string): string {
  const url = new URL(returnUrl, 'http://shop.invalid')
  url.searchParams.set('payment_intent', intentId)
  return url.pathname + url.search
}
