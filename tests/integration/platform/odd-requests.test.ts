import { describe, expect, test } from 'vitest'

import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addToCart, articleId, givenIntent, givenStock } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { rawStatus } from '#tests/support/raw-request.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const tokens = {
  customer: (await givenPerson(shop)).token,
  super_admin: (await givenPerson(shop, 'super_admin')).token,
}

/** Every call there is, as one who may make it. */
/** A stream would not end; what it answers to strangers and to bad headers is that of every other call. */
const ENDING = Object.values<Endpoint>(api).filter(({ isStream }) => isStream !== true)
const ROUTES = ENDING.flatMap(({ method, paths, body, query }) =>
  Object.entries(paths).map(([path, access]) => {
    const isStaff = access === 'staff' || access === 'super_admin'
    const token = tokens[isStaff ? 'super_admin' : 'customer']
    const isGuest = access === 'guest' || access.startsWith('visitor')
    const who = isGuest ? `x-session-id: ${newGuest()}` : `authorization: Bearer ${token}`
    return { name: `${method} ${path}`, method, path: `/api${path}`, who, body, query }
  }),
)
const fieldsOf = (schema: Endpoint['query']) => Object.keys(schema?.shape ?? {})

const ODD_IDS = ['0', '-1', '2147483648', '4294967297', '9007199254740993', '1e30', '99999999999999999999', '1.5', 'NaN', 'a'.repeat(400), 'constructor', '__proto__', '%20', '%00', '%F0%9F%92%A9'] // prettier-ignore
const ODD_TEXTS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '%00', '%ed%a0%80', '%ff', '%', '%zz', "'%22%3B--", '2147483648', '-1', '1e30', 'a'.repeat(3000)] // prettier-ignore
const ODD_BODIES = [
  '{"__proto__":{"a":1}}',
  String.raw`{"name":"\ud800","email":"\udfff@example.org","search":"\ud83d"}`,
  '{"name":"\xed\xa0\x80"}',
  '[]',
  'null',
  '"x"',
  '1e400',
  '{',
  '{"id":1e30,"product_id":2147483648,"product_color_id":-1,"quantity":1e308}',
  '['.repeat(20_000),
]

async function statusesOf(requests: [head: string, body?: string][], who: string) {
  const odd: [number, string][] = []
  for (const [head, body = ''] of requests) {
    const type = body === '' ? '' : '\r\ncontent-type: application/json'
    const status = await rawStatus(shop.address, `${head}\r\n${who}${type}`, body)
    if (!(status >= 200 && status < 500)) odd.push([status, head])
  }
  return odd
}

const requestLine = (method: string, target: string) => `${method} ${target} HTTP/1.1`
const named = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

test.each(ROUTES.filter(({ path }) => path.includes('{')))(
  '$name with ids that cannot be',
  async ({ method, path, who, body }) => {
    const requests = ODD_IDS.map((id): [string, string] => [
      requestLine(method, path.replaceAll(/\{\w+\}/g, id)),
      body === undefined ? '' : '{}',
    ])
    expect(await statusesOf(requests, who)).toEqual([])
  },
)

test.each(ROUTES.filter(({ query }) => query !== undefined))(
  '$name with odd texts in every field of its query',
  async ({ method, path, who, query }) => {
    const requests = fieldsOf(query).flatMap((field) =>
      ODD_TEXTS.map((text): [string] => [requestLine(method, `${named(path)}?${field}=${text}`)]),
    )
    expect(await statusesOf(requests, who)).toEqual([])
  },
)

test.each(ROUTES.filter(({ body }) => body !== undefined))(
  '$name with odd bodies',
  async ({ method, path, who }) => {
    const requests = ODD_BODIES.map((odd): [string, string] => [
      requestLine(method, named(path)),
      odd,
    ])
    expect(await statusesOf(requests, who)).toEqual([])
  },
)

test.each(ROUTES)(
  '$name with a query that cannot be decoded, odd headers and a whole address',
  async ({ method, path, who }) => {
    const odd = [
      'accept-language: \xed\xa0\x80',
      `accept-language: ${'constructor,'.repeat(200)}`,
      'authorization: Bearer \xff\xfe',
      'x-session-id: \xed\xa0\x80',
      'cookie: i18next=__proto__; octavo_rt=%ff',
      'if-none-match: \xff',
      'idempotency-key: \xed\xa0\x80',
    ]
    const target = named(path)
    const targets = [`${target}?%ff=%ff&=&&%`, `${shop.address}${target}`]
    const requests = [
      ...odd.map((header): [string] => [`${requestLine(method, target)}\r\n${header}`]),
      ...targets.map((one): [string] => [requestLine(method, one)]),
    ]
    expect(await statusesOf(requests, who)).toEqual([])
  },
)

