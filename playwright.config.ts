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
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...(process.env['OCTAVO_TEST_URL'] && { baseURL: process.env['OCTAVO_TEST_URL'] }),
    launchOptions: await findBrowser(),
    // A worker would ask for pages behind the back of a test that answers requests itself.
    serviceWorkers: 'block',
    // The snapshots of the pages tell what happened; a film of every step costs time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
})
