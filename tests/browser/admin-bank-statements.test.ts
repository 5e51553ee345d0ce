import { Buffer } from 'node:buffer'

import { expect, type Page } from '@playwright/test'

import { expectHeading } from '#tests/support/account-visitor.ts'
import { csvStatement, type BankLine } from '#tests/support/bank-statement.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { givenUnpaidOrder, withCents } from '#tests/support/unpaid-order.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'

for (const [language, width] of [...visitors('en', 1440), ...visitors('nl', 390)]) {
  test(`a statement is read, looked at and recorded line by line, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const [exact, less] = [await givenUnpaidOrder(TONER), await givenUnpaidOrder(TONER)]
    await signInAsStaff(page)
    await open(page, '/admin/bank-statements')
    await expectHeading(page, t('admin.statements.title'))
    await expectAccessible(page)
    const reference = crypto.randomUUID()
    await choose(page, t, [
      { amount: exact.total, communication: exact.communication },
      { amount: withCents(less.total, -1), communication: less.communication },
      { amount: '7.77', communication: 'thanks', reference },
    ])
    await expect(page.getByRole('dialog')).toContainText(
      t('admin.statements.readLines', { count: 3, fit: 1 }),
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.statements.show') }).click()
    await page.waitForURL(/bank-statements\/\d+$/)
    await expectAccessible(page)
    const lineOf = (text: string) => page.getByRole('row').filter({ hasText: text })
    await expect(lineOf(exact.communication)).toContainText(t('admin.statements.match.equal'))
    await expect(lineOf(less.communication)).toContainText(t('admin.statements.match.too_little'))
    await expect(lineOf('thanks')).toContainText(t('admin.statements.match.unknown'))
    await page.getByRole('button', { name: t('admin.statements.apply', { count: 1 }) }).click()
    await expect(lineOf(exact.communication)).toContainText(t('admin.statements.match.applied'))
    await expect(
      page.getByText(t('admin.statements.wasApplied', { count: 1, rest: 2 })),
    ).toBeVisible()
    await page.getByRole('button', { name: t('admin.statements.rest'), exact: true }).click()
    await expect(lineOf(exact.communication)).toBeHidden()
    await expectAccessible(page)
    await lineOf(less.communication).getByRole('link', { name: less.number }).click()
    await page.waitForURL(`/admin/orders/${less.id}`)
    await page.goBack()
    await expect(lineOf('thanks')).toBeVisible()
  })
}

test('lines that cannot be read are named, and nothing is taken in', async ({ page, faults }) => {
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/bank-statements')
  await choose(page, t, [{ amount: 'x', communication: 'y' }])
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    t('admin.file.fault', { line: 2, reason: t('message.statements.bad_amount') }),
  )
  await expect(dialog.getByRole('button', { name: t('admin.statements.show') })).toBeDisabled()
  await expectAccessible(page)
  faults.expect(422)
})

async function choose(page: Page, t: Say, lines: readonly BankLine[]): Promise<void> {
  await page.getByRole('button', { name: t('admin.statements.upload') }).click()
  await page.getByLabel(t('admin.file.choose')).setInputFiles({
    name: 'uittreksel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvStatement(lines)),
  })
}
