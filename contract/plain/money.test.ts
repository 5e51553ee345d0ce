import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  add,
  allocate,
  basisPoints,
  cents,
  fromWire,
  netOf,
  toWire,
  vatContained,
  ZERO,
} from './money.ts'

const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 }).map(cents)

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [-199, '-1.99'],
  [99_999_999, '999999.99'],
])('%i cents are written %s', (amount, text) => {
  expect(toWire(cents(amount))).toBe(text)
  expect(fromWire(text)).toBe(amount)
})

test('the wire form comes back as it went', () => {
  fc.assert(fc.property(amounts, (amount) => fromWire(toWire(amount)) === amount))
})

test.each(['12.5', '12', '1,50', '', ' 1.00', '1e2', '--1.00', '1.000'])(
  '"%s" is no amount',
  (text) => {
    expect(() => fromWire(text)).toThrow(RangeError)
  },
)

test.each([1.5, Number.NaN, Infinity, 2 ** 53])('%d is no number of cents', (value) => {
  expect(() => cents(value)).toThrow(RangeError)
})

describe('allocate', () => {
  const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 30 })
  const positive = fc.integer({ min: 0, max: 9_999_999 }).map(cents)

  test('the parts add up to the amount, and none is off by a whole cent', () => {
    fc.assert(
      fc.property(positive, weights, (amount, shares) => {
        const parts = allocate(amount, shares)
        const total = shares.reduce((sum, share) => sum + share, 0)
        expect(add(...parts)).toBe(amount)
        if (total > 0)
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (amount * (shares[index] ?? 0)) / total)).toBeLessThan(1)
      }),
    )
  })

  test('the spare cents go to the largest remainders, ties to the earlier part', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(cents(5), [2, 2, 1])).toEqual([2, 2, 1])
    expect(allocate(cents(7), [0, 0])).toEqual([7, ZERO])
    expect(allocate(cents(7), [])).toEqual([])
  })
})

test.each([
  [12_100, 2100, 2100],
  [2999, 2100, 520],
  [5998, 1900, 958],
  [5998, 1700, 872],
  [1, 2100, 0],
])('%i cents at %i basis points contain %i of VAT', (gross, rate, vat) => {
  expect(vatContained(cents(gross), basisPoints(rate))).toBe(vat)
  expect(netOf(cents(gross), basisPoints(rate))).toBe(gross - vat)
})
