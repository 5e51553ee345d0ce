import { currentLanguage } from '#web/language/language-store.ts'
import type { OpenPayment, PendingOrder } from '#web/storefront/buying/pending-order.ts'

import { PaymentFailure } from './finish-order.ts'

/** What the browser side of the test gateway answers, as far as the form needs it. */
export interface GatewayIntent {
  status: string
  next_action: {
    redirect_to_url?: { url: string }
    use_stripe_sdk?: { url: string }
  } | null
}

interface GatewayAnswer extends Partial<GatewayIntent> {
  error?: { message: string; payment_intent?: GatewayIntent }
}

/** Confirms the payment; rejects with the gateway's sentence when it is declined. */
export async function confirmAtGateway(
  { gateway_url: url, payment_intent_id: id, client_secret, publishable_key }: OpenPayment,
  fields: Readonly<Record<string, string>>,
): Promise<GatewayIntent> {
  const response = await fetch(`${url ?? ''}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { 'Accept-Language': currentLanguage() },
    body: new URLSearchParams({ client_secret, key: publishable_key, ...fields }),
  }).catch(() => {
    throw new PaymentFailure({ key: 'pay.error.line' })
  })
  const answer = (await response.json().catch(() => ({}))) as GatewayAnswer
  if (answer.error !== undefined) return afterError(answer.error)
  if (answer.status === undefined) throw new PaymentFailure({ key: 'pay.error.failed' })
  return { status: answer.status, next_action: answer.next_action ?? null }
}

/** A payment that has succeeded already counts as success; a cancelled one cannot be tried again. */
function afterError({
  message,
  payment_intent: intent,
}: NonNullable<GatewayAnswer['error']>): GatewayIntent {
  if (intent?.status === 'succeeded') return intent
  if (intent?.status === 'canceled') throw new PaymentFailure({ key: 'pay.error.expired' })
  throw new PaymentFailure(
    message === '' ? { key: 'pay.error.failed' } : { message, next: 'pay.error.next' },
  )
}

/** Name, address and how to reach the payer, as the provider wants them. */
export function billingFields(order: PendingOrder, holder?: string): Record<string, string> {
  return {
    [billing('[name]')]: holder ?? `${order.billing_first_name} ${order.billing_last_name}`,
    [billing('[email]')]: order.billing_email,
    [billing('[phone]')]: order.billing_phone,
    [billing('[address][line1]')]: order.billing_street,
    [billing('[address][city]')]: order.billing_city,
    [billing('[address][postal_code]')]: order.billing_postal_code,
    [billing('[address][country]')]: order.billing_country,
  }
}

function billing(name: string): string {
  return `payment_method_data[billing_details]${name}`
}
