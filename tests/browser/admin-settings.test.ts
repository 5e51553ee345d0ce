import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, tabTo, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('en', 1440), ...visitors('nl', 390)]) {
  test(`a fee is changed, counts at once and is put back, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/settings/shipping')
    await expectHeading(page, t('admin.settings.title'))
    const country = { en: 'Luxembourg', nl: 'Luxemburg', fr: 'Luxembourg' }[language]
    const fee = page.getByLabel(t('admin.settings.zone.feeOf', { country }))
    await expect(fee).toHaveValue('6.95')
    await expectAccessible(page)
    await tabTo(page, fee)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7,25')
    await expect(page.getByText(t('admin.settings.unsaved'))).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.settings.saved'))).toBeVisible()
    await expect(page.getByText(t('admin.settings.unsaved'))).toBeHidden()
    await expect(fee).toHaveValue('7.25')
    const publicFee = async () => {
      const { body } = await shopApi().call('GET', '/api/settings')
      return body.data.shipping.zones.find((zone: { country: string }) => zone.country === 'LU')
        .flat_fee as string
    }
    await expect.poll(publicFee).toBe('7.25')

    // The change stands first in the history once that has been read again.
    await expect(page.getByRole('insertion').first()).toContainText('7.25')
    const undo = page.getByRole('button', { name: t('admin.audit.undo') }).first()
    await undo.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('admin.audit.undoTitle') })
    await expect(dialog).toContainText('6.95')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.audit.undo') }).click()
    await expect(dialog).toBeHidden()
    await expect(fee).toHaveValue('6.95')
    await expect.poll(publicFee).toBe('6.95')
  })
}

test('a wrong field says so in its place, and rates of VAT are for reading', async ({
  page,
  faults,
}) => {
  faults.expect(422)
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/settings')
  const iban = page.getByLabel(t('admin.settings.label.iban'))
  await iban.fill('BE71 0961 2345 6768')
  await page.getByRole('button', { name: t('admin.settings.save') }).click()
  await expect(page.getByText(t('message.settings.iban'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.settings.discard') }).click()
  await expect(iban).toHaveValue('BE71096123456769')
  await page.getByRole('link', { name: t('admin.settings.group.vat'), exact: true }).click()
  await expect(page.getByText(t('admin.settings.readOnly'))).toBeVisible()
  await expect(page.getByLabel(t('admin.settings.label.is_oss'))).toBeDisabled()
  await page
    .getByRole('button', {
      name: t('admin.settings.connection.tryOf', { name: t('admin.settings.connection.vies') }),
    })
    .click()
  await expect(page.getByText(/VIES (?:répond|est injoignable)/)).toBeVisible()
  await expectAccessible(page)
})

test('a change is found in the audit log, and opens beside it', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  const token = await signInAsStaff(page)
  await shopApi().call('PUT', '/api/admin/settings/reviews', {
    token,
    body: { ask_after_days: 12 },
  })
  await open(page, '/admin/audit-log?entity=settings')
  await expectHeading(page, t('admin.audit.title'))
  await expectAccessible(page)
  const subject = `${t('admin.audit.entity.settings')}, ${t('admin.settings.group.reviews')}`
  await page.getByRole('link', { name: subject }).first().click()
  const drawer = page.getByRole('dialog', { name: subject })
  await expect(drawer).toContainText(t('admin.settings.label.ask_after_days'))
  await expectAccessible(page)
  await drawer.getByRole('button', { name: t('admin.audit.undo') }).click()
  await page
    .getByRole('dialog', { name: t('admin.audit.undoTitle') })
    .getByRole('button', { name: t('admin.audit.undo') })
    .click()
  await expect(toast(page, t, t('message.audit.undone'))).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('which version runs and what is new in it stands under the shop’s settings', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 390)
  await signInAsStaff(page)
  await open(page, '/admin/settings/shop')
  const { body } = await shopApi().call('GET', '/health/live')
  const title = t('admin.settings.release.title', { version: body.version })
  const card = page.locator('section').filter({ hasText: title })
  await card.getByText(t('admin.settings.release.changes', { title: body.changelog })).click()
  await expect(card.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})
