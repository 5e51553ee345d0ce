import { expect, test } from 'vitest'

import { isGtin, worldwideGtin } from './gtin.ts'

test.each(['4977766777391', '0190780896655'])('%s is known everywhere', (ean) => {
  expect(worldwideGtin(ean)).toBe(ean)
})

test.each([null, '2918707900623', '0212345678903', '0412345678905', '212345678902'])(
  '%s is known in one shop alone, or nowhere',
  (ean) => {
    expect(worldwideGtin(ean)).toBeNull()
  },
)

test.each([
  ['5400880122192', true],
  ['5400880122193', false],
  ['96385074', true],
  ['036000291452', true],
  ['540088012219', false],
  ['', false],
])('%s: its check digit fits, %s', (text, isRight) => {
  expect(isGtin(text)).toBe(isRight)
})
