import { expect } from '@playwright/test'

import { expectHeading, toast } from '#tests/support/account-visitor.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  test,
  untilAlive,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const SKU = 'OC-BR-TN2420'

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`an order told by phone is paid by its customer’s link, ${language} ${width}`, async ({
    page,
    browser,
  }) => {
    const t = await visitAs(page, language, width)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = newEmail()
    await signInAsStaff(page)
    await open(page, '/admin/phone-orders/new')
    await expectHeading(page, t('admin.phoneOrders.new'))
    await page.getByRole('button', { name: t('admin.phoneOrders.send') }).click()
    await expect(page.getByText(t('rule.required')).first()).toBeVisible()
    await expectAccessible(page)

    const article = page.getByRole('combobox', { name: t('admin.stock.addArticle') })
    await article.fill(SKU)
    await article.press('Enter')
    await page.getByRole('textbox', { name: t('admin.stock.piecesOf', { sku: SKU }) }).fill('2')
    await expect(page.getByText(t('sum.total'), { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: t('admin.orders.email'), exact: true }).fill(email)
    await page.getByRole('textbox', { name: t('field.firstName') }).fill('Lotte')
    await page.getByRole('textbox', { name: t('field.city') }).fill('Gent')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await page.waitForURL('/admin/phone-orders')
    await expect(toast(page, t, t('message.phone_orders.sent'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox').fill(email)
    await page.waitForURL(/search=/)
    await page.getByRole('button', { name: t('admin.phoneOrders.copy', { name: 'Lotte' }) }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const device = await browser.newContext()
    const customer = await device.newPage()
    const says = await visitAs(customer, 'nl', 390)
    await customer.goto(new URL(link).pathname + new URL(link).search)
    await untilAlive(customer)
    await expect(customer.getByText(says('message.phone_orders.opened'))).toBeVisible()
    await expect(customer.getByLabel(says('checkout.field.email'))).toHaveValue(email)
    await expect(customer.getByLabel(says('checkout.field.city'))).toHaveValue('Gent')
    await expectAccessible(customer)
    expect(new URL(customer.url()).search).toBe('')
    await customer.reload()
    await untilAlive(customer)
    await expect(customer.getByLabel(says('checkout.field.email'))).toHaveValue(email)
    await device.close()

    await page.reload()
    await expect(
      page.getByText(t('admin.phoneOrders.status.opened'), { exact: true }).first(),
    ).toBeVisible()
  })
}

test('a payment link that is over says so at the checkout', async ({ page, faults }) => {
  const t = await visitAs(page, 'en', 390)
  await open(page, '/checkout?phone=1.nonsense')
  await expect(page.getByText(t('message.cart.link_over'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible()
  faults.expect(404)
})
