import { Stripe } from 'stripe'

import { WORTH_ASKING } from '#server/payments/receive-event.ts'
import { type Config, publicUrlOf } from '#server/platform/config.ts'

import { type Finding, warning, well, wrong } from './finding.ts'

const ABOUT = 'Payments'
const PROVIDER = 'https://api.stripe.com'
const LIMIT_MS = 8_000
const UNAUTHORISED = 401
const FORBIDDEN = 403

interface WebhookEndpoint {
  url: string
  status: string
  enabled_events: string[]
}

/** The keys, the webhook at the provider, and whether the running shop takes what its secret signs. */
export async function checkPayments(config: Config, provider = PROVIDER): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config
  if (secretKey === undefined || publishableKey === undefined) {
    return [
      warning(ABOUT, 'Payments are tests and no money moves: set the three STRIPE_ variables.'),
    ]
  }
  const isLive = secretKey.includes('_live_')
  if (isLive !== publishableKey.includes('_live_')) {
    return [
      wrong(
        ABOUT,
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of one mode: take both from live mode, or both from test mode.',
      ),
    ]
  }
  const modes = isLive
    ? []
    : [warning(ABOUT, 'The keys are of test mode, so no money moves: take those of live mode.')]
  return [
    ...modes,
    ...(await checkKey(config, provider, secretKey)),
    ...(await checkDelivery(config)),
  ]
}

async function checkKey(config: Config, provider: string, secretKey: string): Promise<Finding[]> {
  const answer = await ask(`${provider}/v1/webhook_endpoints?limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  })
  if (answer === undefined) {
    return [
      wrong(ABOUT, 'The payment provider does not answer: let this machine reach api.stripe.com.'),
    ]
  }
  if (answer.status === UNAUTHORISED) {
    return [
      wrong(ABOUT, 'The provider refuses STRIPE_SECRET_KEY: copy it again from its dashboard.'),
    ]
  }
  if (answer.status === FORBIDDEN) {
    return [
      warning(
        ABOUT,
        'STRIPE_SECRET_KEY may not list webhooks, so they were not looked at: see at the provider that one is set up.',
      ),
    ]
  }
  if (!answer.ok) return [wrong(ABOUT, `The provider answers ${answer.status}: try again later.`)]
  const { data } = (await answer.json()) as { data: WebhookEndpoint[] }
  return checkWebhook(data, webhookOf(config))
}

function checkWebhook(endpoints: readonly WebhookEndpoint[], url: string): Finding[] {
  const ours = endpoints.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled')
  if (ours === undefined) {
    return [
      wrong(
        ABOUT,
        `The provider sends nothing to ${url}: add a webhook with that address there, and set STRIPE_WEBHOOK_SECRET to its secret.`,
      ),
    ]
  }
  const sent = new Set(ours.enabled_events)
  const missing = sent.has('*') ? [] : [...WORTH_ASKING.difference(sent)]
  if (missing.length === 0)
    return [well(ABOUT, 'The provider takes the key and sends its events to this shop.')]
  return [
    wrong(
      ABOUT,
      `The webhook at the provider lacks these events, add them: ${missing.join(', ')}.`,
    ),
  ]
}

/** An event of a kind that changes nothing, under one id, so that the inbox keeps it once. */
async function checkDelivery(config: Config): Promise<Finding[]> {
  const secret = config.STRIPE_WEBHOOK_SECRET ?? ''
  const payload = JSON.stringify({
    id: 'evt_octavo_doctor',
    object: 'event',
    type: 'octavo.doctor',
    data: { object: {} },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  const answer = await ask(webhookOf(config), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
  // Whether the address answers at all is looked at with the address.
  if (answer === undefined || answer.status >= 500 || answer.status === 404) return []
  if (answer.ok)
    return [well(ABOUT, 'The running shop takes events signed with STRIPE_WEBHOOK_SECRET.')]
  return [
    wrong(
      ABOUT,
      'The running shop refuses events signed with STRIPE_WEBHOOK_SECRET: restart it with this secret, and let the proxy pass bodies on unchanged.',
    ),
  ]
}

function webhookOf(config: Config): string {
  return `${publicUrlOf(config)}/api/payment/webhook`
}

async function ask(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) })
  } catch {
    return undefined
  }
}
