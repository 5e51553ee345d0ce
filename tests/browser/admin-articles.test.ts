import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('nl', 390), ...visitors('en', 1440)]) {
  test(`a draft is previewed, scheduled, renamed and deleted, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const title = `Draft ${crypto.randomUUID().slice(0, 8)}`
    const draft = { title, body: '## Why\n\n- one\n- two' }
    const made = await shopApi().call('POST', '/api/admin/blogs', { token, body: draft })
    const { id, slug } = made.body.data
    await open(page, `/admin/blogs?search=${title}`)
    await expectHeading(page, t('admin.blogs.title'))
    await expectAccessible(page)
    await page.getByRole('table').getByRole('link', { name: title }).click()
    await expectHeading(page, title)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: t('admin.form.preview') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('admin.form.preview') })
    await expect(dialog.getByRole('heading', { name: 'Why' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.close'), exact: true }).click()
    await page.getByLabel(t('admin.orders.status')).selectOption('scheduled')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('message.blogs.moment_needed'))).toBeVisible()
    await page.getByLabel(t('admin.blogs.publishedAt')).fill('2099-01-01T09:00')
    await page.getByLabel(t('admin.blogs.slug')).fill(`${slug}-new`)
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('admin.blogs.saved')).first()).toBeVisible()
    const path = `/api/admin/blogs/${id}`
    const { body } = await shopApi().call('GET', path, { token })
    expect(body.data).toMatchObject({ status: 'scheduled', slug: `${slug}-new` })
    expect(body.data.published_at).toMatch(/:00\.000Z$/)
    await page.getByRole('button', { name: t('admin.blogs.delete'), exact: true }).click()
    const question = page.getByRole('dialog', { name: t('admin.blogs.deleteTitle') })
    await question.getByRole('button', { name: t('admin.blogs.delete') }).click()
    await expectHeading(page, t('admin.blogs.title'))
    expect((await shopApi().call('GET', path, { token })).status).toBe(404)
  })
}

test('two people change one article: the second sees both, and nothing is overwritten', async ({
  page,
  faults,
}) => {
  faults.expect(409)
  const t = await visitAs(page, 'en', 1440)
  const token = await signInAsStaff(page)
  const draft = { title: `Shared ${crypto.randomUUID()}`, body: 'First' }
  const made = await shopApi().call('POST', '/api/admin/blogs', { token, body: draft })
  const path = `/api/admin/blogs/${made.body.data.id}`
  await open(page, path.replace('/api', ''))
  await expectHeading(page, draft.title)
  const text = page.getByRole('group', { name: t('admin.blogs.text'), exact: true })
  await text.getByLabel('English').fill('Mine')
  await shopApi().call('PUT', path, { token, body: { body: 'Theirs', version: 1 } })
  await page.getByRole('button', { name: t('admin.save'), exact: true }).click()
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(conflict.getByRole('cell', { name: 'Mine' })).toBeVisible()
  await expect(conflict.getByRole('cell', { name: 'Theirs' })).toBeVisible()
  await conflict.getByRole('button', { name: t('admin.form.takeTheirs') }).click()
  await expect(text.getByLabel('English')).toHaveValue('Theirs')
  expect((await shopApi().call('GET', path, { token })).body.data.body).toBe('Theirs')
})

test('a question is written, previewed and put in order by keyboard', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/faqs?group=warranty')
  await expectHeading(page, t('admin.faqs.title'))
  await expectAccessible(page)
  const links = page.getByRole('table').getByRole('row').getByRole('link')
  await expect(links.first()).toBeVisible()
  const before = await links.count()
  await page.getByRole('button', { name: t('admin.faqs.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.faqs.add') })
  await expect(dialog.getByLabel(t('admin.faqs.groupLabel'))).toHaveValue('warranty')
  const question = `What of ${crypto.randomUUID().slice(0, 8)}?`
  const group = (key: string) => dialog.getByRole('group', { name: t(key), exact: true })
  await group('admin.faqs.question').getByLabel('English').fill(question)
  await group('admin.faqs.answer').getByLabel('English').fill('bold')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(group('admin.faqs.answer').getByLabel('English')).toHaveValue('**bold**')
  await dialog
    .getByRole('button', { name: t('admin.form.preview') })
    .first()
    .click()
  await expect(dialog.getByRole('region').getByText('bold')).toHaveCSS('font-weight', /[67]\d\d/)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(toast(page, t, t('admin.faqs.saved')).first()).toBeVisible()
  await expect(links).toHaveCount(before + 1)
  await expect(links.last()).toHaveText(question)
  await page.getByRole('button', { name: t('admin.list.moveUp', { name: question }) }).focus()
  await page.keyboard.press('Enter')
  await expect(links.nth(before - 1)).toHaveText(question)
  await page.getByRole('button', { name: t('admin.faqs.deleteOf', { name: question }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.faqs.delete') })
    .click()
  await expect(links).toHaveCount(before)
})
