import { expect } from '@playwright/test'

import { expectHeading, givenCustomer, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const notesOf = async (token: string) =>
  (await shopApi().call('GET', '/api/customer/notifications', { token })).body.data.notifications

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a customer is found, told something, and it is read and deleted, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const name = `Reader ${crypto.randomUUID().slice(0, 8)}`
    const customer = await givenCustomer(name)
    await signInAsStaff(page)
    await open(page, '/admin/dashboard')
    await page
      .getByRole('link', { name: new RegExp(`^${t('admin.notifications.title')}, `) })
      .click()
    await expectHeading(page, t('admin.notifications.title'))
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.notifications.sendVerb'), exact: true }).click()
    await expect(page.getByText(t('admin.notifications.noUser'))).toBeVisible()
    await expect(page.getByText(t('rule.required'))).toHaveCount(2)
    await page.getByLabel(t('admin.notifications.user'), { exact: true }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    const form = page.getByRole('main')
    const title = `Delay ${name}`
    await form.getByLabel(t('admin.notifications.titleLabel')).fill(title)
    await form.getByLabel(t('admin.notifications.message')).fill('It arrives on Wednesday.')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.notifications.sendTo', { name }) }).click()
    await expect(toast(page, t, t('message.notifications.sent')).first()).toBeVisible()
    expect(await notesOf(customer.token)).toContainEqual(
      expect.objectContaining({ title, type: 'info', is_read: false }),
    )
    await page.getByRole('button', { name: t('admin.notifications.markRead', { title }) }).click()
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText(t('admin.notifications.state.read'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('admin.notifications.sentOnes') }).click()
    await expect(row).toContainText(t('admin.notifications.readBy', { read: 1, count: 1 }))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.notifications.all') }).click()
    await page.getByRole('button', { name: t('admin.notifications.delete', { title }) }).click()
    await expect(toast(page, t, t('message.notifications.deleted')).first()).toBeVisible()
    await expect(row).toBeHidden()
  })
}

test('everybody is told after a question, and the list is filtered and loads more', async ({
  page,
}) => {
  const t = await visitAs(page, 'nl', 1440)
  const customer = await givenCustomer()
  const token = await signInAsStaff(page)
  for (let index = 1; index <= 11; index += 1) {
    const body = { user_id: customer.id, title: `Note ${index}`, message: 'x', type: 'cart' }
    // oxlint-disable-next-line no-await-in-loop -- the newest is the last
    await shopApi().call('POST', '/api/admin/send-notification', { token, body })
  }
  await open(page, '/admin/notifications?type=cart')
  await expect(page.getByText('Note 11', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('admin.notifications.more') }).click()
  await expect(page.getByText('Note 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('admin.notifications.toAll'), exact: true }).click()
  const title = `Closed ${crypto.randomUUID()}`
  await page.getByLabel(t('admin.notifications.titleLabel')).fill(title)
  await page.getByLabel(t('admin.notifications.message')).fill('On Wednesday we are closed.')
  await page.getByRole('button', { name: t('admin.notifications.sendToAll') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.notifications.askAll') })
  await expect(dialog).toBeVisible()
  expect(await notesOf(customer.token)).not.toContainEqual(expect.objectContaining({ title }))
  await dialog.getByRole('button', { name: t('admin.notifications.sendToAll') }).click()
  await expect(toast(page, t, new RegExp(t('message.notifications.sent'))).first()).toBeVisible()
  expect(await notesOf(customer.token)).toContainEqual(expect.objectContaining({ title }))
})
