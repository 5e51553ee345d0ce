import { expect, test } from 'vitest'

import { nextStep } from './next-step.ts'

test('an order ends the waiting, whatever the payment says', () => {
  const state = { status: 'succeeded', order_id: 7 }
  expect(nextStep(state, null)).toEqual({ kind: 'order', id: 7 })
})

test.each([
  ['succeeded', null, 'wait'],
  ['processing', 'pending', 'wait'],
  ['requires_action', 'succeeded', 'wait'],
  ['requires_action', 'failed', 'refused'],
  ['requires_action', null, 'refused'],
  ['requires_payment_method', 'failed', 'refused'],
  ['canceled', null, 'refused'],
])('a payment that is %s, sent back with %s: %s', (status, redirect, kind) => {
  expect(nextStep({ status, order_id: null }, redirect)).toEqual({ kind })
})
