import { expect, test } from 'vitest'

import type { Cart } from '#web/commerce/cart/cart-store.ts'

import { shownTotals } from './shown-totals.ts'

const settings = {
  shipping: {
    cut_off: '16:00',
    zones: [
      { country: 'BE', flat_fee: '4.95', free_from: '50.00' },
      { country: 'FR', flat_fee: '8.95', free_from: '50.00' },
    ],
  },
  vat: {
    rate: 21,
    countries: [
      { country: 'BE', standard: 21, reduced: 6 },
      { country: 'FR', standard: 20, reduced: 5.5 },
    ],
  },
}

function cartOf(price: string, { rate = 21, houseBrand = price, quantity = 1 } = {}) {
  return {
    items: [{ id: 1, unit_price: price, quantity, vat_rate: rate }],
    free_shipping: { house_brand_subtotal: houseBrand, free_from: '50.00', remaining: '0.00' },
  } as unknown as Cart
}

test('delivery below the free amount is charged, its VAT rounded together with the lines', () => {
  const cart = cartOf('14.95')
  expect(shownTotals(cart, settings, 'BE')).toMatchObject({
    subtotal: { incl: '14.95', excl: '12.36' },
    shippingFee: { incl: '4.95', excl: '4.09' },
    taxLines: [{ rate: 21, vat: '3.45' }],
    total: '19.90',
  })
})

test('house-brand lines of 50 euro make the delivery free', () => {
  const cart = cartOf('50.00')
  expect(shownTotals(cart, settings, 'FR')).toMatchObject({
    shippingFee: { incl: '0.00' },
    total: '50.00',
  })
})

test('49.99 of the house brand does not', () => {
  const cart = cartOf('49.99')
  expect(shownTotals(cart, settings, 'BE').shippingFee.incl).toBe('4.95')
})

test('a line at another rate keeps its own VAT', () => {
  const cart = cartOf('10.60', { rate: 6, houseBrand: '0.00' })
  expect(shownTotals(cart, settings, 'BE').taxLines).toEqual([
    { rate: 21, vat: '0.86' },
    { rate: 6, vat: '0.60' },
  ])
})

test('a line whose VAT is a cent off that of another rate is not taken for it', () => {
  // 0.05 holds no cent at 6 % and one at 21 %: with the delivery, 0.86 and 0.87.
  const cart = cartOf('0.05', { rate: 6, houseBrand: '0.00' })
  expect(shownTotals(cart, settings, 'BE').taxLines).toEqual([
    { rate: 21, vat: '0.86' },
    { rate: 6, vat: '0.00' },
  ])
})

test('abroad the same gross contains the VAT of that country', () => {
  expect(shownTotals(cartOf('14.95'), settings, 'FR')).toMatchObject({
    taxLines: [{ rate: 20, vat: '3.98' }],
    lineTotals: new Map([[1, { incl: '14.95', excl: '12.46' }]]),
    total: '23.90',
  })
  const reduced = cartOf('10.60', { rate: 6, houseBrand: '50.00' })
  expect(shownTotals(reduced, settings, 'FR').taxLines).toEqual([{ rate: 5.5, vat: '0.55' }])
})
