import { expect, test } from 'vitest'

import { matchesPath, matchRoutes } from './match-routes.ts'

const page = (path: string) => ({ path })
const routes = [
  {
    id: 'root',
    children: [
      { children: [page('*'), page('/customer/*'), page('/shop/:category'), page('/')] },
      page('/customer/orders/:orderId'),
      page('/shop/ink'),
      page('/customer'),
    ],
  },
]

test.each([
  ['/', '/', {}],
  ['/shop/toner', '/shop/:category', { category: 'toner' }],
  ['/Shop/Toner/', '/shop/:category', { category: 'Toner' }],
  ['/shop/ink', '/shop/ink', {}],
  ['/shop/a%2Fb%20c', '/shop/:category', { category: 'a/b c' }],
  ['/shop/%E0%A4%A', '/shop/:category', { category: '%E0%A4%A' }],
  ['/shop/toner/hp', '*', {}],
  ['/customer', '/customer', {}],
  ['/customer/nowhere/at/all', '/customer/*', {}],
  ['/customers', '*', {}],
  ['/customer/orders/7', '/customer/orders/:orderId', { orderId: '7' }],
  ['//shop/ink', '*', {}],
])('%s is the page %s', (path, pattern, params) => {
  const match = matchRoutes(routes, path)?.at(-1)
  expect(match?.route.path).toBe(pattern)
  expect(match?.params).toEqual(params)
})

test('what is round a page comes with it, named by its place in the table', () => {
  const matches = matchRoutes(routes, '/shop/toner') ?? []
  expect(matches.map(({ route }) => route.id)).toEqual(['root', 'root-0', 'root-0-2'])
  expect(matches.map(({ pathname }) => pathname)).toEqual(['/', '/', '/shop/toner'])
})

test('a table without a page for everything has none for some', () => {
  expect(matchRoutes([page('/admin/login')], '/admin/nowhere')).toBeUndefined()
})

test('a path is compared with one pattern', () => {
  expect(matchesPath('/product/:slug', '/product/tn-2420')).toBe(true)
  expect(matchesPath('/product/:slug', '/product')).toBe(false)
})
