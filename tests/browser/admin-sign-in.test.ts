import { expect } from '@playwright/test'
import { generate } from 'otplib'

import {
  expectHeading,
  givenSignedIn,
  logIn,
  passwordField,
} from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of visitors('nl', 390)) {
  test(`staff log in and land where they wanted to go, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/admin/orders?status=processing')
    await page.waitForURL(/\/admin\/login\?return=/)
    await expectHeading(page, t('admin.login.title'))
    await expectAccessible(page)
    await logIn(page, t, 'admin@octavo.test', 'octavo-demo')
    await page.waitForURL('/admin/orders?status=processing')
    await expectHeading(page, t('admin.orders.title'))
  })
}

test('whoever is not staff has no business there', async ({ page, faults }) => {
  const t = await visitAs(page, 'en', 1440)
  await givenSignedIn(page)
  await open(page, '/admin/orders')
  await page.waitForURL(/\/admin\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await logIn(page, t, 'admin@octavo.test', 'not-the-password')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    t('message.error.invalid_credentials'),
  )
  faults.expect(401)
})

test('logging out leads to the login, in every tab', async ({ page, context }) => {
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/dashboard')
  const other = await context.newPage()
  await open(other, '/admin/orders')
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await page.waitForURL('/admin/login')
  await other.waitForURL(/\/admin\/login/)
})

test('an unknown address of the back office is the dashboard', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/nowhere/at/all')
  await page.waitForURL('/admin/dashboard')
  await expect(page.getByRole('navigation', { name: t('admin.nav.label') })).toBeVisible()
})

// It changes what the account asks for at each login, so no other test uses this account.
test('a second factor is set up, asked for, and switched off', async ({ page, faults }) => {
  const t = await visitAs(page, 'en', 390)
  const email = 'superadmin@octavo.test'
  await open(page, '/admin/login')
  await logIn(page, t, email, 'octavo-demo')
  await page.waitForURL('/admin/dashboard')
  await open(page, '/admin/security')
  await expectAccessible(page)
  await passwordField(page, t('field.currentPassword')).fill('octavo-demo')
  await page.getByRole('button', { name: t('admin.security.setUp') }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByRole('group').getByRole('textbox').first().focus()
  await page.keyboard.type(await generate({ secret }))
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.security.confirm') }).click()
  await expect(page.getByText(t('admin.security.codesText'))).toBeVisible()
  const [recovery = ''] = await page.getByRole('main').getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: t('admin.security.kept') }).click()

  await page.getByRole('button', { name: t('admin.menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await page.waitForURL('/admin/login')
  await open(page, '/login')
  await logIn(page, t, email, 'octavo-demo')
  await page.waitForURL(/\/admin\/login/)
  await expectHeading(page, t('admin.login.secondFactor'))
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.getByRole('group').getByRole('textbox').first().focus()
  await page.keyboard.type('000000')
  await page.getByRole('button', { name: t('login.title') }).click()
  await expect(page.getByText(t('message.account.code_wrong'))).toBeVisible()
  faults.expect(422)
  await page.getByRole('button', { name: t('admin.login.useRecovery') }).click()
  await page.getByLabel(t('admin.login.recoveryCode')).fill(recovery.trim())
  await page.getByRole('button', { name: t('login.title') }).click()
  await page.waitForURL('/admin/dashboard')

  await open(page, '/admin/security')
  await expect(page.getByText(t('admin.security.left', { count: 9 }))).toBeVisible()
  await passwordField(page, t('field.currentPassword')).fill('octavo-demo')
  await page.getByRole('button', { name: t('admin.security.switchOff') }).click()
  await expect(page.getByRole('button', { name: t('admin.security.setUp') })).toBeVisible()
})
