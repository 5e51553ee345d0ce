import { Stripe } from 'stripe'

import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { ShopError } from '#server/platform/shop-error.ts'

/** A payment as the provider sees it. */
export interface ProviderIntent {
  id: string
  /** `succeeded`, `processing`, `requires_payment_method`, `requires_action`, `canceled` … */
  status: string
  /** Cents. */
  amount: number
  amountReceived: number
  currency: string
  clientSecret: string
  method: PaymentMethod | undefined
}

export interface NewIntent {
  checkoutId: number
  /** Makes the provider create it only once. */
  key: string
  /** Cents. */
  amount: number
  email: string
}

/** Money given back, as the provider sees it. */
export interface ProviderRefund {
  /** Null for one it refused to make. */
  id: string | null
  /** Cents. */
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  /** The key it was asked for under; null for one made on the provider's own pages. */
  key: string | null
  /** Why it failed, in the provider's words. */
  failure: string | null
}

export type MadeRefund = ProviderRefund & { id: string }

/** The payment provider, through its official SDK: the real one with keys, else the bundled test gateway. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'test'
  readonly publishableKey: string
  readonly gatewayUrl: string | null
  createIntent(intent: NewIntent): Promise<ProviderIntent>
  readIntent(id: string): Promise<ProviderIntent | undefined>
  confirmIntent(id: string, paymentMethodId: string, returnUrl: string): Promise<ProviderIntent>
  /** `paid` when it is too late to cancel, `busy` when a payment is under way. */
  cancelIntent(id: string): Promise<'cancelled' | 'paid' | 'busy'>
  /**
   * Gives back some of a payment, once for a key; `failed` when the provider refuses. It keeps keys for
   * a day.
   */
  refundIntent(intentId: string, amountCents: number, key: string): Promise<ProviderRefund>
  /** Every refund of a payment, newest first. */
  refundsOf(intentId: string): Promise<MadeRefund[]>
  /** Payments begun since a moment whose money was captured, newest first; amounts in cents. */
  capturedIntents(since: Date): AsyncIterable<{ id: string; capturedAt: Date; amount: number }>
  /** The event of a signed webhook body; undefined when the signature or its age is wrong. */
  readEvent(rawBody: Buffer, signature: string): Stripe.Event | undefined
}

export interface ProviderOptions {
  kind: 'stripe' | 'test'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Where the test gateway listens; the SDK has no base path, so the prefix is put before each path. */
  gateway?: { origin: () => string; basePath: string }
}

/** Of one try; the SDK tries once more. */
const TIMEOUT_MS = 4_000
const RETRIES = 1
/** Of a whole call, with its tries: then the customer is told that payments are not working now. */
const LIMIT_MS = 10_000

export function createProvider(options: ProviderOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(options.gateway && { httpClient: Stripe.createFetchHttpClient(prefixed(options.gateway)) }),
  })
  return {
    kind: options.kind,
    publishableKey: options.publishableKey,
    gatewayUrl: options.gateway?.basePath ?? null,
    createIntent: ({ checkoutId, key, amount, email }) =>
      reached(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            {
              amount,
              currency: 'eur',
              automatic_payment_methods: { enabled: true },
              metadata: { checkout_id: String(checkoutId) },
              receipt_email: email,
            },
            { idempotencyKey: `checkout-${key}` },
          ),
        ),
      ),
    readIntent: (id) =>
      reached(async () => {
        try {
          return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
        } catch (error) {
          if (
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            error.code === 'resource_missing'
          )
            return undefined
          throw error
        }
      }),
    confirmIntent: (id, paymentMethodId, returnUrl) =>
      reached(() => confirm(stripe, id, paymentMethodId, returnUrl)),
    cancelIntent: (id) => reached(() => cancel(stripe, id)),
    refundIntent: (intentId, amountCents, key) =>
      reached(() => refund(stripe, intentId, amountCents, key)),
    refundsOf: (intentId) =>
      reached(async () => {
        const refunds = stripe.refunds.list({ payment_intent: intentId, limit: 100 })
        return (await refunds.autoPagingToArray({ limit: 1000 })).map(refundOf)
      }),
    capturedIntents: (since) => capturedIntents(stripe, since),
    readEvent(rawBody, signature) {
      try {
        return stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret)
      } catch {
        return undefined
      }
    },
  }
}

