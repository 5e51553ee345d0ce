import { expect } from '@playwright/test'

import { expectHeading } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a cart that was left is found and looked at, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/abandoned-carts?has_email=false')
    await expectHeading(page, t('admin.carts.title'))
    await expectAccessible(page)
    await page
      .getByRole('table')
      .getByRole('link', { name: t('admin.carts.guest') })
      .first()
      .click()
    await expectHeading(page, t('admin.carts.guest'))
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: t('admin.carts.remind') })).toBeDisabled()
  })
}

test('whoever left a cart is reminded once, by keyboard', async ({ page, faults }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/abandoned-carts?search=business@octavo.test')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: t('admin.bulk.label') })
  await bar.getByRole('button', { name: t('admin.carts.remind') }).press('Enter')
  const dialog = page.getByRole('dialog', { name: t('admin.carts.remind') })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.carts.remind') }).press('Enter')
  const report = page.getByRole('dialog', { name: t('admin.bulk.report') })
  await expect(report.getByText(t('admin.bulk.done', { count: 1 }))).toBeVisible()
  await report.getByRole('button', { name: t('admin.close') }).press('Enter')
  await expect(page.getByRole('table').getByText(t('admin.carts.reminded'))).toBeVisible()
  await page.getByRole('table').getByRole('link').last().click()
  await page.getByRole('button', { name: t('admin.carts.remind') }).click()
  await expect(page.getByText(t('message.cart.reminded_lately', { days: 14 }))).toBeVisible()
  faults.expect(409)
})
