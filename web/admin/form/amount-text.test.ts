import { expect, test } from 'vitest'

import { amountOf, amountText } from './amount-text.ts'

test.each([
  ['39.95', '39.95'],
  ['39,9', '39.90'],
  ['€ 12', '12.00'],
  ['', undefined],
  ['1.234,50', undefined],
  ['12.345', undefined],
])('%s is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('is shown as it is typed', () => {
  expect(['en', 'nl', 'fr'].map((language) => amountText('39.95', language as 'en'))).toEqual([
    '39.95',
    '39,95',
    '39,95',
  ])
  expect(amountText(null, 'nl')).toBe('')
})
