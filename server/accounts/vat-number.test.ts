import { expect, test } from 'vitest'

import { isVatNumber, normaliseVatNumber } from './vat-number.ts'

test.each([
  ['be 0403.170.701', 'BE', 'BE0403170701'],
  ['0403170701', 'BE', 'BE0403170701'],
  ['NL 0044.95.445.B01', 'BE', 'NL004495445B01'],
  ['15027442', 'LU', 'LU15027442'],
] as const)('%s in %s is %s', (typed, country, normalised) => {
  expect(normaliseVatNumber(typed, country)).toBe(normalised)
})

test.each([
  ['BE0403170701', 'BE', true],
  ['BE1000000219', 'BE', true],
  ['BE0403170702', 'BE', false],
  ['BE2403170701', 'BE', false],
  ['FR40303265045', 'FR', true],
  ['NL004495445B01', 'NL', true],
  ['NL004495445B01', 'BE', false],
  ['DE136695976', 'DE', true],
  ['LU15027442', 'LU', true],
  ['LU15027443', 'LU', false],
] as const)('%s as a number of %s: %s', (number, country, isGood) => {
  expect(isVatNumber(number, country)).toBe(isGood)
})
