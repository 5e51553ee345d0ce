import { createServer } from 'node:http'

import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll } from 'vitest'

import { registerPaymentSandbox } from './sandbox.ts'

const secretKey = 'sk_test_gateway'
export const secretHeaders = { authorization: `Bearer ${secretKey}` }
export const publishableKey = 'pk_test_gateway'
export const webhookSecret = 'whsec_gateway'

const basePath = '/test-gateway'

interface GatewayUnderTest {
  origin: string
  url: string
  stripe: Stripe
  /** A call as a browser makes it: form-encoded, without the secret key. */
  browser: (path: string, form?: Record<string, string>, headers?: Record<string, string>) => Call
  /** A test control. */
  control: (path: string, form?: Record<string, string>, method?: string) => Call
  shop: ShopUnderTest
}

type Call = Promise<{ status: number; headers: Headers; body: JsonBody }>
// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into answers of many shapes
type JsonBody = any

/** Serves the gateway on a free port, with a shop beside it that takes its webhooks. */
// oxlint-disable-next-line typescript/no-explicit-any -- any database will do
export async function givenGateway(db: Kysely<any>): Promise<GatewayUnderTest> {
  const shop = await startShop()
  const app = Fastify()
  await registerPaymentSandbox(app, {
    db,
    basePath,
    secretKey,
    publishableKey,
    webhookUrl: () => shop.url,
    now: () => new Date(),
    log: { error: (details) => process.emitWarning(JSON.stringify(details)) },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  const url = origin + basePath
  return {
    origin,
    url,
    shop,
    stripe: stripeAt(origin),
    browser: (path, form, headers) => send(url + path, 'POST', form, headers),
    control: (path, form, method = 'POST') =>
      send(`${url}/v1/test_helpers${path}`, method, form, secretHeaders),
  }
}

function stripeAt(origin: string): Stripe {
  const prefixed: typeof fetch = (input, init) =>
    fetch(input instanceof Request ? input : prefixedUrl(input, origin), init)
  return new Stripe(secretKey, {
    host: '127.0.0.1',
    port: new URL(origin).port,
    protocol: 'http',
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(prefixed),
  })
}

function prefixedUrl(input: string | URL, origin: string): string {
  return input.toString().replace(origin, origin + basePath)
}

async function send(
  url: string,
  method: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Call {
  const response = await fetch(url, { method, headers, body: new URLSearchParams(form) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

interface ReceivedWebhook {
  payload: string
  signature: string
}

interface ShopUnderTest {
  url: string
  received: ReceivedWebhook[]
  /** What the shop answers to a webhook; 200 unless told. */
  answerWith: (status: number) => void
}

async function startShop(): Promise<ShopUnderTest> {
  const received: ReceivedWebhook[] = []
  let status = 200
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      received.push({ payload: Buffer.concat(parts).toString(), signature })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  afterAll(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The shop has no port')
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    received,
    answerWith(next) {
      status = next
    },
  }
}
