import { expect, type Page } from '@playwright/test'

import { callAt } from '#tests/support/api-call.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import {
  expectAccessible,
  open,
  type Say,
  tabTo,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const SLUG = 'octavo-brother-tn-2420'

async function givenOrder() {
  const shop = { call: callAt(process.env['OCTAVO_TEST_URL'] ?? '') }
  const found = await shop.call('GET', `/api/customer/products/slug/${SLUG}`)
  const email = newEmail()
  const id = await givenGuestOrder(shop, newGuest(), found.body.data.product.id, email)
  return { number: `SI-${String(id).padStart(6, '0')}`, email }
}

async function name(page: Page, t: Say, order: { number: string; email: string }): Promise<void> {
  await page.getByLabel(t('orderNumber.label')).fill(order.number)
  await page.getByLabel(t('orderNumber.email')).fill(order.email)
}

for (const [language, width] of visitors('nl', 390)) {
  test(`an order is tracked by number and email, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(404)
    const t = await visitAs(page, language, width)
    const order = await givenOrder()
    await open(page, '/tracking')
    await expectAccessible(page)
    await name(page, t, { ...order, email: newEmail() })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('tracking.notFound'))
    await name(page, t, order)
    await page.getByRole('button', { name: t('tracking.send') }).click()
    const heading = page.getByRole('heading', { level: 1, name: order.number })
    await expect(heading).toBeFocused()
    const steps = page.getByRole('list', { name: t('confirmation.steps') }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByLabel(t('orderNumber.label'))).toBeVisible()
    await page.goForward()
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: t('tracking.another') }).click()
    await expect(page.getByLabel(t('orderNumber.label'))).toBeVisible()
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`a purchase is withdrawn by keyboard, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const order = await givenOrder()
    await open(page, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.withdrawal') })
      .click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('withdrawal.title') })).toBeVisible()
    await expectAccessible(page)
    await name(page, t, order)
    await page.keyboard.press('Enter')
    await expect(
      main.getByRole('heading', { name: t('withdrawal.order', { number: order.number }) }),
    ).toBeFocused()
    const confirm = main.getByRole('button', { name: t('withdrawal.confirm') })
    await tabTo(page, confirm)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('withdrawal.choose'))
    await main.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await tabTo(page, confirm)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { name: t('withdrawal.registered') })).toBeFocused()
    await expect(main.getByText(/WD-\d{6}/)).toBeVisible()
    await expect(main.getByText(/\d{2}:\d{2}:\d{2}/)).toBeVisible()
    await expectAccessible(page)
  })
}
