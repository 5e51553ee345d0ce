import { expect, type Locator, type Page } from '@playwright/test'

import { article, givenSignedIn, shopApi } from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { open, type Say, test, visitAs, visitors } from '#tests/support/visitor.ts'

const PRODUCT = 'octavo-brother-tn-2420'
const PRINTER = '/printer/brother-dcp-l2530dw'

for (const [language, width] of visitors('en', 1440)) {
  test(`without VAT every view is, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const product = await article(PRODUCT)
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('octavo_vat', 'excl'))

    for (const path of ['/', '/shop/toner', PRINTER, `/product/${PRODUCT}`]) {
      await open(page, path)
      await expectNoSideOf(page, 'incl')
    }
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: t('product.add'), exact: true })
      .first()
      .click()
    await expect(cartLink(page, t, 1)).toBeVisible()
    await open(page, '/cart')
    const line = main.getByRole('listitem').filter({ hasText: product.name })
    await line.getByRole('button', { name: t('stepper.increase', { name: product.name }) }).click()
    await expect(cartLink(page, t, 2)).toBeVisible()
    await expectSum(main.locator('dl.sum'), t, t('cart.summary.delivery'), line)

    await cartLink(page, t, 2).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText(t('sum.subtotalExcl'))).toBeVisible()
    await expect(panel.getByText(/^Plus /)).toBeVisible()

    await open(page, '/checkout')
    const summary = page.getByRole('complementary')
    await expectSum(
      summary.locator('dl.sum'),
      t,
      t('checkout.delivery'),
      summary.getByRole('listitem').first(),
    )
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`a business reads its order without VAT, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    const { id } = await article(PRODUCT)
    const order = await givenCustomerOrder(shopApi(), customer, [id], {
      details: { customer_type: 'business', company_name: 'Atelier Peeters' },
    })
    for (const path of [`/customer/orders/${order.id}`, `/order-confirmation?order=${order.id}`]) {
      await open(page, path)
      const main = page.getByRole('main')
      await expect(main.getByText(t('sum.subtotalExcl'))).toBeVisible()
      const line = main.getByRole('listitem').filter({ hasText: /TN-2420/ })
      await expectSum(main.locator('dl.sum').last(), t, t('checkout.delivery'), line)
    }
  })
}

for (const width of [1024, 1279, 1280]) {
  test(`the VAT switch and the phone number are in sight, ${width} wide`, async ({ page }) => {
    const t = await visitAs(page, 'nl', 1440)
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const header = page.locator('header, .top-strip')
    const excl = header.getByRole('button', { name: t('vat.excl') }).filter({ visible: true })
    await expect(excl).toHaveCount(1)
    await expect(header.getByRole('link', { name: /^0\d/ }).filter({ visible: true })).toHaveCount(
      1,
    )
    await excl.click()
    await expectNoSideOf(page, 'incl')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

/** No amount of the other side shows, and each one that shows belongs to a side or to what is to be paid. */
async function expectNoSideOf(page: Page, side: 'incl' | 'excl'): Promise<void> {
  await expect(page.locator(`.vat-${side}`).filter({ visible: true })).toHaveCount(0)
}

/** The only line comes to the subtotal, which with delivery and VAT comes to what is to be paid. */
async function expectSum(sum: Locator, t: Say, delivery: string, line: Locator): Promise<void> {
  const amount = (label: string) =>
    sum
      .locator('div')
      .filter({ has: sum.page().getByText(label, { exact: true }) })
      .locator('dd')
      .innerText()
  const subtotal = await amount(t('sum.subtotalExcl'))
  await expect(line).toContainText(subtotal)
  const parts = [subtotal, await amount(delivery), await amount(t('sum.vat', { rate: 21 }))]
  expect(parts.map(centsIn).reduce((total, part) => total + part, 0)).toBe(
    centsIn(await amount(t('sum.total'))),
  )
}

function centsIn(text: string): number {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? 0 : Number(digits)
}

function cartLink(page: Page, t: Say, count: number): Locator {
  return page.getByRole('link', { name: t('cart.button', { count }) }).filter({ visible: true })
}
