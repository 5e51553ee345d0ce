import { expect, test } from 'vitest'

import { retryDelay } from './retry-delay.ts'

test('a refused mail waits a minute, then twice as long each time, six hours at most', () => {
  expect([1, 2, 3, 9, 10, 50].map((attempts) => retryDelay(attempts, 0.5))).toEqual([
    60, 120, 240, 15_360, 21_600, 21_600,
  ])
})

test('chance moves it by a quarter', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([45, 75])
})
