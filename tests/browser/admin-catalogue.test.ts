import { expect } from '@playwright/test'

import { expectHeading } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of visitors('en', 390)) {
  test(`staff add a brand and delete it, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/brands')
    await expectHeading(page, t('admin.brands.title'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('admin.brands.add') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t('admin.brands.add') })
    const name = `Zenith ${language} ${width}`
    await dialog.getByRole('textbox', { name: t('admin.brands.name'), exact: true }).fill(name)
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
    await open(page, `/admin/brands?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    const opened = page.getByRole('dialog', { name })
    await expect(opened.getByRole('textbox', { name: t('admin.references.slug') })).toHaveValue(
      `zenith-${language}-${width}`,
    )
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await page.getByRole('checkbox', { name: t('admin.list.choose', { name }) }).check()
    await page.getByRole('button', { name: t('admin.references.delete') }).click()
    const asked = page.getByRole('dialog', { name: t('admin.references.delete') })
    await asked.getByRole('button', { name: t('admin.references.delete') }).click()
    const report = page.getByRole('dialog', { name: t('admin.bulk.report') })
    await expect(report.getByText(t('admin.bulk.done', { count: 1 }))).toBeVisible()
    await report.getByRole('button', { name: t('admin.close') }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
}

test('a colour shows what it looks like, and its code is checked', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/colors#new')
  const dialog = page.getByRole('dialog', { name: t('admin.colors.add') })
  await dialog.getByLabel('English').fill('Sea green')
  const code = dialog.getByRole('textbox', { name: t('admin.colors.hex'), exact: true })
  await code.fill('green')
  await dialog.getByRole('button', { name: t('admin.save') }).click()
  await expect(dialog.getByText(t('admin.colors.hexWrong'))).toBeVisible()
  await code.fill('#2e8b57')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Sea green' })).toBeVisible()
})

test('categories are moved by keyboard, and one that is deleted says where its articles go', async ({
  page,
}) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/categories#new')
  const dialog = page.getByRole('dialog', { name: t('admin.categories.add') })
  await dialog.getByLabel('English').fill('Label tape')
  await dialog.getByRole('button', { name: t('admin.save') }).click()
  await expect(dialog).toBeHidden()
  const rows = page.getByRole('listitem').filter({ hasText: '/label-tape' })
  const link = rows.getByRole('link')
  await link.focus()
  await expectAccessible(page)
  const moved = page.waitForResponse(/categories-order/)
  await page.keyboard.press('Alt+ArrowRight')
  await moved
  await expect(rows).toHaveClass(/depth-1/)
  await expect(
    page.getByRole('status').filter({ hasText: /^Label tape.*\d+ van \d+$/ }),
  ).toHaveCount(1)
  await page
    .getByRole('button', { name: t('admin.categories.more', { name: 'Label tape' }) })
    .click()
  await page.getByRole('button', { name: t('admin.references.delete') }).click()
  const asked = page.getByRole('dialog', {
    name: t('admin.categories.deleteTitle', { name: 'Label tape' }),
  })
  await expectAccessible(page)
  // The one above is where what is in it goes, unless staff choose another.
  const target = asked.getByLabel(t('admin.categories.moveTo'))
  await expect(target).not.toHaveValue('')
  await expect(target).not.toHaveValue('nowhere')
  await asked.getByRole('button', { name: t('admin.references.delete') }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: t('admin.categories.more', { name: 'Toner' }) }).click()
  await page.getByRole('button', { name: t('admin.references.delete') }).click()
  const used = page.getByRole('dialog')
  await used.getByRole('button', { name: t('admin.references.delete') }).click()
  await expect(used.getByText(t('admin.categories.chooseTarget'))).toBeVisible()
})

for (const [language, width] of [
  ['en', 1440],
  ['fr', 390],
] as const) {
  test(`a brand’s prices rise from a day on, and the change is cancelled, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/bulk-regular-price-update')
    await expectHeading(page, t('admin.prices.regular'))
    await page.getByLabel(t('admin.prices.brand')).selectOption('canon')
    await page.getByLabel(t('admin.prices.share'), { exact: true }).fill('4')
    await page.getByLabel(t('admin.prices.rounding')).selectOption('95')
    await page.getByLabel(new RegExp(`^${t('admin.prices.startsAt')}`)).fill('2036-01-07T06:00')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.prices.preview') }).click()
    const table = page.getByRole('table', { name: t('admin.prices.step.preview') })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
    await table.getByRole('checkbox', { disabled: false }).nth(1).uncheck()
    await page
      .getByRole('button', {
        name: new RegExp(t('admin.prices.schedule', { count: 2 }).split(' ')[0] ?? ''),
      })
      .click()
    await expect(page.getByRole('button', { name: t('admin.prices.cancelBatch') })).toBeVisible()
    await page.getByRole('button', { name: t('admin.prices.cancelBatch') }).click()
    await expect(page.getByText(t('admin.prices.isUndone'))).toBeVisible()
    await page
      .getByRole('link', { name: t('admin.prices.earlier') })
      .last()
      .click()
    await expectHeading(page, t('admin.prices.earlier'))
    await expect(page.getByText(t('admin.prices.status.cancelled')).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a printer is added, gets what fits it, and is merged into another', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/printers')
  await expectHeading(page, t('admin.printers.title'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('admin.printers.add') }).press('Enter')
  await expectHeading(page, t('admin.printers.add'))
  await page.getByLabel(t('admin.printers.name'), { exact: true }).fill('HP Double 4711')
  await page.keyboard.press('Control+s')
  await expectHeading(page, 'HP Double 4711')
  await page.getByRole('button', { name: t('admin.printers.addFit') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.printers.addFit') })
  await dialog.getByRole('combobox').fill('TN-2420')
  await dialog.getByRole('option').first().click()
  await dialog.getByLabel(t('admin.printers.source')).fill('Onze eigen test')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  const fits = page.getByRole('table')
  await expect(fits.getByText(t('admin.printers.notConfirmed'))).toBeVisible()
  await fits.getByRole('button', { name: new RegExp(`^${t('admin.printers.confirm')}`) }).click()
  await expect(fits.getByText(t('admin.printers.confirmed'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.printers.merge') }).click()
  await page.getByLabel(t('admin.printers.other')).fill('HP OfficeJet Pro 8022e')
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog')
  await choice.getByRole('button', { name: t('admin.printers.merge') }).click()
  await expectHeading(page, 'HP OfficeJet Pro 8022e')
  await expect(page.getByLabel(t('admin.printers.aliases'))).toHaveValue(/HP Double 4711/)
})
