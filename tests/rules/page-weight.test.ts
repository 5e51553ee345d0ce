import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { isBuilt } from '#scripts/build-stamp.ts'
import { FIRST_LOAD_BUDGET_BYTES, pageWeights } from '#scripts/measure-bundle.ts'
import { runCommand } from '#scripts/run-command.ts'

beforeAll(async () => {
  if (isBuilt()) return
  const { code, output } = await runCommand([process.execPath, 'scripts/build.ts'])
  if (code !== 0) throw new Error(output)
}, 60_000)

test('no page loads more than 125 kB of JavaScript at first', () => {
  const weights = pageWeights(path.resolve('dist/client'))
  expect(weights.length).toBeGreaterThan(5)
  expect(weights.filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET_BYTES)).toEqual([])
})
