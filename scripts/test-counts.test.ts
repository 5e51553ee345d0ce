import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import {
  NOTHING,
  readPlaywrightReport,
  readVitestReport,
  withExitCode,
} from '#scripts/test-counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a failed test and a file that does not load are counted and named', () => {
  const file = report('vitest.json', {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      {
        name: path.resolve('server/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.test.ts:4'],
          },
        ],
      },
      {
        name: path.resolve('server/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module\nx',
        assertionResults: [],
      },
    ],
  })
  expect(readVitestReport(file)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    flaky: 0,
    failures: [
      'server/b.test.ts › does not load: Cannot find module',
      'server/a.test.ts › takes away: expected 1 to be 2',
    ],
  })
})

test('a browser test is named when its last try failed too', () => {
  const tests = (status: string, message: string) => [
    { status, results: [{ error: { message: 'first try' } }, { error: { message } }] },
  ]
  const file = report('browser.json', {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [{ file: 'cart.test.ts', title: 'late', tests: tests('flaky', '') }],
        suites: [
          { specs: [{ file: 'cart.test.ts', title: 'sells', tests: tests('unexpected', 'no') }] },
        ],
      },
    ],
  })
  expect(readPlaywrightReport(file)).toMatchObject({
    passed: 4,
    failed: 1,
    flaky: 1,
    failures: ['cart.test.ts › sells: no'],
  })
})

test('a run that crashed without a failed test, or left no report, has failed', () => {
  expect(withExitCode(NOTHING, 1, 'vitest')).toMatchObject({
    failed: 1,
    failures: ['vitest ended with 1'],
  })
  expect(withExitCode(NOTHING, 0, 'vitest')).toEqual(NOTHING)
  expect(readVitestReport(path.join(folder, 'none.json')).failed).toBe(1)
})

function report(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}
