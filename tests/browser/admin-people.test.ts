import { expect } from '@playwright/test'

import {
  expectHeading,
  givenCustomer,
  shopApi,
  signInAs,
  toast,
} from '#tests/support/account-visitor.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const LINK = /invitation\?token=([\w-]+)/
const SUPER_ADMIN = { email: 'superadmin@octavo.test', password: 'octavo-demo' }

test('a customer is found, blocked and let in again by keyboard', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const name = `Zoé ${crypto.randomUUID().slice(0, 8)}`
  const { email } = await givenCustomer(name)
  await signInAsStaff(page)
  await open(page, '/admin/customers')
  await expectHeading(page, t('admin.customers.title'))
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()
  await expectAccessible(page)
  await searchByKey(page, email)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expectHeading(page, name)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.customers.block'), exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: t('admin.customers.blockTitle', { name }) })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.customers.block') }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('admin.customers.blocked')).first()).toBeVisible()
  const refused = await shopApi().call('POST', '/api/auth/login', {
    body: { email, password: 'correct horse battery' },
  })
  expect(refused.body.code).toBe('account_blocked')
  await page.getByRole('button', { name: t('admin.customers.unblock') }).press('Enter')
  await expect(
    page.getByRole('button', { name: t('admin.customers.block'), exact: true }),
  ).toBeVisible()
})

for (const [language, width] of visitors('fr', 390)) {
  test(`two accounts are merged and the one left is deleted, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const older = await givenCustomer('An Maes')
    const younger = await givenCustomer('Anna Maes')
    await signInAsStaff(page)
    await open(page, `/admin/customers/${younger.id}`)
    await expectHeading(page, 'Anna Maes')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.customers.mergeOther') }).click()
    const merge = page.getByRole('dialog', { name: t('admin.customers.mergeTitle') })
    await merge.getByLabel(t('admin.customers.mergeEmail')).fill('nobody@nowhere.example')
    await merge.getByRole('button', { name: t('admin.customers.merge'), exact: true }).click()
    await expect(merge.getByText(t('admin.customers.mergeNobody'))).toBeVisible()
    await expectAccessible(page)
    await merge.getByLabel(t('admin.customers.mergeEmail')).fill(older.email)
    await merge.getByRole('button', { name: t('admin.customers.merge'), exact: true }).click()
    await expect(merge).toBeHidden()
    await expect(page.getByRole('link', { name: older.email })).toBeVisible()
    await page.getByRole('button', { name: t('admin.customers.delete') }).click()
    const remove = page.getByRole('dialog')
    await expectAccessible(page)
    await remove.getByRole('button', { name: t('admin.customers.delete') }).click()
    await expect(toast(page, t, t('message.users.deleted'))).toBeVisible()
    await expectHeading(page, t('admin.customers.title'))
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`a colleague is invited, joins and logs in, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const email = `${crypto.randomUUID()}@colleague.example`
    await signInAs(page, SUPER_ADMIN, SUPER_ADMIN)
    await open(page, '/admin/settings/staff')
    await expect(page.getByRole('heading', { name: t('admin.staff.accounts') })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.staff.invite') }).click()
    const dialog = page.getByRole('dialog', { name: t('admin.staff.invite') })
    await dialog.getByLabel(t('admin.staff.name')).fill('Jules Renard')
    await dialog.getByLabel(t('admin.staff.email')).fill(email)
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText('Jules Renard')

    const mail = await mailTo(process.env['OCTAVO_TEST_MAILS'] ?? '', email, LINK)
    const [, token = ''] = LINK.exec(mail) ?? []
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await open(page, `/admin/invitation?token=${token}`)
    await expectHeading(page, t('admin.staff.welcome'))
    await expectAccessible(page)
    const password = 'a wholly new sentence'
    await page.getByLabel(t('field.newPassword'), { exact: true }).fill(password)
    await page.getByLabel(t('field.confirmation'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('admin.staff.setPassword') }).click()
    await expectHeading(page, t('admin.login.title'))
    const { status } = await shopApi().call('POST', '/api/auth/login', {
      body: { email, password },
    })
    expect(status).toBe(200)
  })
}
