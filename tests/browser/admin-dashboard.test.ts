import { expect } from '@playwright/test'

import { expectHeading, shopApi } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

/** Of a page of a list. */
const ROWS = 25

for (const [language, width] of [
  ...visitors('en', 1440),
  ...visitors('nl', 390),
  ...visitors('fr', 1440),
]) {
  test(`the days are chosen, read as a table and followed to their orders, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    await open(page, '/admin/dashboard')
    const card = page.getByRole('region', {
      name: t('admin.dashboard.per.day.revenue'),
      exact: true,
    })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.dashboard.days.7'), exact: true }).click()
    await expect(page).toHaveURL(/range=7/)
    const walk = card.getByRole('slider')
    await walk.focus()
    const last = await walk.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    await expect(walk).not.toHaveAttribute('aria-valuetext', last ?? '')
    const title = t('admin.dashboard.per.day.revenue')
    await card.getByRole('button', { name: t('admin.dashboard.showTable', { title }) }).click()
    await expect(card.getByRole('table').getByRole('row')).toHaveCount(8)
    const saved = page.waitForEvent('download')
    await card.getByRole('button', { name: t('admin.dashboard.saveCsv', { title }) }).click()
    expect((await saved).suggestedFilename()).toMatch(/^dashboard-days-.+\.csv$/)
    const { body } = await shopApi().call('GET', '/api/admin/dashboard?range=7', { token })
    const { paid } = body.data.funnel
    await page.locator('.figure').nth(1).click()
    await expectHeading(page, t('admin.orders.title'))
    await expect(page).toHaveURL(/paid_from=.+paid_to=/)
    await expect(
      page.getByText(t('admin.list.showing', { shown: Math.min(paid, ROWS), total: paid })),
    ).toBeVisible()
  })
}
