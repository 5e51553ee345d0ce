import type { PagePlace } from './api-call.ts'
import { invalidRequest } from './stripe-error.ts'

/** The absolute form of a `return_url`, which may be a path; refused when it leads elsewhere. */
export function acceptedReturnUrl(text: string, { origin, returnOrigins }: PagePlace): string {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  if (!isWeb || (url.origin !== origin && !returnOrigins.includes(url.origin))) {
    throw invalidRequest('return_url must be a page of the shop this gateway belongs to.', {
      code: 'url_invalid',
      param: 'return_url',
    })
  }
  return url.href
}

/** Where the customer goes back to, told what Stripe tells it. */
export function returnLocation(
  returnUrl: string,
  intent: { id: string; client_secret: string; status: string },
): string {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}
