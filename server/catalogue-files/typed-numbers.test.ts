import { expect, test } from 'vitest'

import { amountOf, dayOf, decimalOf, wholeOf } from './typed-numbers.ts'

test.each([
  ['12,95', '12.95'],
  ['12.95', '12.95'],
  ['€ 12,9', '12.90'],
  ['12 EUR', '12.00'],
  ['1.250,00', '1250.00'],
  ['1,250.00', '1250.00'],
  ['1 250,50', '1250.50'],
  ['0', '0.00'],
])('%s is the amount %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test.each(['-1', '24,9O', '1.250', '12,955', '99999999', 'on request', '1e3', ''])(
  '%j is no amount',
  (text) => {
    expect(amountOf(text)).toBeUndefined()
  },
)

test.each([
  ['7500', 7500],
  ['7.500', 7500],
  ['7 500', 7500],
  ['12,0', 12],
  ['-3', -3],
  ['12,5', undefined],
  ['2147483648', undefined],
])('%s is the whole number %s', (text, number) => {
  expect(wholeOf(text)).toBe(number)
})

test('a decimal comes with a comma, a point or a per cent sign', () => {
  expect(['21', '5,5 %', '8.25'].map(decimalOf)).toEqual([21, 5.5, 8.25])
})

test.each([
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['1/12/2026', '2026-11-30T23:00:00.000Z'],
  ['01-07-2026', '2026-06-30T22:00:00.000Z'],
  ['2026-12-01T10:00:00+01:00', '2026-12-01T09:00:00.000Z'],
  ['31/2/2026', undefined],
  ['soon', undefined],
])('%s begins at %s', (text, moment) => {
  expect(dayOf(text, false)).toBe(moment)
})

test('an end counts until the day after', () => {
  expect(dayOf('2026-12-31', true)).toBe('2026-12-31T23:00:00.000Z')
})
