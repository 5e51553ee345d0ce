import { expect, test } from 'vitest'

import { pageExists } from '#web/pages/page-exists.ts'

import { toDashboard, toOrders, toProfile } from './redirects.ts'

test.each([
  [toProfile, '/customer/profile'],
  [toOrders, '/customer/orders'],
  [toDashboard, '/customer'],
])('leads on', (loader, place) => {
  expect(loader().headers.get('location')).toBe(place)
})

test.each(['/account', '/account/orders', '/orders'])('%s exists', (path) => {
  expect(pageExists(path)).toBe(true)
})
