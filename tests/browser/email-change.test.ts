import { expect } from '@playwright/test'

import {
  expectHeading,
  givenSignedIn,
  openArea,
  passwordField,
  toast,
} from '#tests/support/account-visitor.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { newEmail, PASSWORD } from '#tests/support/sign-in.ts'
import { letSignInAge } from '#tests/support/time.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const LINK = /\/restore-email\?token=[\w-]+/

for (const [language, width] of visitors('nl', 390)) {
  test(`another email asks for the password, and the old one is taken back, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    await letSignInAge(customer.id)
    await openArea(page, '/customer/profile', t('profile.title'))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('profile.edit') }).click()
    await expectHeading(page, t('profile.edit'))
    const password = passwordField(page, t('field.currentPassword'))
    await expect(password).toBeHidden()
    await main.getByLabel(t('field.email'), { exact: true }).fill(newEmail())
    await main.getByRole('button', { name: t('profile.save') }).click()
    await expect(main.getByText(t('message.account.current_password_needed'))).toBeVisible()
    await expect(password).toBeFocused()
    await expectAccessible(page)
    await password.fill(PASSWORD)
    await main.getByRole('button', { name: t('profile.save') }).click()
    await expect(toast(page, t, t('message.account.profile_saved'))).toBeVisible()

    const mail = await mailTo(process.env['OCTAVO_TEST_MAILS'] ?? '', customer.email, LINK)
    await open(page, LINK.exec(mail)?.[0] ?? '')
    await expectHeading(page, t('restoreEmail.title'))
    await expectAccessible(page)
    await main.getByRole('button', { name: t('restoreEmail.take') }).click()
    await expect(toast(page, t, t('message.account.email_restored'))).toBeVisible()
    await expectHeading(page, t('forgot.title'))
  })
}
