import { expect, test } from 'vitest'

import { ticksTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [319_000, [0, 100_000, 200_000, 300_000, 400_000]],
])('an axis up to %d has lines at %j', (greatest, ticks) => {
  expect(ticksTo(greatest)).toEqual(ticks)
})
