import { expect, test } from 'vitest'

import { worldwideGtin } from './gtin.ts'

test.each(['4977766777391', '0190780896655'])('%s is known everywhere', (ean) => {
  expect(worldwideGtin(ean)).toBe(ean)
})

test.each([null, '2918707900623', '0212345678903', '0412345678905', '212345678902'])(
  '%s is known in one shop alone, or nowhere',
  (ean) => {
    expect(worldwideGtin(ean)).toBeNull()
  },
)
