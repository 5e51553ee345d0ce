import { expect, type Page } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import {
  givenPaidOrder,
  type PaidOrder,
  searchByKey,
  signInAsStaff,
} from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'

/** A guest withdraws from all of a paid order. */
async function givenWithdrawal(): Promise<{ id: number; number: string; order: PaidOrder }> {
  const order = await givenPaidOrder({ [TONER]: 1 })
  const asked = { order_number: order.number, email: order.email }
  const bought = await shopApi().call('POST', '/api/withdrawals', { body: asked })
  const lines = bought.body.data.lines.map((line: { order_item_id: number; quantity: number }) => ({
    order_item_id: line.order_item_id,
    quantity: line.quantity,
  }))
  const { body } = await shopApi().call('POST', '/api/withdrawals', { body: { ...asked, lines } })
  return { id: body.data.id, number: body.data.number, order }
}

const stepOf = (page: Page, t: Say, status: string) =>
  page.getByRole('button', { name: t(`admin.withdrawals.step.${status}`), exact: true })
const dialogOf = (page: Page, t: Say, status: string) =>
  page.getByRole('dialog', { name: t(`admin.withdrawals.step.${status}`) })

async function expectRefunded(page: Page, t: Say, order: PaidOrder, token: string) {
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    t('admin.withdrawals.status.refunded'),
  )
  const { body } = await shopApi().call('GET', `/api/admin/mails?search=${order.email}`, { token })
  const templates = body.data.map(({ template }: { template: string }) => template)
  expect(templates).toContain('order-refunded')
  expect(templates).not.toContain('withdrawal-refunded')
}

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a guest's withdrawal is handled to the refund, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const { number, order } = await givenWithdrawal()
    const token = await signInAsStaff(page)
    await open(page, `/admin/withdrawals?search=${order.email}`)
    await expectHeading(page, t('admin.withdrawals.title'))
    await expectAccessible(page)
    await page.getByRole('table').getByRole('link', { name: number }).click()
    await expectHeading(page, number)
    await expectAccessible(page)
    for (const status of ['accepted', 'goods_received', 'refunded']) {
      await stepOf(page, t, status).click()
      const dialog = dialogOf(page, t, status)
      if (status !== 'goods_received') await expectAccessible(page)
      if (status === 'refunded') await dialog.getByLabel(t('admin.withdrawals.restock')).check()
      await dialog.getByRole('button', { name: t(`admin.withdrawals.step.${status}`) }).click()
      await expect(dialog).toBeHidden()
    }
    await expectRefunded(page, t, order, token)
    await expectAccessible(page)
  })
}

test('a withdrawal is handled to the refund by keyboard alone', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const { number, order } = await givenWithdrawal()
  const token = await signInAsStaff(page)
  await open(page, '/admin/withdrawals')
  await searchByKey(page, order.email)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expectHeading(page, number)
  for (const status of ['accepted', 'goods_received', 'refunded']) {
    await stepOf(page, t, status).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page, t, status)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(dialogOf(page, t, status)).toBeHidden()
  }
  await expectRefunded(page, t, order, token)
})

test('a declined one needs a reason, which the customer reads', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  const { id, order } = await givenWithdrawal()
  const token = await signInAsStaff(page)
  await open(page, `/admin/withdrawals/${id}`)
  await stepOf(page, t, 'declined').click()
  const dialog = dialogOf(page, t, 'declined')
  const decline = dialog.getByRole('button', { name: t('admin.withdrawals.step.declined') })
  await decline.click()
  await expect(dialog.getByText(t('rule.required'))).toBeVisible()
  await dialog.getByLabel(t('admin.withdrawals.toCustomer')).fill('The seal is broken')
  await decline.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('The seal is broken')).toBeVisible()
  const { body } = await shopApi().call('GET', `/api/admin/mails?search=${order.email}`, { token })
  const mail = body.data.find((one: { template: string }) => one.template === 'withdrawal-declined')
  const shown = await shopApi().call('GET', `/api/admin/mails/${mail.id}`, { token })
  expect(shown.body.data.text).toContain('The seal is broken')
})

test('a letter is entered for an order that is found by its number', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  const order = await givenPaidOrder({ [TONER]: 2 })
  await signInAsStaff(page)
  await open(page, '/admin/withdrawals')
  await page.getByRole('button', { name: t('admin.withdrawals.letter') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('admin.withdrawals.orderNumber')).fill('SI-999999')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('admin.withdrawals.noOrder'))).toBeVisible()
  await dialog.getByLabel(t('admin.withdrawals.orderNumber')).fill(order.number)
  await page.keyboard.press('Enter')
  await dialog.getByRole('spinbutton').fill('1')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.withdrawals.register') }).click()
  await expect(toast(page, t, t('message.withdrawals.registered'))).toBeVisible()
  await expectHeading(page, /WD-\d{6}/)
  await expect(page.getByText(t('admin.withdrawals.source.letter'))).toBeVisible()
})
