import { expect, test } from 'vitest'

import { cents } from '#contract/plain/money.ts'
import { shippingFee } from '#contract/plain/shipping-fee.ts'
import { unitPrice } from '#contract/plain/unit-price.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'

import { rateAbroad, standardRate } from './vat-rates.ts'

const { vat } = DEFAULT_SETTINGS
const NOW = new Date('2026-11-21T12:00:00Z')

test('a colour’s own price is the price, also when it is nothing', () => {
  expect([unitPrice(500, null), unitPrice(500, 179), unitPrice(500, 0)]).toEqual([500, 179, 0])
})

test.each([
  [0, 495],
  [4999, 495],
  [5000, 0],
  [9000, 0],
])('%i cents of house-brand articles are delivered for %i', (subtotal, fee) => {
  expect(shippingFee(cents(subtotal), { flat_fee: 495, free_from: 5000 })).toBe(fee)
})

test('consumers abroad pay their own rate, of the same kind', () => {
  expect(
    (['BE', 'FR', 'NL', 'DE', 'LU'] as const).map((country) => rateAbroad(vat, 2100, country, NOW)),
  ).toEqual([2100, 2000, 2100, 1900, 1700])
  expect(
    (['BE', 'FR', 'NL', 'DE', 'LU'] as const).map((country) => rateAbroad(vat, 600, country, NOW)),
  ).toEqual([600, 550, 900, 700, 800])
  expect(standardRate(vat, 'LU', NOW)).toBe(1700)
})

test('without OSS everybody pays Belgian VAT', () => {
  const home = { ...vat, is_oss: false }
  expect([
    rateAbroad(home, 2100, 'DE', NOW),
    rateAbroad(home, 600, 'DE', NOW),
    standardRate(home, 'DE', NOW),
  ]).toEqual([2100, 600, 2100])
})

test('the rate in force on the day is taken', () => {
  const rates = {
    ...vat.rates,
    DE: [...vat.rates.DE, { from: '2027-01-01', standard: 2000, reduced: 700 }],
  }
  expect(rateAbroad({ ...vat, rates }, 2100, 'DE', NOW)).toBe(1900)
  expect(rateAbroad({ ...vat, rates }, 2100, 'DE', new Date('2027-01-01T00:00:00Z'))).toBe(2000)
  expect(() => standardRate(vat, 'DE', new Date('1999-01-01'))).toThrow(/No VAT rate of DE/)
})
