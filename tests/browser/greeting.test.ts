import { expect } from '@playwright/test'

import {
  article,
  givenCustomer,
  givenSignedIn,
  logIn,
  shopApi,
} from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const PRINTER = 'brother-dcp-l2530dw'

for (const [language, width] of visitors('nl', 390)) {
  test(`a new account is shown its printer first and no orders, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenCustomer('Lotte Peeters')
    await open(page, '/login')
    await logIn(page, t, customer.email)
    const panel = page.getByRole('dialog', { name: t('welcome.title', { name: 'Lotte' }) })
    await expect(panel.getByRole('link').first()).toContainText(t('welcome.printers'))
    await expect(panel.getByText(t('welcome.textNew'))).toBeVisible()
    await expect(panel.getByText(t('welcome.orders'))).toHaveCount(0)
    await expectAccessible(page)
  })

  test(`staff are not greeted as customers, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/login')
    await logIn(page, t, 'admin@octavo.test', 'octavo-demo')
    await page.waitForURL('/admin/dashboard')
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', 'staff')
    await open(page, '/cart')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(t('again.lastOrder'))).toHaveCount(0)
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`who returns with a printer can order again before anything else, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    const { id } = await article('octavo-brother-tn-2420')
    await givenCustomerOrder(shopApi(), customer, [id])
    const printer = (await shopApi().call('GET', `/api/printers/${PRINTER}`)).body.data.printer
    const body = { printer_id: printer.id }
    await shopApi().call('POST', '/api/customer/printers', { token: customer.token, body })
    await open(page, '/')
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: t('again.button') })
    await expect(again).toBeVisible()
    const [placeOfAgain, placeOfTitle] = await Promise.all(
      [again, main.getByRole('heading', { level: 1 })].map((one) => one.boundingBox()),
    )
    expect(placeOfAgain?.y).toBeLessThan(placeOfTitle?.y ?? 0)
    await expectAccessible(page)
    await again.click()
    await expect(page.getByRole('dialog', { name: t('cart.title', { count: 1 }) })).toBeVisible()
  })
}

test('a guest who has ordered here can order again', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  await open(page, '/')
  const guest = await page.evaluate(() => localStorage.getItem('guest_session_id'))
  const { id } = await article('octavo-brother-tn-2420')
  await givenGuestOrder(shopApi(), guest ?? '', id, 'lotte@octavo.test')
  await page.evaluate(() => localStorage.setItem('octavo_ordered', '1'))
  await page.reload()
  await page.getByRole('button', { name: t('again.button') }).click()
  await expect(page.getByRole('dialog', { name: t('cart.title', { count: 1 }) })).toBeVisible()
})
