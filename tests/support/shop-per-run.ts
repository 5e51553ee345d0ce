import { startMailbox } from './mailbox.ts'
import { startShopProcess } from './shop-process.ts'

/** Playwright's global setup; the answer is its teardown. Workers inherit the addresses. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox()
  const shop = await startShopProcess({ SMTP_URL: mailbox.url })
  process.env['OCTAVO_TEST_URL'] = shop.url
  process.env['OCTAVO_TEST_DATABASE_URL'] = shop.databaseUrl
  process.env['OCTAVO_TEST_MAILS'] = mailbox.folder
  return async () => {
    await shop.stop()
    await mailbox.close()
  }
}
