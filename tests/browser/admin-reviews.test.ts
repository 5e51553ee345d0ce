import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { forgetFormLimits } from '#tests/support/form-limits.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

async function givenReviews(count: number): Promise<{ email: string; titles: string[] }> {
  await forgetFormLimits()
  const email = newEmail()
  const titles: string[] = []
  for (let index = 1; index <= count; index += 1) {
    const title = `Leaked ${index} ${crypto.randomUUID().slice(0, 6)}`
    const body = { rating: 2, title, opinion: 'A puddle.\nIn the tray.', name: 'Koen', email }
    // oxlint-disable-next-line no-await-in-loop -- the newest is the last
    expect((await shopApi().call('POST', '/api/reviews', { body })).status).toBe(201)
    titles.unshift(title)
  }
  return { email, titles }
}

for (const [language, width] of [...visitors('en', 390), ...visitors('fr', 1440)]) {
  test(`a review is answered and published, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const { email, titles } = await givenReviews(1)
    const [title = ''] = titles
    const token = await signInAsStaff(page)
    await open(page, `/admin/public-reviews?search=${email}`)
    await expectHeading(page, t('admin.reviews.title'))
    await expectAccessible(page)
    await page.getByRole('table').getByRole('link', { name: title }).click()
    const panel = page.getByRole('dialog', { name: t('admin.reviews.review') })
    await expect(panel.getByText('A puddle.')).toBeVisible()
    await panel.getByLabel(t('admin.reviews.answer')).fill('Sorry, a new one left today.')
    await expectAccessible(page)
    await panel.getByRole('button', { name: t('admin.reviews.publishWithAnswer') }).click()
    await expect(toast(page, t, t('message.reviews.changed')).first()).toBeVisible()
    await expect(panel.getByText(t('admin.reviews.state.published'), { exact: true })).toBeVisible()
    const { body } = await shopApi().call('GET', `/api/admin/public-reviews?search=${email}`, {
      token,
    })
    expect(body.data[0]).toMatchObject({
      status: 'published',
      reply: 'Sorry, a new one left today.',
    })
  })
}

test('several are rejected at once with a reason, by keyboard', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const { email } = await givenReviews(2)
  const token = await signInAsStaff(page)
  await open(page, '/admin/public-reviews')
  await searchByKey(page, email)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox').blur()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bulk = page.getByRole('region', { name: t('admin.bulk.label') })
  await bulk.getByRole('button', { name: t('admin.reviews.reject') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.reviews.rejectTitle', { count: 2 }) })
  await dialog.getByRole('button', { name: t('admin.reviews.reject') }).click()
  await expect(dialog.getByText(t('rule.required'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('admin.order.reason')).fill('About another shop')
  await page.keyboard.press('Control+s')
  await expect(toast(page, t, t('message.reviews.changed')).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  const { body } = await shopApi().call('GET', `/api/admin/public-reviews?search=${email}`, {
    token,
  })
  expect(body.data.map((one: { reason: string }) => one.reason)).toEqual([
    'About another shop',
    'About another shop',
  ])
})
