import { expect, test } from 'vitest'

import { placeAfterLogin } from './place-after-login.ts'

test.each([
  ['/admin/orders?status=pending', '/admin/orders?status=pending'],
  ['/admin/login', '/admin/dashboard'],
  ['/customer/orders', '/admin/dashboard'],
  ['//elsewhere.example/admin', '/admin/dashboard'],
  ['/\\elsewhere.example/admin', '/admin/dashboard'],
  ['https://elsewhere.example/admin', '/admin/dashboard'],
  ['/admin/../customer', '/admin/dashboard'],
  [null, '/admin/dashboard'],
])('%s leads to %s', (asked, place) => {
  expect(placeAfterLogin(asked)).toBe(place)
})
