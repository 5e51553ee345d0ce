import { Buffer } from 'node:buffer'

import { expect, type Page } from '@playwright/test'

import { article, expectHeading, shopApi } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const ARTICLES = ['octavo-brother-tn-2420', 'hp-21-black'] as const

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a supplier’s list is mapped, looked at and imported, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const [first, second] = await Promise.all(ARTICLES.map(article))
    // What no other test looks at.
    const grams = String(1_000 + Math.floor(Math.random() * 8_000))
    await open(page, '/admin/products')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('link', { name: t('admin.imports.open') }).click()
    await expectHeading(page, t('admin.imports.title'))
    await expectAccessible(page)
    await choose(page, t, [
      'Artikelnr;Massa 7',
      `${first?.sku};${grams}`,
      `${second?.sku};op aanvraag`,
    ])
    await page.waitForURL(/products\/import\/\d+$/)
    await page
      .getByLabel(t('admin.imports.goesToOf', { heading: 'Massa 7' }))
      .selectOption('weight_grams')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.imports.check') }).press('Enter')
    const row = page.getByRole('row').filter({ hasText: first?.sku ?? '' })
    await expect(row).toContainText(grams)
    await expect(
      page.getByText(t('message.imports.no_whole', { text: 'op aanvraag' })),
    ).toBeVisible()
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t('admin.imports.failedFile', { count: 1 }) }).click()
    expect((await saved).suggestedFilename()).toBe('failed-rows.csv')
    await page.getByRole('button', { name: t('admin.imports.apply', { count: 1 }) }).press('Enter')
    await expect(page.getByText(t('admin.imports.doneTitle', { count: 1 }))).toBeVisible()
    await expectAccessible(page)
    const { body } = await shopApi().call('GET', `/api/admin/products/${first?.id}`, { token })
    expect(body.data.weight_grams).toBe(Number(grams))
    await page.getByRole('link', { name: t('admin.imports.another') }).click()
    await expect(page.getByRole('row').filter({ hasText: 'tarieven.csv' }).first()).toContainText(
      t('admin.imports.state.done'),
    )
  })
}

test('a file that is none is refused in its place', async ({ page, faults }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/products/import')
  await expectHeading(page, t('admin.imports.title'))
  await choose(page, t, ['[1, 2]'])
  await expect(page.getByText(t('message.imports.unreadable'))).toBeVisible()
  await expectAccessible(page)
  faults.expect(422)
})

async function choose(page: Page, t: Say, lines: readonly string[]): Promise<void> {
  await page.getByLabel(t('admin.imports.file')).setInputFiles({
    name: 'tarieven.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
}
