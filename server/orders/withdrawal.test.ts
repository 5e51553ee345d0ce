import { describe, expect, test } from 'vitest'

import { withdrawalOf } from './withdrawal.ts'

const now = new Date('2026-11-21T12:00:00Z')
const order = {
  customerType: 'individual',
  status: 'completed',
  deliveredAt: new Date('2026-11-10T09:00:00Z'),
} as const

test('a consumer may withdraw until the fourteenth day after the delivery has ended', () => {
  expect(withdrawalOf(order, now)).toEqual({ is_possible: true, until: '2026-11-24' })
  const at = (moment: string) => withdrawalOf(order, new Date(moment)).is_possible
  // midnight in Belgium is 23:00 UTC in winter
  expect([at('2026-11-24T22:59:59Z'), at('2026-11-24T23:00:00Z')]).toEqual([true, false])
})

test('the day of delivery is that of Belgium', () => {
  const late = { ...order, deliveredAt: new Date('2026-07-10T22:30:00Z') }
  expect(withdrawalOf(late, now).until).toBe('2026-07-25')
})

test('the days run over the end of a year', () => {
  const december = { ...order, deliveredAt: new Date('2026-12-24T10:00:00Z') }
  expect(withdrawalOf(december, new Date('2027-01-07T10:00:00Z'))).toEqual({
    is_possible: true,
    until: '2027-01-07',
  })
})

describe('before the delivery', () => {
  test.each([
    ['processing', true],
    ['pending', false],
    ['cancelled', false],
  ] as const)('an order that is %s: %s', (status, isPossible) => {
    expect(withdrawalOf({ ...order, status, deliveredAt: undefined }, now)).toEqual({
      is_possible: isPossible,
      until: null,
    })
  })
})

test('not twice, and not for businesses', () => {
  expect(withdrawalOf({ ...order, status: 'refunded' }, now).is_possible).toBe(false)
  expect(withdrawalOf({ ...order, customerType: 'business' }, now)).toEqual({
    is_possible: false,
    until: null,
  })
})
