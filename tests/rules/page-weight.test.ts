import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { isBuilt } from '#scripts/build-stamp.ts'
import { pageWeights } from '#scripts/measure-bundle.ts'
import { runCommand } from '#scripts/run-command.ts'

beforeAll(async () => {
  if (isBuilt()) return
  const { code, output } = await runCommand([process.execPath, 'scripts/build.ts'])
  if (code !== 0) throw new Error(output)
}, 60_000)

test('no page loads more JavaScript at first than its area allows', () => {
  const weights = pageWeights(path.resolve('dist/client'))
  expect(weights.filter(({ page }) => page.includes('/storefront/')).length).toBeGreaterThan(5)
  expect(weights.filter(({ page }) => page.includes('/admin/')).length).toBeGreaterThan(5)
  expect(weights.filter(({ bytes, budgetBytes }) => bytes > budgetBytes)).toEqual([])
})
