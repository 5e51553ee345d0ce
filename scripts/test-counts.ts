import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed: how many only at the second try. */
  flaky: number
  /** Each failed test: its file, its name and the first line of why. */
  failures: string[]
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [] }
export const ONE_PASSED: Counts = { ...NOTHING, passed: 1 }
export const oneFailed = (reason: string): Counts => ({
  ...NOTHING,
  failed: 1,
  failures: [reason],
})

export function add(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    flaky: left.flaky + right.flaky,
    failures: [...left.failures, ...right.failures],
  }
}

/** A run that ended badly without naming a failed test (a crash, no report) counts as one failure. */
export function withExitCode(counts: Counts, code: number, suite: string): Counts {
  const isCrash = code !== 0 && counts.failed === 0
  return isCrash ? add(counts, oneFailed(`${suite} ended with ${code}`)) : counts
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function readVitestReport(file: string): Counts {
  if (!existsSync(file)) return oneFailed('The tests left no report')
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
    failures: [
      ...unloaded.map(({ name, message }) => failure(name, 'does not load', message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
      ),
    ],
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

export function readPlaywrightReport(file: string): Counts {
  if (!existsSync(file)) return oneFailed('The browser tests left no report')
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky, skipped } = stats
  const failures = suites.flatMap(failuresOf)
  return { passed: expected + flaky, failed: unexpected, skipped, flaky, failures }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => failure(file, title, results.at(-1)?.error?.message)),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

function failure(file: string, name: string, message = ''): string {
  const reason = stripVTControlCharacters(message).split('\n')[0] ?? ''
  return `${path.relative(process.cwd(), file)} › ${name}: ${reason}`
}
