import { expect, type Page } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { givenPaidOrder, searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
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
  test(`the list of orders is searched, filtered and walked, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const order = await givenPaidOrder({ [TONER]: 1 })
    await signInAsStaff(page)
    await open(page, '/admin/orders')
    await expectHeading(page, t('admin.orders.title'))
    await expectAccessible(page)
    await searchByKey(page, order.email)
    const row = page.getByRole('row', { name: new RegExp(order.number) })
    await expect(row).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('region', { name: t('admin.bulk.label') })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(`/admin/orders/${order.id}`)
    await expectHeading(page, order.number)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue(order.email)
  })
}

test('a record that is not there and an address nobody knows lead back to the list', async ({
  page,
  faults,
}) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/orders/99999999')
  await expectHeading(page, t('message.orders.not_found'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('admin.back') }).click()
  await page.waitForURL('/admin/orders')
  await open(page, '/admin/orders?status=unheard-of')
  await expectHeading(page, t('admin.failure.address'))
  await page.getByRole('link', { name: t('admin.list.showAll') }).click()
  await expectHeading(page, t('admin.orders.title'))
  faults.expect(404, 422)
})

test('a view is saved, found again and removed', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/orders?status=processing&sort=total&direction=asc')
  const views = page.getByRole('button', { name: t('admin.list.views') })
  const name = `Test ${crypto.randomUUID().slice(0, 8)}`
  await views.click()
  await page.getByLabel(t('admin.list.viewName')).fill(name)
  await page.getByRole('button', { name: t('admin.list.saveView') }).click()
  await expect(toast(page, t, t('message.views.saved'))).toBeVisible()
  await open(page, '/admin/orders')
  await views.click()
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await page.waitForURL('/admin/orders?status=processing&sort=total&direction=asc')
  await views.click()
  await page.getByRole('button', { name: t('admin.list.removeView', { name }) }).click()
  await expect(page.getByRole('link', { name })).toBeHidden()
})

test('an order leaves in two parcels and arrives, its customer told at each step', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const order = await givenPaidOrder({ [TONER]: 2 })
  const token = await signInAsStaff(page)
  await open(page, `/admin/orders/${order.id}`)
  await expectAccessible(page)
  await ship(page, t, { pieces: '1', tracking: 'FIRST-1' })
  await expect(
    page.getByText(t('admin.order.shipped', { count: 1 }), { exact: true }),
  ).toBeVisible()
  await ship(page, t, { tracking: 'SECOND-2' })
  await expect(page.getByRole('button', { name: t('admin.order.ship'), exact: true })).toBeHidden()
  for (const number of [1, 2]) {
    const status = t('admin.parcel.delivered')
    await page
      .getByRole('button', { name: t('admin.order.moveParcel', { number, status }) })
      .click()
    await expect(
      page.getByRole('button', { name: t('admin.order.moveParcel', { number, status }) }),
    ).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    t('orders.status.completed'),
  )
  await expectAccessible(page)
  const { body } = await shopApi().call('GET', `/api/admin/mails?search=${order.email}`, {
    token,
  })
  const templates = body.data.map(({ template }: { template: string }) => template)
  expect(templates.filter((template: string) => template === 'order-shipped')).toHaveLength(2)
})

test('part of the money goes back with a credit note, by keyboard alone', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  const order = await givenPaidOrder({ [TONER]: 2 })
  await signInAsStaff(page)
  await open(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: t('admin.order.refund') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('admin.order.refund') })
  await expectAccessible(page)
  await dialog.getByRole('spinbutton').focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('admin.refund.succeeded'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('admin.order.documents') }).click()
  await expect(page.getByRole('button', { name: /^Credit note CN-\d{4}-\d+$/ })).toBeVisible()
})

test('what somebody else changed meanwhile shows beside what was entered', async ({
  page,
  faults,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const order = await givenPaidOrder({ [TONER]: 1 })
  const token = await signInAsStaff(page)
  await open(page, `/admin/orders/${order.id}`)
  const name = t('admin.order.editAddress', { address: t('admin.order.shippingAddress') })
  await page.getByRole('button', { name }).click()
  const shown = await shopApi().call('GET', `/api/admin/orders/${order.id}`, { token })
  await shopApi().call('PUT', `/api/admin/orders/${order.id}/addresses`, {
    token,
    body: { shipping_address: { ...shown.body.data.shipping_address, city: 'Lier' } },
  })
  const dialog = page.getByRole('dialog', { name: t('admin.order.shippingAddress') })
  await dialog.getByLabel(t('field.street')).fill('Nieuwstraat 9')
  await dialog.getByRole('button', { name: t('admin.save') }).click()
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(conflict.getByRole('cell', { name: 'Lier' })).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: t('admin.form.keepMine') }).click()
  await expect(page.getByText('Nieuwstraat 9')).toBeVisible()
  faults.expect(409)
})

test('the palette finds an order from anywhere', async ({ page }) => {
  await visitAs(page, 'nl', 1440)
  const order = await givenPaidOrder({ [TONER]: 1 })
  await signInAsStaff(page)
  await open(page, '/admin/dashboard')
  await expectAccessible(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(order.number)
  await expect(page.getByRole('option', { name: new RegExp(order.number) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`/admin/orders/${order.id}`)
})

async function ship(
  page: Page,
  t: Say,
  { pieces, tracking }: { pieces?: string; tracking: string },
): Promise<void> {
  await page.getByRole('button', { name: t('admin.order.ship'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.order.ship') })
  if (pieces !== undefined) await dialog.getByRole('spinbutton').fill(pieces)
  await dialog.getByLabel(t('admin.order.trackingNumber')).fill(tracking)
  await dialog.getByRole('button', { name: t('admin.order.shipVerb') }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('link', { name: tracking }).or(page.getByText(tracking).first()),
  ).toBeVisible()
}
