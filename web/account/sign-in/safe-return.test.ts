import { expect, test } from 'vitest'

import { safeReturn } from './safe-return.ts'

test.each([
  ['/customer/wishlist', '/customer/wishlist'],
  ['/shop/inkjet?brands[]=octavo&page=2#list', '/shop/inkjet?brands[]=octavo&page=2#list'],
  ['/checkout', '/checkout'],
  ['/a/../customer', '/customer'],
])('%s leads back to a page of the shop', (asked, path) => {
  expect(safeReturn(asked)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'customer',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  '/%2e//elsewhere.example/',
  'javascript:alert(1)',
  '/api/profile/export',
  '/login?return=/login',
  '/register',
])('%s leads nowhere', (asked) => {
  expect(safeReturn(asked)).toBeUndefined()
})