/** Pressed twice, the second confirmation finds the payment made or under way, and that is its answer. */
async function confirm(
  stripe: Stripe,
  id: string,
  paymentMethodId: string,
  returnUrl: string,
): Promise<ProviderIntent> {
  try {
    const params = { payment_method: paymentMethodId, return_url: returnUrl }
    return intentOf(await stripe.paymentIntents.confirm(id, params))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    if (error.code === 'payment_intent_unexpected_state')
      return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
    // The only other thing a caller chose.
    throw new ShopError('validation', { fields: { paymentMethodId: 'field.invalid' } })
  }
}

async function cancel(stripe: Stripe, id: string): Promise<'cancelled' | 'paid' | 'busy'> {
  try {
    await stripe.paymentIntents.cancel(id)
    return 'cancelled'
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.paymentIntents.retrieve(id)
    if (status === 'canceled') return 'cancelled'
    return status === 'succeeded' ? 'paid' : 'busy'
  }
}

/** Refusals that say nothing about the refund: the same call may succeed later. */
const PASSING = new Set(['lock_timeout', 'rate_limit'])

async function refund(
  stripe: Stripe,
  intentId: string,
  amount: number,
  key: string,
): Promise<ProviderRefund> {
  try {
    return refundOf(
      await stripe.refunds.create(
        { payment_intent: intentId, amount, metadata: { [REFUND_KEY]: key } },
        { idempotencyKey: `refund-${key}` },
      ),
    )
  } catch (error) {
    const { StripeInvalidRequestError, StripeCardError } = Stripe.errors
    const isRefusal = error instanceof StripeInvalidRequestError || error instanceof StripeCardError
    if (!isRefusal) throw error
    if (PASSING.has(error.code ?? ''))
      throw new ShopError('payment_provider_unavailable', { retryAfterSeconds: 5 })
    return { id: null, amount, status: 'failed', key, failure: error.message }
  }
}

/** In the metadata of our refunds: their events can come before the answer. */
const REFUND_KEY = 'refund_key'

function refundOf({
  id,
  amount,
  status,
  metadata,
  failure_reason: reason,
}: Stripe.Refund): MadeRefund {
  const key = metadata?.[REFUND_KEY] ?? null
  if (status === 'succeeded') return { id, amount, status, key, failure: null }
  const isOver = status === 'failed' || status === 'canceled'
  return isOver
    ? { id, amount, status: 'failed', key, failure: reason ?? status }
    : { id, amount, status: 'pending', key, failure: null }
}

async function* capturedIntents(stripe: Stripe, since: Date) {
  const list = stripe.paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    expand: ['data.latest_charge'],
  })
  for await (const intent of list) {
    const { id, status, created, latest_charge: charge, amount_received: amount } = intent
    if (status !== 'succeeded') continue
    const seconds = charge === null || typeof charge === 'string' ? created : charge.created
    yield { id, capturedAt: new Date(seconds * 1000), amount }
  }
}

/** A declined card is reported to the customer; any other failure of the provider is a 503. */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withinLimit(call())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new ShopError('payment_incomplete', {
        message: 'payment.not_successful',
        extra: { decline_code: error.decline_code ?? error.code },
      })
    }
    if (
      error instanceof Stripe.errors.StripeError &&
      !(error instanceof Stripe.errors.StripeInvalidRequestError)
    ) {
      throw new ShopError('payment_provider_unavailable', { retryAfterSeconds: 5 })
    }
    throw error
  }
}

async function withinLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ShopError('payment_provider_unavailable', { retryAfterSeconds: 5 })),
      LIMIT_MS,
    )
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}

function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? '',
    method: methodOf(intent),
  }
}

/** The method recorded on the order, from the charge that was made. */
function methodOf({ latest_charge: charge }: Stripe.PaymentIntent): PaymentMethod | undefined {
  if (charge === null || typeof charge === 'string') return undefined
  const details = charge.payment_method_details
  if (details?.type === 'bancontact') return 'bancontact'
  const wallet: string | undefined = details?.card?.wallet?.type
  if (wallet === 'apple_pay') return 'apple_pay'
  if (wallet === 'google_pay') return 'google_pay'
  return details === null || details === undefined ? undefined : 'credit_card'
}

function prefixed({ origin, basePath }: { origin: () => string; basePath: string }): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    return fetch(`${origin()}${basePath}${url.pathname}${url.search}`, init)
  }
}
