import { expect, test } from 'vitest'

import { exclVat } from './excl-vat.ts'

test('the price without VAT is rounded to the cent', () => {
  expect(exclVat('39.95', 21)).toBe('33.02')
  expect(exclVat('10.60', 6)).toBe('10.00')
})
