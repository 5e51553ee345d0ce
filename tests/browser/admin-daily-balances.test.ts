import { expect } from '@playwright/test'

import { belgianDay } from '#contract/plain/delivery.ts'
import { expectHeading, shopApi } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const DAY_MS = 86_400_000

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`days are balanced anew and those that differ are found, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const day = belgianDay(new Date(Date.now() - DAY_MS))
    await shopApi().call('POST', '/api/admin/daily-balances', { token, body: { day } })
    await open(page, '/admin/daily-balances')
    await expectHeading(page, t('admin.balances.title'))
    await expectAccessible(page)
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: t('admin.balances.again') }).click()
    await expect(page.getByText(t('admin.bulk.done', { count: 1 }))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: t('admin.balances.unbalanced') }).click()
    await page.waitForURL(/is_balanced=false/)
    await expectAccessible(page)
  })
}
