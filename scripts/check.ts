import { availableParallelism } from 'node:os'
import path from 'node:path'

import { type Outcome, runCommand } from './run-command.ts'

interface Check {
  title: string
  command: string[]
  /** A tool that says nothing is wrong because it saw nothing is wrong itself. */
  isBlind?: (output: string) => boolean
}

const node = process.execPath
const bin = (name: string) => path.join('node_modules', '.bin', name)
const types = (project: string) => [node, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', project]
const FOLDERS = ['contract', 'database', 'server', 'web', 'payment-sandbox', 'scripts', 'tests']

/** The longest first: two run at a time on a small machine. */
const CHECKS: Check[] = [
  { title: 'types, tests', command: types('tests/tsconfig.json') },
  { title: 'types, server', command: types('tsconfig.json') },
  { title: 'types, browser', command: types('web/tsconfig.json') },
  { title: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  {
    title: 'import rules',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...FOLDERS],
    isBlind: sawNoModules,
  },
  { title: 'unused code', command: [bin('knip')] },
  { title: 'translations', command: [node, 'scripts/check-translations.ts'] },
  { title: 'format', command: [bin('oxfmt'), '--check'] },
]

/** Runs every check that needs no database; answers how many passed, and names those that failed. */
export async function runChecks(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const waiting = [...CHECKS]
  const failures: string[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one of several workers, each with one at a time
      if (!(await run(check))) failures.push(check.title)
    }
  }
  const workers = Math.min(4, Math.max(2, availableParallelism()))
  await Promise.all(Array.from({ length: workers }, work))
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures }
}

/** dependency-cruiser is content with no modules at all, as under a TypeScript it cannot read. */
export function sawNoModules(output: string): boolean {
  return !/\b[1-9]\d* modules/.test(output)
}

async function run({ title, command, isBlind }: Check): Promise<boolean> {
  const outcome = await runCommand(command)
  const isWell = outcome.code === 0 && !(isBlind?.(outcome.output) ?? false)
  console.log(`  ${isWell ? '✓' : '✗'} ${title.padEnd(20)} ${(outcome.ms / 1000).toFixed(1)} s`)
  if (!isWell) console.log(explain(outcome))
  return isWell
}

function explain({ code, output }: Outcome): string {
  return code === 0 ? `It saw no files:\n${output}` : output.trimEnd()
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
