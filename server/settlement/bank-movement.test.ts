import { expect, test } from 'vitest'

import { amountOf, dayOf, structuredDigits } from './bank-movement.ts'

test.each([
  ['+++000/0000/65270+++', '000000065270'],
  ['***000/0000/65270***', '000000065270'],
  ['000000065270', '000000065270'],
  ['Mededeling: 000 0000 65270 bedankt', '000000065270'],
  ['+++000/0000/65271+++', undefined],
  ['12 34', undefined],
  ['', undefined],
])('structured communication in "%s"', (text, digits) => {
  expect(structuredDigits(text)).toBe(digits)
})

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['+1.234,56', 123_456],
  ['1,234.56 EUR', 123_456],
  ['-7', -700],
  ['1.234', 123_400],
  ['1.2.3', undefined],
  ['12,345,6', undefined],
  ['', undefined],
  ['abc', undefined],
  ['99999999999999999', undefined],
])('amount "%s"', (text, cents) => {
  expect(amountOf(text)).toBe(cents)
})

test.each([
  ['22/11/2026', '2026-11-22'],
  ['2-1-26', '2026-01-02'],
  ['2026-02-28', '2026-02-28'],
  ['31/02/2026', undefined],
  ['2026', undefined],
])('day "%s"', (text, day) => {
  expect(dayOf(text)).toBe(day)
})
