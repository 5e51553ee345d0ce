import { expect } from '@playwright/test'

import {
  expectAccessible,
  open,
  test,
  visitAs,
  visitors,
  withAnyName,
} from '#tests/support/visitor.ts'

const PRINTER = 'Epson Expression Home XP-4200'

for (const [language, width] of visitors('nl', 1440)) {
  test(`a search for a printer we have nothing for says so, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    const box = page.getByRole('combobox').filter({ visible: true }).first()
    await box.fill('epson xp 4200')
    await box.press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(PRINTER)
    await expect(page).toHaveURL(/\/printer\/epson-expression-home-xp-4200$/)
    const words = { printer: PRINTER, codes: '604', count: 1 }
    await expect(main.getByText(t('printerPage.notSold', words))).toBeVisible()
    const phone = main.getByRole('link', {
      name: withAnyName(t, 'printerPage.call', { phone: '\n' }),
    })
    await expect(phone).toHaveAttribute('href', /^tel:\+?\d+$/)
    await expect(main.getByRole('link', { name: t('listing.askUs') })).toBeVisible()
    await expect(main.getByRole('heading', { name: t('printerPage.byColour') })).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('the complete set is bought with all its colours', async ({ page }) => {
  const t = await visitAs(page, 'fr', 390)
  await open(page, '/printer/canon-pixma-ts8150')
  const main = page.getByRole('main')
  await expect(main.getByText(t('printerPage.cartridges', { count: 6 }))).toBeVisible()
  await main.getByRole('button', { name: t('printerPage.addSet') }).click()
  const chosen = main.getByRole('group', { name: withAnyName(t, 'stepper.quantity') })
  await expect(chosen).toHaveCount(6)
  for (const color of ['noire,', 'cyan', 'magenta', 'jaune', 'noir photo', 'bleu photo'])
    await expect(main.getByRole('group', { name: color }).first()).toBeVisible()
})
