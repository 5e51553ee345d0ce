import { expect, test } from 'vitest'

import { isIban, normaliseIban } from './iban.ts'

test.each([
  'BE71 0961 2345 6769',
  'be71096123456769',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
])('%s is one', (text) => expect(isIban(text)).toBe(true))

test.each(['BE71096123456768', 'BE71', '', 'GKCCBEBB', 'BE7109612345676 O'])('%s is none', (text) =>
  expect(isIban(text)).toBe(false),
)

test('it is kept without spaces, in capitals', () => {
  expect(normaliseIban(' be71 0961 2345 6769 ')).toBe('BE71096123456769')
})
