import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { isBuilt } from './build-stamp.ts'
import { runChecks } from './check.ts'
import { runCommand } from './run-command.ts'
import {
  add,
  type Counts,
  NOTHING,
  ONE_PASSED,
  oneFailed,
  readPlaywrightReport,
  readVitestReport,
  withExitCode,
} from './test-counts.ts'

// Everything that proves the shop: checks, build, unit, integration, fault and rule tests, browser
// tests. `--full` runs the whole matrix. The last line is the sum of all of them.
process.chdir(path.resolve(import.meta.dirname, '..'))
const isFull = process.argv.includes('--full')
const REPORTS = 'test-results'
const node = process.execPath
const env: NodeJS.ProcessEnv = { ...process.env, ...(isFull && { OCTAVO_TEST_FULL: '1' }) }
delete env['NODE_ENV'] // each suite sets its own

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
const suites: [string, () => Promise<Counts>][] = [
  ['Checks', async () => ({ ...NOTHING, ...(await runChecks()) })],
  ['Build', build],
  ['Unit, integration, fault and rule tests', runVitest],
  ['Browser tests', runPlaywright],
]
let sum = NOTHING
for (const [title, run] of suites) {
  console.log(`\n${title}`)
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they would starve each other
  sum = add(sum, await run())
}
for (const failure of sum.failures) console.log(`\n✗ ${failure}`)
const late = sum.flaky === 0 ? '' : ` (${sum.flaky} only at the second try)`
console.log(`\n${sum.passed} passed${late}, ${sum.failed} failed, ${sum.skipped} skipped`)
process.exitCode = sum.failed === 0 ? 0 : 1

async function build(): Promise<Counts> {
  const { code, output } = await runCommand([node, 'scripts/build.ts'], { env })
  const isWell = code === 0 && isBuilt()
  console.log(isWell ? '  ✓ pages' : `  ✗ pages\n${output}`)
  return isWell ? ONE_PASSED : oneFailed('The pages do not build')
}

async function runVitest(): Promise<Counts> {
  const report = path.join(REPORTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runCommand([node, 'node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    env,
    isShown: true,
  })
  return withExitCode(readVitestReport(report), code, 'vitest')
}

async function runPlaywright(): Promise<Counts> {
  const { code } = await runCommand(
    [node, 'node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
    { env, isShown: true },
  )
  return withExitCode(readPlaywrightReport(path.join(REPORTS, 'browser.json')), code, 'playwright')
}
