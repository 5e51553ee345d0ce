import { expect, type Page } from '@playwright/test'

import { fillGuestCart } from '#tests/support/browser-cart.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  untilAlive,
  visitAs,
} from '#tests/support/visitor.ts'

test('Back after paying shows the order, and so does the address of the payment', async ({
  page,
}) => {
  const t = await visitAs(page, 'nl', 390)
  await fillCheckout(page, t)
  await order(page, t)
  const payment = await payByCard(page, t)
  await expectThanks(page, t)
  await page.goBack()
  await expectThanks(page, t)
  await page.goto(payment)
  await expectThanks(page, t)
})

test('offline at the order button: nothing is lost, and the order goes by itself when the line is back', async ({
  page,
  faults,
}) => {
  faults.expectOffline()
  const t = await visitAs(page, 'nl', 390)
  await fillCheckout(page, t)
  await page.context().setOffline(true)
  await order(page, t)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('checkout.line.down'))
  await expect(page.getByLabel(t('checkout.field.firstName'))).toHaveValue('Sofie')
  await expect(terms(page)).toBeChecked()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.waitForURL('**/apple-pay-payment?**')
})

test('back on a page nobody looks at, the customer is asked first', async ({ page, faults }) => {
  faults.expectOffline()
  const t = await visitAs(page, 'fr', 1440)
  await fillCheckout(page, t)
  await page.context().setOffline(true)
  await order(page, t)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('checkout.line.down'))
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  )
  await page.context().setOffline(false)
  await expect(page.getByText(t('checkout.line.back'))).toBeVisible()
  await expect(terms(page)).toBeChecked()
  expect(page.url()).toContain('/checkout')
})

test('an order whose answer never came is found, not placed twice', async ({ page, faults }) => {
  faults.expectOffline()
  const t = await visitAs(page, 'en', 1440)
  await fillCheckout(page, t)
  await choose(page, 'bank_transfer')
  let sent = 0
  await page.route('**/api/guest/orders', async (route) => {
    sent += 1
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort()
  })
  await order(page, t)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('checkout.line.uncertain'))
  await page.context().setOffline(false)
  await expectThanks(page, t)
  expect(sent).toBe(1)
})

test('code that could not be loaded comes when the line is back: of the page, and of a part', async ({
  page,
  faults,
}) => {
  faults.expectOffline()
  const t = await visitAs(page, 'nl', 390)
  await fillCheckout(page, t)
  await failOnce(page, /\/payment-route-/)
  await failOnce(page, /\/test-payment-/)
  await order(page, t)
  await expect(page.getByLabel(t('pay.card.number'))).toBeVisible({ timeout: 20_000 })
})

test('a page whose first code never came loads itself anew', async ({ page, faults }) => {
  faults.expectOffline()
  await visitAs(page, 'en', 1440)
  const line = /\/entry-client-|\/health\/live/
  await page.route(line, (route) => route.abort())
  await page.goto('/')
  await page.waitForRequest(/\/health\/live/)
  await page.unroute(line)
  await untilAlive(page)
})

test('without JavaScript cart and checkout say that they need it; pages can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const t = await visitAs(page, 'nl', 390)
  const sentence = t('cart.needsCode').split('{{')[0] ?? ''
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    // By its place: looking for a text, Playwright leaves out what stands in a noscript.
    const note = page.locator('main noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText(sentence.trim())
  }
  await page.goto('/search?query=TN-2420')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('the town follows the postcode, in the reader’s language, until it is typed', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 390)
  await fillGuestCart(page)
  await open(page, '/checkout')
  const [postcode, city] = [t('checkout.field.postcode'), t('checkout.field.city')]
  await page.getByLabel(postcode).fill('B-9000')
  await expect(page.getByLabel(city)).toHaveValue('Gand')
  await page.getByLabel(city).focus()
  await expect(page.getByLabel(postcode)).toHaveValue('9000')
  await page.getByLabel(postcode).fill('4000')
  await expect(page.getByLabel(city)).toHaveValue('Liège')
  await page.getByLabel(city).fill('Mon village')
  await page.getByLabel(postcode).fill('1999')
  await page.getByLabel(postcode).blur()
  await expect(page.getByLabel(city)).toHaveValue('Mon village')
  await expect(page.getByText(t('rule.postcode.BE'))).toBeHidden()
})

test('a business: its VAT number is checked when left, and 14 days are not promised', async ({
  page,
}) => {
  const t = await visitAs(page, 'nl', 1440)
  await fillGuestCart(page)
  await open(page, '/checkout')
  const returns = page.getByText(t('cart.summary.returns'), { exact: true })
  await expect(returns.filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: t('checkout.business') }).click()
  await expect(page.getByText(/14 dagen/)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /voorwaarden van Octavo BV/ })).toBeVisible()
  const agreed = page.getByRole('link', { name: t('nav.terms') })
  await expect(agreed).toHaveAttribute('href', '/terms-and-conditions')
  await expect(page.getByRole('contentinfo')).toContainText('0123.456.749')
  const number = page.getByLabel(t('checkout.field.vatNumber'))
  await number.fill('BE 0123.456.788')
  await number.blur()
  await expect(page.getByText(t('message.field.vat_number'))).toBeVisible()
  await number.fill('BE 0123.456.749')
  await number.blur()
  await expect(page.getByText(t('checkout.hint.vatValid'))).toBeVisible()
})

