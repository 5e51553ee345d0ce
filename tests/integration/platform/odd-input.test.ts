import { gzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { catalogueRoutes } from '#server/catalogue/routes.ts'
import { createInProcessCall } from '#server/platform/in-process.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, newEmail, register } from '#tests/support/sign-in.ts'

const NUL = '\u0000'
const shop = await givenShop({ template: 'migrated' })

describe('a text that no table can keep', () => {
  test.each([
    ['GET', '/api/customer/orders?search=a%00b', undefined, [400, 'malformed']],
    [
      'PUT',
      '/api/profile',
      { name: 'An', email: newEmail(), address: `a${NUL}b` },
      [422, 'validation'],
    ],
    [
      'PUT',
      '/api/profile',
      { name: 'An', email: newEmail(), company_name: `a${NUL}b` },
      [422, 'validation'],
    ],
  ])('is refused, and no bug of ours: %s %s', async (method, path, body, refusal) => {
    const { token } = await givenAccount(shop)
    const answer = await shop.call(method, path, { token, body })
    expect([answer.status, answer.body.code]).toEqual(refusal)
  })

  test('is no page of ours', async () => {
    const { shop: opened } = shop.server
    const call = createInProcessCall(catalogueRoutes(opened), opened.clock)('en')
    const params = { slug: `a${NUL}b` }
    await expect(call('GET /printers/{slug}', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('a name is one line: it stands in the greeting of mails', async () => {
  for (const name of ['Win a prize\r\n\r\nat evil.example', `An${NUL}`, 'A\u001b[31m']) {
    const { status, body } = await register(shop, { name })
    expect([status, body.errors]).toEqual([422, { name: ['This value is not valid.'] }])
  }
  const name = 'Zoë 김 O’Neil-d’Août'
  expect((await register(shop, { name })).body.data.user.name).toBe(name)
})

test('a field may be called as what every object has', async () => {
  const bodies: [string, string, object][] = [
    ['POST', '/api/auth/login', { constructor: 1, toString: 2 }],
    ['PUT', '/api/profile', { constructor: { name: 1 } }],
    ['POST', '/api/customer/wishlist/add/1', { valueOf: null }],
  ]
  const { token } = await givenAccount(shop)
  for (const [method, path, body] of bodies) {
    const answer = await shop.call(method, path, { token, body })
    expect([path, answer.status]).toEqual([path, 422])
    for (const field of Object.keys(body)) {
      expect(answer.body.errors[field]).toEqual(['This field is not known here.'])
    }
  }
})

test('a path says which methods it knows, and which credentials it wants', async () => {
  const { token } = await givenAccount(shop)
  const wrong = await shop.call('PATCH', '/api/profile/addresses/1', { token })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT, DELETE'])
  const stranger = await shop.call('GET', '/api/profile')
  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test('the word before a token is written in any way', async () => {
  const { token } = await givenAccount(shop)
  const { status } = await shop.call('GET', '/api/profile', {
    headers: { authorization: `bearer ${token}` },
  })
  expect(status).toBe(200)
})

test('a value of another kind is not called missing', async () => {
  const { token } = await givenAccount(shop)
  const printers = (body: object) => shop.call('POST', '/api/customer/printers', { token, body })
  const reset = (body: object) =>
    shop.call('POST', '/api/auth/reset-password', {
      body: {
        email: newEmail(),
        password: 'long enough',
        password_confirmation: 'long enough',
        ...body,
      },
    })
  for (const [answer, errors] of [
    [printers({ printer_id: '1' }), { printer_id: ['This value is not valid.'] }],
    [printers({ printer_id: null }), { printer_id: ['This field is required.'] }],
    [printers({}), { printer_id: ['This field is required.'] }],
    [reset({ token: ['x'] }), { token: ['This value is not valid.'] }],
    [reset({}), { token: ['This field is required.'] }],
  ] as const) {
    expect((await answer).body.errors).toEqual(errors)
  }
})

test('only JSON is read', async () => {
  const answer = await fetch(`${shop.address}/api/guest/cart/add/1`, {
    method: 'POST',
    body: 'quantity=1',
    headers: { 'content-type': 'text/plain', 'x-session-id': newGuest() },
  })
  expect(answer.status).toBe(415)
})

test.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'gzip, br', 'nonsense'])(
  'a body that says it is packed as %s is refused at once, packed or not',
  async (encoding) => {
    const plain = JSON.stringify({ quantity: 1 })
    for (const body of [plain, gzipSync(plain), gzipSync(plain).subarray(0, 15)]) {
      const answer = await fetch(`${shop.address}/api/guest/cart/add/1`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'content-encoding': encoding,
          'x-session-id': newGuest(),
        },
        signal: AbortSignal.timeout(3_000),
      })
      expect(answer.status).toBe(415)
    }
  },
)

test('an id that cannot be one is simply not found', async () => {
  const { token } = await givenAccount(shop)
  for (const id of ['0', '-1', 'abc', '99999999999', '1.5', '1e3', '0x1', '+1', '%201']) {
    const { status, body } = await shop.call('DELETE', `/api/profile/addresses/${id}`, { token })
    expect([status, body]).toEqual([
      404,
      { status: 'error', code: 'not_found', message: 'Not found.' },
    ])
  }
})

test('the smallest value that is named is one that is taken', async () => {
  const { token } = await givenAccount(shop)
  const { body } = await shop.call('POST', '/api/customer/wishlist/add/1', {
    token,
    body: { product_color_id: 0 },
  })
  expect(body.errors).toEqual({ product_color_id: ['The smallest value is 1.'] })
})
