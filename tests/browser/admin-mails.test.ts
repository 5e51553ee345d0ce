import { expect, type Page } from '@playwright/test'

import { expectHeading, toast } from '#tests/support/account-visitor.ts'
import { searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a test mail is sent, read and sent again, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const email = `${crypto.randomUUID()}@reader.example`
    await signInAsStaff(page)
    await open(page, '/admin/mails')
    await expectHeading(page, t('admin.mails.title'))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.mails.sendTest') }).click()
    const dialog = page.getByRole('dialog', { name: t('admin.mails.sendTest') })
    await dialog.getByLabel(t('admin.mails.recipient')).fill('nobody')
    await dialog.getByRole('button', { name: t('admin.mails.sendTest') }).click()
    await expect(dialog.getByLabel(t('admin.mails.recipient'))).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByLabel(t('admin.mails.recipient')).fill(email)
    await dialog.getByRole('button', { name: t('admin.mails.sendTest') }).click()
    await expect(toast(page, t, t('message.mails.queued'))).toBeVisible()
    await page.getByRole('button', { name: t('toast.close') }).click()
    await searchByKey(page, email)
    await page.getByRole('link', { name: t('admin.mails.template.test') }).click()
    await expectHeading(page, t('admin.mails.template.test'))
    await expect(page.getByTitle(t('admin.mails.html'))).toBeVisible()
    await readText(page, t)
    await expectAccessible(page)
    const again = new RegExp(`^(${t('admin.mails.sendAgain')}|${t('admin.mails.sendNow')})$`)
    await page.getByRole('button', { name: again }).click()
    await expect(toast(page, t, t('message.mails.queued'))).toBeVisible()
  })
}

test('a mail in the back office runs nothing and reaches nobody', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/mail-templates?template=order-received')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull()
})

for (const language of ['en', 'nl', 'fr'] as const) {
  test(`every mail shows in another language, read in ${language}`, async ({ page }) => {
    const t = await visitAs(page, language, 1440)
    await signInAsStaff(page)
    await open(page, '/admin/mail-templates')
    await page.getByRole('link', { name: t('admin.mails.template.order-shipped') }).click()
    const languages = page.getByRole('group', { name: t('admin.mails.mailLanguage') })
    await languages.getByRole('button', { name: t('admin.language.nl') }).click()
    await page.waitForURL(/template=order-shipped&language=nl/)
    await expect(page.locator('pre')).toContainText('Dag Sofie')
    await languages.getByRole('button', { name: t('admin.language.fr') }).click()
    await expect(page.locator('pre')).toContainText('Bonjour Sofie')
    await readText(page, t)
    await expectAccessible(page)
  })
}

/** Without the frame: nothing runs in it, the checks of this test included. */
async function readText(page: Page, t: Say): Promise<void> {
  await page.getByRole('button', { name: t('admin.mails.text'), exact: true }).click()
  await expect(page.getByTitle(t('admin.mails.html'))).toBeHidden()
}
