import { expect, test } from 'vitest'

import { cardErrors, expiryOf, groupedNumber, slashedExpiry } from './card-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const card = { number: '4242 4242 4242 4242', expires: '11 / 28', code: '123', holder: 'Sofie' }

test('a whole card has no errors', () => {
  expect(cardErrors(card, now)).toEqual({})
})

test('each part has its own sentence', () => {
  const empty = { number: '', expires: '', code: '', holder: '' }
  expect(cardErrors(empty, now)).toEqual({
    number: 'pay.card.error.number',
    expires: 'pay.card.error.expires',
    code: 'pay.card.error.code',
    holder: 'pay.card.error.holder',
  })
})

test('a wrong check digit is seen before it is sent', () => {
  expect(cardErrors({ ...card, number: '4242424242424241' }, now).number).toBeDefined()
})

test.each([
  ['10/26', 'pay.card.error.expired'],
  ['11/26', undefined],
  ['13/28', 'pay.card.error.expires'],
])('expiry %s in November 2026: %s', (expires, error) => {
  expect(cardErrors({ ...card, expires }, now).expires).toBe(error)
})

test.each(['1128', '11/28', '11 / 2028', '11-28'])('%s is November 2028', (text) => {
  expect(expiryOf(text)).toEqual({ month: 11, year: 2028 })
})

test('numbers and dates are grouped while they are typed', () => {
  expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(slashedExpiry('1128')).toBe('11 / 28')
  expect(slashedExpiry('11')).toBe('11')
})