describe('addresses that are none', () => {
  test.each([
    'OPTIONS * HTTP/1.1',
    'GET * HTTP/1.1',
    'OPTIONS /api/settings HTTP/1.1',
    'GET http://elsewhere.example/api/settings HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET //api/settings HTTP/1.1',
    'GET /%ff HTTP/1.1',
    'GET /api/%ff HTTP/1.1',
    'GET /api/%E0%A4%A HTTP/1.1',
    'GET /media/drawings/%ff.svg HTTP/1.1',
    'GET /media/drawings/constructor_constructor_constructor_constructor.svg HTTP/1.1',
    'GET /media/drawings/ink_constructor_constructor_constructor.svg HTTP/1.1',
    'GET /media/drawings/ink_none_constructor_toString.svg HTTP/1.1',
    'GET /api/customer/products/slug/constructor HTTP/1.1',
    'GET /\xed\xa0\x80 HTTP/1.1',
    'GET /api/printers/..%2f..%2fetc HTTP/1.1',
    'GET /health/ready?x=%ff HTTP/1.1',
    'PROPFIND /api/settings HTTP/1.1',
  ])('%s', async (head) => {
    const status = await rawStatus(shop.address, head)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })
})

test('a path that cannot be decoded is refused in the envelope', async () => {
  const { status, body } = await shop.call('GET', '/api/%ff', { language: 'nl' })
  expect([status, body]).toEqual([
    400,
    { status: 'error', code: 'malformed', message: expect.any(String) },
  ])
})

describe('half a character in a body', () => {
  const half = (body: string) =>
    rawStatus(
      shop.address,
      `PUT /api/profile HTTP/1.1\r\nauthorization: Bearer ${tokens.super_admin}\r\ncontent-type: application/json`,
      body,
    )
  test('is malformed, wherever it stands', async () => {
    for (const text of ['{"name":"\\ud800"}', '{"\\udfff":1}', '{"a":["x\\uDC00\\ud800"]}'])
      expect([text, await half(text)]).toEqual([text, 400])
  })

  test('is not a whole one, nor the letters of one', async () => {
    for (const text of ['{"nobody":"\\ud83d\\udca9"}', String.raw`{"nobody":"\\ud83d"}`])
      expect([text, await half(text)]).toEqual([text, 422])
  })
})

describe('words that every object knows are words like others', () => {
  const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
  test.each(WORDS)('%s', async (word) => {
    for (const path of [
      `/api/customer/products/search?query=${word}`,
      `/api/customer/products/filter?search=${word}`,
      `/api/customer/products/filter?brand_slug=${word}&category_slug=${word}`,
      `/api/search/suggest?query=${word}`,
      `/api/printers/models?q=${word}`,
    ]) {
      const { status, body } = await shop.call('GET', path, { language: word })
      expect([path, status < 500, body.status]).toEqual([path, true, expect.any(String)])
    }
  })
})

test('a payment method that nobody issued is refused, and paying twice is harmless', async () => {
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 50)
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const intent = await givenIntent(shop, guest)
  const { amount_cents: amount } = await shop.db
    .selectFrom('payment_intents')
    .select('amount_cents')
    .where('id', '=', intent.id)
    .executeTakeFirstOrThrow()
  const card = (paymentMethodId: string) =>
    shop.call('POST', '/api/customer/payment/process-card', {
      guest,
      body: { amount, paymentMethodId },
    })
  for (const id of ['pm_wrong', 'constructor', 'pi_1', intent.id, 'pm_'.padEnd(200, 'x')]) {
    const { status, body } = await card(id)
    expect([id, status, Object.keys(body.errors ?? {})]).toEqual([id, 422, ['paymentMethodId']])
  }
  const pressed = await Promise.all(Array.from({ length: 6 }, () => card('pm_card_visa')))
  const orders = pressed.map(({ status, body }) => [status, body.data?.order_id])
  expect(new Set(orders.map(String)).size).toBe(1)
  expect(orders[0]).toEqual([200, expect.any(Number)])
  expect((await card('pm_card_visa')).status).toBe(409)
})
