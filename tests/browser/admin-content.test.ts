import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { pictureFile } from '#tests/support/picture-file.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('en', 390), ...visitors('nl', 1440)]) {
  test(`a banner is added, keeps its picture when it is changed, and is deleted, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    await open(page, '/admin/banners')
    await expectHeading(page, t('admin.banners.title'))
    await expectAccessible(page)
    const bottom = page.getByRole('link', { name: t('admin.banners.tab.bottom') })
    await bottom.click()
    await expect(bottom).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: t('admin.banners.add') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t('admin.banners.typeLabel'))).toHaveValue('bottom')
    await dialog.getByLabel(t('admin.banners.language')).selectOption('fr')
    const alt = `Words ${crypto.randomUUID()}`
    await dialog.getByLabel(t('admin.banners.alt')).fill(alt)
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles(await pictureFile('autumn.png'))
    await expect(dialog.getByText('autumn.png')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.banners.save') }).click()
    await expect(toast(page, t, t('message.banners.created')).first()).toBeVisible()

    const card = page.getByRole('article').filter({ has: page.getByAltText(alt) })
    const picture = await card.getByAltText(alt).getAttribute('src')
    expect(picture).toMatch(/^\/media\/pictures\//)
    await card.getByRole('button', { name: t('admin.banners.edit') }).click()
    await expect(dialog.getByText(t('admin.banners.keep'))).toBeVisible()
    await dialog.getByLabel(t('admin.banners.platformLabel')).selectOption('mobile')
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.banners.updated')).first()).toBeVisible()
    await expect(card.getByText(t('admin.banners.platform.mobile'))).toBeVisible()
    expect(await card.getByAltText(alt).getAttribute('src')).toBe(picture)

    await card.getByRole('button', { name: t('admin.banners.delete') }).click()
    await expect(dialog.getByText(t('admin.banners.deleteAsk'))).toBeVisible()
    await dialog.getByRole('button', { name: t('admin.banners.delete') }).click()
    await expect(toast(page, t, t('message.banners.deleted')).first()).toBeVisible()
    await expect(card).toBeHidden()
    const { body } = await shopApi().call('GET', `/api/admin/banners?search=${alt}`, { token })
    expect(body.total).toBe(0)
  })
}

test('a picture that is none is refused at its field, and a broken one has a placeholder', async ({
  page,
  faults,
}) => {
  faults.expect(422, 404)
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }))
  await open(page, '/admin/banners')
  await expect(
    page.getByRole('img', { name: t('admin.banners.placeholder') }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: t('admin.banners.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await dialog.getByRole('button', { name: t('admin.banners.save') }).click()
  await expect(dialog.getByText(t('message.media.not_a_picture'))).toBeVisible()
})

test('services are put in order and changed by keyboard alone', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/top-services')
  await expectHeading(page, t('admin.services.title'))
  await expectAccessible(page)
  const names = page.getByRole('table').getByRole('row').getByRole('link')
  await expect(names).toHaveCount(3)
  const [first = '', second = ''] = await names.allTextContents()
  await page.getByRole('button', { name: t('admin.list.moveDown', { name: first }) }).focus()
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(second)
  await page.getByRole('button', { name: t('admin.list.moveUp', { name: first }) }).focus()
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(first)
  await names.last().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nederlands').fill('')
  await expect(dialog.getByText(t('admin.form.missing'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.form.copyEnglish') }).click()
  await dialog.getByLabel('Nederlands').fill('Levenslange garantie op cartridges')
  await page.keyboard.press('Control+s')
  await expect(toast(page, t, t('message.services.saved')).first()).toBeVisible()
  await expect(page.getByText('Levenslange garantie op cartridges')).toBeVisible()
})

test('an SEO entry is written for a page of its own, shown, and deleted', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  await signInAsStaff(page)
  const title = `Entry ${crypto.randomUUID()}`
  await open(page, '/admin/seo-services')
  await expectHeading(page, 'SEO Plugin Management')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.seo.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('admin.seo.page')).selectOption(t('admin.seo.custom'))
  await dialog.getByLabel(t('admin.seo.field.title'), { exact: true }).fill(title)
  await dialog.getByLabel(t('admin.seo.field.meta_description'), { exact: true }).fill('About us')
  await dialog.getByRole('button', { name: t('admin.seo.save') }).click()
  await expect(dialog.getByText(t('rule.required'))).toBeVisible()
  await expectAccessible(page)
  const slug = `custom-${crypto.randomUUID()}`
  await dialog.getByLabel(t('admin.seo.field.slug'), { exact: true }).fill(slug)
  await dialog.getByLabel(t('admin.seo.field.published_at')).fill('2026-10-18T09:00')
  await dialog.getByRole('button', { name: t('admin.seo.save') }).click()
  await expect(toast(page, t, t('message.seo.saved')).first()).toBeVisible()
  await page.getByRole('button', { name: t('admin.seo.view', { name: title }) }).click()
  await expect(dialog.getByText(slug)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.close'), exact: true }).click()
  await page.getByRole('button', { name: t('admin.seo.delete', { name: title }) }).click()
  await expect(dialog.getByText('Are you sure you want to delete this SEO entry?')).toBeVisible()
  await dialog.getByRole('button', { name: t('admin.seo.deleteVerb') }).click()
  await expect(toast(page, t, t('message.seo.deleted')).first()).toBeVisible()
  await expect(page.getByText(title)).toBeHidden()
})

test('two people change one SEO entry: the second sees both, and nothing is overwritten', async ({
  page,
  faults,
}) => {
  faults.expect(409)
  const t = await visitAs(page, 'nl', 1440)
  const token = await signInAsStaff(page)
  const slug = `shared-${crypto.randomUUID()}`
  const entry = { slug, title: `Eerste ${slug}`, meta_description: 'Beschrijving' }
  const made = await shopApi().call('POST', '/api/admin/seo-plugin', { token, body: entry })
  const path = `/api/admin/seo-plugin/${made.body.data.id}`
  await open(page, `/admin/seo-services?search=${slug}`)
  await page.getByRole('button', { name: t('admin.seo.edit', { name: entry.title }) }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.seo.editTitle') })
  await dialog.getByLabel(t('admin.seo.field.title'), { exact: true }).fill('Mijn titel')
  const body = { title: 'Hun titel', version: 1 }
  expect((await shopApi().call('PUT', path, { token, body })).status).toBe(200)
  await dialog.getByRole('button', { name: t('admin.seo.save') }).click()
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(conflict.getByRole('cell', { name: 'Mijn titel' })).toBeVisible()
  await expect(conflict.getByRole('cell', { name: 'Hun titel' })).toBeVisible()
  await expectAccessible(page)
  const kept = await shopApi().call('GET', path, { token })
  expect(kept.body.data).toMatchObject({ title: 'Hun titel', version: 2 })
  await conflict.getByRole('button', { name: t('admin.form.keepMine') }).click()
  await expect(toast(page, t, t('message.seo.saved')).first()).toBeVisible()
  const saved = await shopApi().call('GET', path, { token })
  expect(saved.body.data).toMatchObject({ title: 'Mijn titel', version: 3 })
})
