import path from 'node:path'

import { expect, test } from 'vitest'

import { isBuilt } from '#scripts/build-stamp.ts'
import { FIRST_LOAD_BUDGET_BYTES, pageWeights } from '#scripts/measure-bundle.ts'

test.skipIf(!isBuilt())('no page loads more than 125 kB of JavaScript at first', () => {
  const weights = pageWeights(path.resolve('dist/client'))
  expect(weights.length).toBeGreaterThan(5)
  expect(weights.filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET_BYTES)).toEqual([])
})
