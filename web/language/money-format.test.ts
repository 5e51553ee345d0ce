import { expect, test } from 'vitest'

import { exclVat, formatMoney } from './money-format.ts'

test.each([
  ['en', '€1,239.95'],
  ['nl', '€ 1.239,95'],
  ['fr', '1 239,95 €'],
] as const)('an amount in %s', (language, text) => {
  expect(formatMoney('1239.95', language).replaceAll(/\s/g, ' ')).toBe(text)
})

test('the price without VAT is rounded to the cent', () => {
  expect(exclVat('39.95', 21)).toBe('33.02')
  expect(exclVat('10.60', 6)).toBe('10.00')
})
