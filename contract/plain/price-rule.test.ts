import { describe, expect, test } from 'vitest'

import { cents, fromWire, toWire } from './money.ts'
import { priceAfter, type PriceRule, type Rounding } from './price-rule.ts'

const after = (price: string, rule: PriceRule, rounding: Rounding = 'none') => {
  const found = priceAfter(fromWire(price), rule, rounding)
  return found === null ? null : toWire(found)
}

describe('a rule', () => {
  test.each([
    ['39.95', { type: 'percent', value: 4 }, '41.55'],
    ['39.95', { type: 'percent', value: -7.5 }, '36.95'],
    ['10.00', { type: 'amount', value: cents(-250) }, '7.50'],
    ['10.00', { type: 'set', value: cents(899) }, '8.99'],
    ['29.99', { type: 'percent_off', value: 20 }, '23.99'],
    ['29.99', { type: 'amount_off', value: cents(500) }, '24.99'],
    ['29.99', { type: 'remove_sale' }, null],
    ['0.03', { type: 'percent', value: -99 }, '0.01'],
    ['5.00', { type: 'amount', value: cents(-900) }, '0.01'],
  ] as const)('%s by %j is %s', (price, rule, wanted) => {
    expect(after(price, rule)).toBe(wanted)
  })
})

describe('rounding', () => {
  const same: PriceRule = { type: 'percent', value: 0 }
  test.each([
    ['41.55', '00', '42.00'],
    ['41.49', '00', '41.00'],
    ['41.50', '00', '42.00'],
    ['41.55', '49_99', '41.49'],
    ['41.74', '49_99', '41.99'],
    ['41.24', '49_99', '41.49'],
    ['41.55', '95', '41.95'],
    ['41.44', '95', '40.95'],
    ['41.45', '95', '41.95'],
    ['41.57', '05', '41.55'],
    ['41.58', '05', '41.60'],
    ['0.02', '05', '0.05'],
    ['0.02', '00', '1.00'],
    ['0.02', '95', '0.95'],
    ['0.02', '49_99', '0.49'],
    ['41.57', 'none', '41.57'],
  ] as const)('%s to %s is %s', (price, rounding, wanted) => {
    expect(after(price, same, rounding)).toBe(wanted)
  })
})
