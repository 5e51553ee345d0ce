import { expect, test } from 'vitest'

import { cents } from '#contract/plain/money.ts'

import { lineShares, priceOf } from './refund-amounts.ts'

const line = (unitPrice: number, quantity: number) => ({
  lineTotal: cents(unitPrice * quantity),
  ordered: quantity,
  refunded: 0,
  quantity,
})

test('lines get their price, and what is above it belongs to delivery', () => {
  expect(lineShares(cents(2_500), [line(500, 3), line(300, 1)])).toEqual([1_500, 300])
})

test('less than their price is spread over them to the cent', () => {
  expect(lineShares(cents(100), [line(500, 1), line(500, 1), line(500, 1)])).toEqual([34, 33, 33])
})

test('an amount without lines has no shares', () => {
  expect(lineShares(cents(100), [])).toEqual([])
})

test('pieces refunded one by one come to all of their line', () => {
  const pieces = [0, 1, 2].map((refunded) =>
    priceOf([{ lineTotal: cents(100), ordered: 3, refunded, quantity: 1 }]),
  )
  expect(pieces).toEqual([33, 34, 33])
})
