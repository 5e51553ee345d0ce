import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'

import { api } from '#contract/api.ts'
import { freePort } from '#database/embedded/postmaster.ts'
import { startServer } from '#server/main.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { readConfig } from '#server/platform/config.ts'
import { callAt } from '#tests/support/api-call.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
} from '#tests/support/buying.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()

describe('health and metrics', () => {
  test('live and ready answer outside the envelope', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    expect((await shop.call('GET', '/health/live')).body).toEqual({
      status: 'live',
      version,
      commit: null,
      changelog: expect.stringMatching(/^(?:Unreleased|\d)/),
    })
    expect((await shop.call('GET', '/health/ready')).body).toEqual({ status: 'ready' })
  })

  test('metrics are for this machine or for the token', async () => {
    const { status, body } = await shop.call('GET', '/metrics')
    expect([status, body]).toEqual([200, expect.stringContaining('octavo_http_seconds')])
    const behindProxy = await givenShop({
      environment: {
        OCTAVO_TRUSTED_PROXIES: '127.0.0.1',
        OCTAVO_METRICS_TOKEN: 'a-token-for-metrics-tests',
      },
    })
    const from = { 'x-forwarded-for': '203.0.113.7' }
    expect((await behindProxy.call('GET', '/metrics', { headers: from })).status).toBe(404)
    expect(
      (
        await behindProxy.call('GET', '/metrics', {
          headers: from,
          token: 'another-token-altogether',
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await behindProxy.call('GET', '/metrics', {
          headers: from,
          token: 'a-token-for-metrics-tests',
        })
      ).status,
    ).toBe(200)
  })

  test.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'shop.example'],
    ['x-real-ip', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
  ])(
    'metrics are not for who comes through a proxy on this machine: %s: %s',
    async (name, value) => {
      const headers = { [name]: value }
      expect((await shop.call('GET', '/metrics', { headers })).status).toBe(404)
    },
  )

  test('X-Forwarded-For of anybody is not believed', async () => {
    const busy = await givenShop({ template: 'migrated', environment: { OCTAVO_RATE_LIMIT: '2' } })
    const statuses = []
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const headers = { 'x-forwarded-for': from }
      statuses.push((await busy.call('GET', '/api/brands', { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('refusals in the envelope', () => {
  test.each([
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api/customer/products/id/abc', 404, 'not_found'],
    ['DELETE', '/api/customer/products/filter', 405, 'method_not_allowed'],
    ['POST', '/api/brands', 405, 'method_not_allowed'],
    ['OPTIONS', '/api/settings', 405, 'method_not_allowed'],
  ])('%s %s is %i', async (method, path, status, code) => {
    const answer = await shop.call(method, path)
    expect([answer.status, answer.body.status, answer.body.code]).toEqual([status, 'error', code])
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test.each([
    ['cut JSON', '{"quantity":', 'application/json', 400, 'malformed'],
    ['no JSON', 'quantity=1', 'text/csv', 415, 'unsupported_media_type'],
    [
      'a body of 200 kB',
      JSON.stringify({ quantity: 'x'.repeat(200_000) }),
      'application/json',
      413,
      'too_large',
    ],
  ])('%s is refused', async (_, body, type, status, code) => {
    const answer = await fetch(`${shop.address}/api/guest/cart/add/1`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-session-id': newGuest() },
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      status,
      code,
    ])
  })

  test('a body that is announced and empty is none', async () => {
    const answer = await fetch(`${shop.address}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(401)
  })

  test('more than the limit is 429 and says when to come back', async () => {
    const busy = await givenShop({ template: 'migrated', environment: { OCTAVO_RATE_LIMIT: '3' } })
    const answers = []
    for (let call = 0; call < 5; call++) answers.push(await busy.call('GET', '/api/brands'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(answers[3]?.body.code).toBe('too_many_requests')
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await busy.call('GET', '/health/live')).status).toBe(200)
  })
})

describe('the description of the API', () => {
  test('lists every path of the contract with its method', async () => {
    const { status, body } = await shop.call('GET', '/api/openapi.json')
    expect([status, body.openapi]).toEqual([200, '3.1.0'])
    for (const { method, paths } of Object.values(api)) {
      for (const path of Object.keys(paths)) {
        const described = body.paths[path] ?? body.paths[`/api${path}`]
        expect(described?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
      }
    }
  })

  test('is browsable under a policy of its own', async () => {
    const { status, headers } = await shop.call('GET', '/api/docs')
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('finds its own files, and calls the address it was opened at', async () => {
    const page = await (await fetch(`${shop.address}/api/docs`)).text()
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const { status, headers } = await fetch(new URL(file, `${shop.address}/api/docs`))
      expect([file, status, headers.get('content-type')]).toEqual([
        file,
        200,
        expect.stringMatching(/css|javascript|image/),
      ])
    }
    const described = await fetch(`${shop.address}/api/docs/json`)
    expect(await described.json()).toMatchObject({ servers: [{ url: '/' }] })
  })
})

describe('two processes on one database', () => {
  test(
    'the worker places what the web process has sold, and both learn of changed settings',
    { timeout: 30_000 },
    async () => {
      const database = await givenDatabase('demo')
      const port = await freePort(0)
      const environment = { PORT: String(port), OCTAVO_LOG: 'silent', OCTAVO_RATE_LIMIT: '0' }
      const web = await startServer({
        config: readConfig({ ...environment, OCTAVO_ROLE: 'web' }),
        databaseUrl: database.url,
        hasPages: false,
      })
      const worker = await startServer({
        config: readConfig({ ...environment, OCTAVO_ROLE: 'worker' }),
        databaseUrl: database.url,
        hasPages: false,
      })
      try {
        expect(worker.address).toBeUndefined()
        const pair = { ...shop, ...database, call: callAt(web.address ?? '') }
        const article = await articleId(pair, 'OC-BR-TN2420')
        await givenStock(pair, article, 5)
        const guest = newGuest()
        await addToCart(pair, guest, article)
        const intent = await givenIntent(pair, guest)
        await pay(pair, intent)
        const order = () =>
          database.db
            .selectFrom('payments')
            .select('order_id')
            .where('transaction_id', '=', intent.id)
            .executeTakeFirst()
        const placed = await eventually(order, (row) => row !== undefined)
        expect(placed).toBeDefined()
        const mail = () =>
          database.db
            .selectFrom('mails')
            .select('status')
            .where('dedupe_key', '=', `order-received:${placed?.order_id}`)
            .executeTakeFirst()
        expect((await eventually(mail, (row) => row?.status === 'kept'))?.status).toBe('kept')

        const { mail: before } = await worker.shop.settings.get()
        await database.db
          .insertInto('settings')
          .values({
            name: 'mail',
            value: JSON.stringify({ ...before, sender_name: 'Somebody else' }),
          })
          .execute()
        for (const { shop: opened } of [web, worker]) {
          const sender = async () => (await opened.settings.get()).mail.sender_name
          expect(await eventually(sender, (name) => name === 'Somebody else', 3_000)).toBe(
            'Somebody else',
          )
        }
      } finally {
        await worker.close()
        await web.close()
      }
    },
  )
})

describe('the environment', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT must be a port number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://secret-value@db' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ OCTAVO_ROLE: 'boss' }, 'OCTAVO_ROLE must be all, web or worker.'],
    [{ OCTAVO_SECRET: 'secret-value' }, 'OCTAVO_SECRET must be at least 32 characters.'],
    [{ SMTP_URL: 'secret-value' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [
      { OCTAVO_PUBLIC_URL: 'https://shop.example/secret-value' },
      'OCTAVO_PUBLIC_URL must be an address such as https://shop.example, without a path.',
    ],
    [
      { DATABASE_URL: 'postgres://secret-value@db/shop' },
      'OCTAVO_SECRET must be set when DATABASE_URL is: at least 32 random characters.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_secret-value' },
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three or none.',
    ],
  ])('%j is refused in one sentence that never tells the value', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
    try {
      readConfig(environment)
    } catch (error) {
      expect(String(error)).not.toContain('secret-value')
      expect((error as Error).message.split('\n')).toHaveLength(1)
    }
  })

  test('several faults are several sentences', () => {
    expect(() => readConfig({ PORT: 'x', OCTAVO_LOG: 'loud' })).toThrow(
      /PORT must.*\nOCTAVO_LOG must/,
    )
  })
})

describe('closing', () => {
  test('answers what has been asked before it goes, and waits for no idle client', async () => {
    const database = await givenDatabase('demo')
    const config = readConfig({
      PORT: String(await freePort(0)),
      OCTAVO_LOG: 'silent',
      OCTAVO_RATE_LIMIT: '0',
    })
    const leaving = await startServer({ config, databaseUrl: database.url, hasPages: false })
    const call = callAt(leaving.address ?? '')
    const answers = Array.from({ length: 30 }, () =>
      call('GET', '/api/customer/products/filter?per_page=100'),
    )
    await Promise.race(answers)
    const start = performance.now()
    await leaving.close()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      Array.from({ length: 30 }, () => 200),
    )
    expect(performance.now() - start).toBeLessThan(10_000)
    await expect(call('GET', '/health/live')).rejects.toThrow()
  })
})

describe('caches between the shop and its visitors', () => {
  test('ask about public answers each time, in each language apart', async () => {
    for (const path of ['/api/settings', '/api/customer/products/filter', '/api/printers/models']) {
      const { headers } = await shop.call('GET', path, { headers: { 'accept-encoding': 'br' } })
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-cache'])
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
    }
  })

  test('keep nothing of what one visitor may see', async () => {
    const { headers } = await shop.call('GET', '/api/guest/cart', { guest: newGuest() })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toContain('Accept-Language, Authorization, X-Session-ID')
  })
})

describe('the keys of the test gateway', () => {
  test('are of each installation, and the same in all its processes', async () => {
    const other = await givenShop()
    const [one, again] = [await sandboxSecrets(shop.db), await sandboxSecrets(shop.db)]
    expect(again).toEqual(one)
    expect((await sandboxSecrets(other.db)).secretKey).not.toBe(one.secretKey)
    for (const [of, status] of [
      [one, 200],
      [await sandboxSecrets(other.db), 401],
    ] as const) {
      const answer = await shop.call('POST', '/test-gateway/v1/payment_intents', {
        form: { amount: '100', currency: 'eur' },
        headers: { authorization: `Bearer ${of.secretKey}` },
      })
      expect(answer.status).toBe(status)
    }
  })
})
