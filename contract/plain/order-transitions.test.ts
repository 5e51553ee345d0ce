import { expect, test } from 'vitest'

import { nextStatuses } from './order-transitions.ts'

test.each([
  ['pending', ['processing', 'cancelled']],
  ['processing', ['completed', 'cancelled', 'refunded']],
  ['completed', ['refunded']],
  ['cancelled', []],
  ['refunded', []],
] as const)('%s can become %j', (status, next) => {
  expect(nextStatuses({ status, hasShipped: false })).toEqual(next)
})

test('what has left is not cancelled any more', () => {
  expect(nextStatuses({ status: 'processing', hasShipped: true })).toEqual([
    'completed',
    'refunded',
  ])
})
