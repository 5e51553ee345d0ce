import { expect, test } from 'vitest'

import { drawnOf } from './weeks.ts'

function days(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    date: `day ${index}`,
    revenue: '1.00',
    orders: 1,
    before: { date: `before ${index}`, revenue: '2.00', orders: 2 },
  }))
}

test('a month is drawn by its days', () => {
  expect(drawnOf(days(30))).toHaveLength(30)
})

test('a year is drawn by its weeks, and none of its days is lost', () => {
  const weeks = drawnOf(days(365))
  expect(weeks).toHaveLength(52)
  expect(weeks.reduce((sum, week) => sum + week.orders, 0)).toBe(365)
  expect(weeks[0]).toMatchObject({ date: 'day 0', revenue: '8.00', before: { revenue: '16.00' } })
  expect(weeks.at(-1)).toMatchObject({ date: 'day 358', revenue: '7.00' })
})
