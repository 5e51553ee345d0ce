import { expect, test } from 'vitest'

import { ticksBetween } from './scale.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [319_000, [0, 100_000, 200_000, 300_000, 400_000]],
])('an axis up to %d has lines at %j', (greatest, ticks) => {
  expect(ticksBetween(0, greatest)).toEqual(ticks)
})

test('a day on which more went back than came in has its place below 0', () => {
  expect(ticksBetween(-57, 100)).toEqual([-75, -50, -25, 0, 25, 50, 75, 100])
  expect(ticksBetween(-1, 4)).toEqual([-1, 0, 1, 2, 3, 4])
})
