import { expect, test } from 'vitest'

import { differencesOf } from './differences.ts'

const BALANCED = {
  day: '2026-11-22',
  provider: '120.00',
  orders: '100.00',
  flagged: '20.00',
  invoiced: '100.00',
  transfers: '50.00',
  transfers_invoiced: '50.00',
  refunded: '10.00',
  credited: '10.00',
  is_balanced: true,
  made_at: '2026-11-23T02:50:00.000Z',
}

test('a day that balances has no differences', () => {
  expect(differencesOf(BALANCED)).toEqual([])
})

test('each pair of sides that does not agree is named with its difference', () => {
  const day = { ...BALANCED, provider: '119.99', orders: '101.00', credited: '0.00' }
  expect(differencesOf(day)).toEqual([
    { between: 'provider', amount: '-1.01' },
    { between: 'invoices', amount: '1.00' },
    { between: 'refunds', amount: '10.00' },
  ])
})
