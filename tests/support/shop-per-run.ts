import { startShopProcess } from './shop-process.ts'

/** Playwright's global setup; the answer is its teardown. Workers inherit the address. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shop = await startShopProcess()
  process.env['OCTAVO_TEST_URL'] = shop.url
  return async () => {
    await shop.stop()
  }
}
