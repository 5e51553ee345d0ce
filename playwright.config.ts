import { defineConfig } from '@playwright/test'

import { findBrowser } from './tests/support/browser.ts'

/** The shop under test is started once by the global setup, which also sets OCTAVO_TEST_URL. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/shop-per-run.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  // Two browsers, a shop and a database share two cores: a test may be late once, and is named in the
  // sum then. The full run allows none.
  retries: process.env['OCTAVO_TEST_FULL'] === '1' ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...(process.env['OCTAVO_TEST_URL'] && { baseURL: process.env['OCTAVO_TEST_URL'] }),
    launchOptions: await findBrowser(),
    // A worker would ask for pages behind the back of a test that answers requests itself.
    serviceWorkers: 'block',
    // The snapshots of the pages tell what happened; a film of every step costs time.
    trace: { mode: 'retain-on-first-failure', screenshots: false },
  },
})
