import { expect, test } from 'vitest'

import { pageExists } from '#web/pages/page-paths.ts'

import { toDashboardRoute, toOrdersRoute, toProfileRoute } from './redirect-routes.ts'

test.each([
  [toProfileRoute, '/customer/profile'],
  [toOrdersRoute, '/customer/orders'],
  [toDashboardRoute, '/customer'],
])('leads on (S§2)', ({ loader }, place) => {
  let thrown: unknown
  try {
    void loader?.({} as Parameters<NonNullable<typeof loader>>[0])
  } catch (response) {
    thrown = response
  }
  expect((thrown as Response).headers.get('location')).toBe(place)
})

test.each(['/account', '/account/orders', '/orders'])('%s exists', (path) => {
  expect(pageExists(path)).toBe(true)
})
