import { afterEach, expect, test, vi } from 'vitest'

import { createBrowserApi, pathOf } from './browser-call.ts'
import { PRODUCT_CACHE_MS } from './fresh-cache.ts'

afterEach(() => vi.unstubAllGlobals())

function givenCall(answer: () => Response) {
  const clock = { ms: 0 }
  const fetching = vi.fn<typeof fetch>(async () => answer())
  const { call } = createBrowserApi({
    language: () => 'nl',
    unreachableText: () => 'unreachable',
    unreadableText: () => 'unreadable',
    now: () => clock.ms,
    fetch: fetching,
  })
  return { call, clock, fetching }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const success = () => json({ status: 'success', message: '', data: { product: { id: 1 } } })

test('a path takes its parameters, a query its lists', () => {
  expect(pathOf('/customer/products/slug/{slug}', { params: { slug: 'a/b' } })).toBe(
    '/customer/products/slug/a%2Fb',
  )
  expect(
    pathOf('/customer/products/filter', {
      query: { 'brands[]': ['hp', 'canon'], page: 2, search: undefined },
    }),
  ).toBe('/customer/products/filter?brands%5B%5D=hp&brands%5B%5D=canon&page=2')
})

test('each call says its language and its guest', async () => {
  const { call, fetching } = givenCall(() => json({ status: 'success', message: '', data: {} }))
  await call('GET /guest/cart', {})
  const headers = fetching.mock.calls[0]?.[1]?.headers as Record<string, string>
  expect(headers['Accept-Language']).toBe('nl')
  expect(headers['X-Session-ID']).toMatch(/^guest_[0-9a-f]{48}$/)
})

test('products are kept five minutes, the cart never', async () => {
  const { call, clock, fetching } = givenCall(success)
  const ask = () =>
    call('GET /customer/products/slug/{slug}', { params: { slug: 'hp-305xl-black' } })
  await ask()
  clock.ms = PRODUCT_CACHE_MS - 1
  await ask()
  expect(fetching).toHaveBeenCalledTimes(1)
  clock.ms = PRODUCT_CACHE_MS
  await ask()
  expect(fetching).toHaveBeenCalledTimes(2)
  await call('GET /guest/cart', {})
  await call('GET /guest/cart', {})
  expect(fetching).toHaveBeenCalledTimes(4)
})

test('an answer that is not success is an error with all it carried', async () => {
  const { call } = givenCall(() =>
    json(
      {
        status: 'error',
        code: 'out_of_stock',
        message: 'Maximum stock reached (3 available)',
        available_stock: 3,
      },
      409,
    ),
  )
  await expect(
    call('POST /guest/cart/add/{productId}', { params: { productId: 1 }, body: { quantity: 9 } }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'out_of_stock',
    message: 'Maximum stock reached (3 available)',
    available_stock: 3,
  })
})

test('no answer, or one that cannot be read, says so', async () => {
  const { call } = givenCall(() => new Response('<html>', { status: 502 }))
  await expect(call('GET /guest/cart', {})).rejects.toMatchObject({
    status: 502,
    code: 'unreadable',
    message: 'unreadable',
  })
  const { call: away } = createBrowserApi({
    language: () => 'en',
    unreachableText: () => 'unreachable',
    unreadableText: () => 'unreadable',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect(away('GET /guest/cart', {})).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
  })
})

/** A browser with a token that the shop refuses, and a cookie that gets it the next. */
function givenTokenThatIsOver() {
  const kept = new Map([['auth_token', 'old']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  const answers = [json({ status: 'error', code: 'unauthenticated' }, 401), success()]
  const fetching = vi.fn<typeof fetch>(async () => answers.shift() ?? success())
  const renew = vi.fn<(realm: string, token: string) => Promise<'renewed'>>(async () => {
    kept.set('auth_token', 'new')
    return 'renewed'
  })
  const { call } = createBrowserApi({
    language: () => 'en',
    unreachableText: () => '',
    unreadableText: () => '',
    fetch: fetching,
    renew,
  })

  const tokens = () =>
    fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'))
  return { call, renew, tokens }
}

test('a refused token is renewed once, and the call made again with the new one', async () => {
  const { call, renew, tokens } = givenTokenThatIsOver()

  await call('GET /customer/cart', {})

  expect(renew).toHaveBeenCalledWith('customer', 'old')
  expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
})

test('logging out with a token that is over ends the sign-in all the same', async () => {
  const { call, tokens } = givenTokenThatIsOver()

  await call('POST /auth/logout', { body: {} })

  expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
})
