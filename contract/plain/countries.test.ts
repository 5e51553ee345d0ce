import { expect, test } from 'vitest'

import { isPostalCode, normalisePostalCode } from './countries.ts'

test.each([
  ['B-9000', 'BE', '9000'],
  ['b 9000', 'BE', '9000'],
  ['BE-9000', 'BE', '9000'],
  [' 9000 ', 'BE', '9000'],
  ['F-75001', 'FR', '75001'],
  ['NL-1012 ab', 'NL', '1012 AB'],
  ['D-10115', 'DE', '10115'],
  ['L-1648', 'LU', '1648'],
] as const)('%j in %s is %s', (text, country, kept) => {
  expect(isPostalCode(text, country)).toBe(true)
  expect(normalisePostalCode(text, country)).toBe(kept)
})

test.each(['900', 'B-900', '0900', 'F-9000', 'B-', '90000'])('%j is no Belgian one', (text) => {
  expect(isPostalCode(text, 'BE')).toBe(false)
})
