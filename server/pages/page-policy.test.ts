import { expect, test } from 'vitest'

import { cacheHeaders, createPagePolicy, scriptHash } from './page-policy.ts'

const SCRIPT = 'document.documentElement.dataset.theme = "dark"'

function policyOf(path: string, { isHttps = false } = {}) {
  const headers = createPagePolicy({
    inlineScripts: [SCRIPT],
    trustedTypesPolicy: 'octavo',
    isHttps,
    isDevelopment: false,
  })(path)
  const directives = Object.fromEntries(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  )
  return { headers, directives: directives as Record<string, string> }
}

test('only own scripts run, and the inline one by its hash', () => {
  const { directives } = policyOf('/')
  expect(directives['script-src']).toBe(`'self' ${scriptHash(SCRIPT)}`)
  expect(directives['style-src']).toBe("'self'")
  expect(directives['frame-ancestors']).toBe("'none'")
})

test('markup is taken from one maker, except where the payment script makes its own', () => {
  expect(policyOf('/').directives).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'octavo',
  })
  expect(policyOf('/checkout').headers['content-security-policy']).not.toContain('trusted')
})

test.each([
  '/checkout',
  '/apple-pay-payment',
  '/checkout/',
  '/Checkout',
  '//checkout',
  '/checkout//',
  '/CHECKOUT/',
  '/%63heckout',
])('%s may load the payment provider', (path) => {
  const { headers, directives } = policyOf(path)
  expect(directives['script-src']).toContain('https://js.stripe.com')
  expect(directives['frame-src']).toContain('https://hooks.stripe.com')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['permissions-policy']).toContain('payment=(self')
})

test.each(['/', '/cart', '/product/hp-305xl-black', '/checkout-tips'])(
  '%s knows no payment provider',
  (path) => {
    const { headers, directives } = policyOf(path)
    expect(headers['content-security-policy']).not.toContain('stripe')
    expect(directives['frame-src']).toBe("'none'")
    expect(headers['permissions-policy']).toContain('payment=()')
  },
)

test('https is insisted on only where the shop has it', () => {
  expect(policyOf('/').directives).not.toHaveProperty('upgrade-insecure-requests')
  const secure = policyOf('/', { isHttps: true })
  expect(secure.directives).toHaveProperty('upgrade-insecure-requests')
})

test.each([
  ['/product/hp-305xl-black', 200, 'public'],
  ['/cart', 200, 'public'],
  ['/search', 200, 'private'],
  ['/no-such-page', 404, 'no-cache'],
  ['/product/hp-305xl-black', 500, 'private, no-store'],
  ['/checkout', 200, 'private, no-store'],
  ['/checkout/', 200, 'private, no-store'],
  ['/Order-Confirmation//', 200, 'private, no-store'],
  ['//customer/Orders', 200, 'private, no-store'],
  ['/restore-email', 200, 'private, no-store'],
  ['/order-confirmation', 200, 'private, no-store'],
  ['/customer/orders', 200, 'private, no-store'],
])('%s with %i is cached as %s', (path, status, start) => {
  expect(cacheHeaders(path, status)['cache-control']).toMatch(new RegExp(`^${start}`))
})

test('a shared cache keeps the languages of a page apart', () => {
  for (const status of [200, 404])
    expect(cacheHeaders('/', status)['vary']).toBe('Accept-Encoding, Accept-Language, Cookie')
})
