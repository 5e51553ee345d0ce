import { configDefaults, defineConfig } from 'vitest/config'

const isFull = process.env['OCTAVO_TEST_FULL'] === '1'
const SECOND_MS = 1_000
/** They start whole shops, which a skipped test would start too and never end. */
const OF_THE_FULL_RUN = [
  'tests/faults/behind-nginx.test.ts',
  'tests/faults/several-processes.test.ts',
]

export default defineConfig({
  test: {
    // One PostgreSQL for the whole run; each test file clones a database in it (tests/support/database.ts).
    globalSetup: ['tests/support/postgres-per-run.ts'],
    // They wait more than they work: with one worker, the default on two cores, half the time is lost.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,database,server,web,payment-sandbox,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 20 * SECOND_MS,
          hookTimeout: 120 * SECOND_MS,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isFull ? [] : OF_THE_FULL_RUN)],
          // They measure and kill things: one file at a time, after all others.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: (isFull ? 1_800 : 120) * SECOND_MS,
          hookTimeout: 120 * SECOND_MS,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 60 * SECOND_MS,
        },
      },
    ],
  },
})
