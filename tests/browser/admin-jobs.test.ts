import { expect } from '@playwright/test'

import { expectHeading } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`staff see the jobs, filter them and read the schedule, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/jobs')
    await expectHeading(page, t('admin.jobs.title'))
    await expectAccessible(page)
    const queues = page.getByRole('region', { name: t('admin.jobs.queues') })
    await expect(queues.getByRole('row', { name: /reconcile-payments/ })).toContainText('* * * * *')
    await queues.getByRole('link', { name: 'reconcile-payments' }).click()
    await page.waitForURL(/queue=reconcile-payments/)
    await page
      .getByRole('navigation', { name: t('admin.jobs.title') })
      .getByRole('link', { name: t('admin.jobs.status.failed') })
      .click()
    await page.waitForURL(/status=failed/)
    await expect(
      page
        .getByRole('button', { name: t('admin.list.showAll') })
        .or(page.getByRole('link', { name: t('admin.list.showAll') })),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
