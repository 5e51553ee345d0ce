import { expect, test } from 'vitest'

import { hasValidCheckDigit } from './card-number.ts'
import { cardInstrument, testInstrument } from './instrument.ts'
import { testCardNumbers } from './test-cards.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('every documented card number passes the check its customers pass', () => {
  expect(testCardNumbers.filter((number) => !hasValidCheckDigit(number))).toEqual([])
  for (const number of testCardNumbers) {
    expect(cardInstrument({ number }, now)).toMatchObject({ last4: number.slice(-4) })
  }
})

test('a card is valid to the end of its last month', () => {
  const expiring = { number: '4242424242424242', exp_month: 11, exp_year: 26 }
  expect(cardInstrument(expiring, now)).toMatchObject({ expMonth: 11, expYear: 2026 })
  expect(() => cardInstrument({ ...expiring, exp_month: 10 }, now)).toThrow('expiration month')
})

test('an unknown id stands for no card', () => {
  expect(testInstrument('pm_card_constructor', now)).toBeUndefined()
  expect(testInstrument('pm_wallet_apple_pay_constructor', now)).toBeUndefined()
  expect(testInstrument('pm_card_amex', now)).toMatchObject({ brand: 'amex', last4: '0005' })
})
