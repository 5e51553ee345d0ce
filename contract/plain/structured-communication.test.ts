import fc from 'fast-check'
import { expect, test } from 'vitest'

import { structuredCommunication } from './structured-communication.ts'

test.each([
  [1, '+++000/0000/00101+++'],
  [97, '+++000/0000/09797+++'],
  [4711, '+++000/0004/71155+++'],
])('order %i is paid under %s', (id, reference) => {
  expect(structuredCommunication(id)).toBe(reference)
})

test('the last two digits are the remainder by 97, and 97 for none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      const digits = structuredCommunication(id).replaceAll(/\D/g, '')
      expect(digits).toHaveLength(12)
      expect(Number(digits.slice(10))).toBe(id % 97 || 97)
    }),
  )
})