test('two addresses have a heading each, and VAT and day are those of the country', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 390)
  await fillGuestCart(page)
  await open(page, '/checkout')
  const payment = page.getByRole('region', { name: t('checkout.payment') })
  await expect(payment.getByText(t('sum.ofWhichVat', { rate: 21 }))).toBeVisible()
  const day = await page.getByText(/^Delivered /).innerText()
  await page.getByLabel(t('checkout.elsewhere')).check()
  await expect(page.getByRole('heading', { name: t('checkout.billingAddress') })).toBeVisible()
  const other = page.getByRole('group', { name: t('checkout.otherAddress') })
  await other.getByLabel(t('checkout.field.country')).selectOption('DE')
  await expect(payment.getByText(t('sum.ofWhichVat', { rate: 19 }))).toBeVisible()
  expect(await page.getByText(/^Delivered /).innerText()).not.toBe(day)
  await expectAccessible(page)
})

test('a device has the wallet it has: Apple’s in Safari, else the sentence', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { canMakePayments: () => !location.hash } }),
  )
  await fillCheckout(page, t)
  await choose(page, 'google_pay')
  await order(page, t)
  await expect(page.getByRole('button', { name: t('pay.wallet.applePay') })).toBeVisible()
  await expect(page.getByText(t('pay.wallet.noGooglePay'))).toBeVisible()
  await page.addInitScript(() =>
    Object.assign(window, { ApplePaySession: { canMakePayments: () => false } }),
  )
  await page.reload()
  await expect(page.getByText(t('pay.wallet.noGooglePay'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('pay.wallet.applePay') })).toBeHidden()
})

test('a guest gets an account for a password, with the order in it', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await fillCheckout(page, t)
  await order(page, t)
  await payByCard(page, t)
  await expectThanks(page, t)
  await page.getByLabel(t('confirmation.account.password')).fill('kort')
  await page.getByRole('button', { name: t('confirmation.account.create') }).click()
  await expect(page.getByText(t('confirmation.account.short'))).toBeVisible()
  await page.getByLabel(t('confirmation.account.password')).fill('een lang wachtwoord')
  await page.getByRole('button', { name: t('confirmation.account.create') }).click()
  await page.waitForURL(/\/customer\/orders\/\d+$/)
  await expect(page.getByRole('heading', { name: /SI-\d{6}/ })).toBeVisible()
})

test('the confirmation prints as one sheet that says who sold what', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await fillCheckout(page, t)
  await order(page, t)
  await payByCard(page, t)
  await expectThanks(page, t)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('BE 0123.456.749').first()).toBeVisible()
  await expect(page.locator('.site-header, .site-footer, .test-ribbon').first()).toBeHidden()
  await expect(page.getByLabel(t('confirmation.account.password'))).toBeHidden()
})

async function fillCheckout(page: Page, t: Say): Promise<void> {
  await fillGuestCart(page)
  await open(page, '/checkout')
  const fields = {
    email: `sofie-${crypto.randomUUID()}@reader.example`,
    firstName: 'Sofie',
    lastName: 'Peeters',
    street: 'Vlaanderenstraat 114',
    postcode: '9000',
    city: 'Gent',
    phone: '+32 478 12 34 56',
  }
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: t(`checkout.field.${name}`), exact: true }).fill(text)
  }
  await choose(page, 'credit_card')
  await terms(page).check()
}

async function choose(page: Page, method: string): Promise<void> {
  await page.locator(`[name=payment_method][value=${method}]`).check()
}

function terms(page: Page) {
  return page.locator('[name=terms_accepted]')
}

async function order(page: Page, t: Say): Promise<void> {
  await page.getByRole('button', { name: t('checkout.order') }).click()
}

/** Answers the payment's address. */
async function payByCard(page: Page, t: Say): Promise<string> {
  await page.getByLabel(t('pay.card.number')).fill('4242 4242 4242 4242')
  const address = page.url()
  await page.getByLabel(t('pay.card.expires')).fill('1130')
  await page.getByLabel(t('pay.card.code')).fill('123')
  await page.getByLabel(t('pay.card.holder')).fill('Sofie Peeters')
  await page.getByRole('button', { name: t('pay.card.submit'), exact: true }).click()
  return address
}

async function expectThanks(page: Page, t: Say): Promise<void> {
  await expect(
    page.getByRole('heading', { name: t('confirmation.thanks', { name: 'Sofie' }) }),
  ).toBeVisible({ timeout: 20_000 })
}

/** Its route stays: to take the last one away may leave requests hanging that are on their way just then. */
async function failOnce(page: Page, address: RegExp): Promise<void> {
  let hasFailed = false
  await page.route(address, (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    return route.abort()
  })
}
