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

test.each([null, '', 'https://elsewhere.example/', '/login?return=/login', '/a/../register'])(
  '%s leads nowhere',
  (asked) => {
    expect(safeReturn(asked)).toBeUndefined()
  },
)
