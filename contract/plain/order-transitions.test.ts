import { expect, test } from 'vitest'

import { nextStatuses, offeredStatuses } from './order-transitions.ts'

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

test.each([
  ['paid', ['completed', 'cancelled']],
  ['partially_refunded', ['completed', 'cancelled']],
  ['refunded', ['completed', 'cancelled', 'refunded']],
] as const)('an order whose payment is %s is offered %j', (paymentStatus, offered) => {
  const order = { status: 'processing', hasShipped: false } as const
  expect(offeredStatuses({ ...order, paymentStatus })).toEqual(offered)
})
