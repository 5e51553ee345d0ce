import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'

import type { Product } from '#contract/catalogue.ts'

const ORDER_NUMBER = /SI-\d{6}/
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let consoleErrors: string[]

test.beforeEach(({ page }) => {
  consoleErrors = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(error.message))
})

test.afterEach(() => expect(consoleErrors).toEqual([]))

test('a guest finds an article, sees it in the panel, and pays by card', async ({ page }) => {
  await addAnArticle(page)
  await page
    .getByRole('link', { name: /^Cart, 1 item$/ })
    .filter({ visible: true })
    .click()
  const panel = page.getByRole('dialog', { name: 'Your Cart (1 item)' })
  await expect(panel.getByRole('group', { name: /^Quantity/ })).toBeVisible()
  await expectNoViolations(page)
  await panel.getByRole('link', { name: 'Proceed to checkout' }).click()
  await page.waitForURL('**/checkout')

  await fillCheckout(page)
  await expectNoViolations(page)
  await order(page, 'Card')
  await page.waitForURL(/\/apple-pay-payment\?payment_intent=pi_\w+&return_url=/)
  await fillCard(page, '4242 4242 4242 4242')
  await expectNoViolations(page)
  await payByCard(page)

  await expectOrder(page)
  await expectNoViolations(page)
  await expect(
    page.getByRole('link', { name: /^Cart, 0 items$/ }).filter({ visible: true }),
  ).toBeVisible()
  await page.reload()
  await expectOrder(page)
})

test('the bank asks, the customer approves, and comes back to the order', async ({ page }) => {
  await toPayment(page, 'Card')
  await fillCard(page, '4000 0027 6000 3184')
  await payByCard(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectOrder(page)
  expect(page.url()).not.toContain('client_secret')
})

test('what the bank refuses can be tried again with the same payment', async ({ page }) => {
  await toPayment(page, 'Card')
  await fillCard(page, '4000 0027 6000 3184')
  await payByCard(page)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('heading', { name: 'Payment not successful.' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await fillCard(page, '4242 4242 4242 4242')
  await payByCard(page)
  await expectOrder(page)
})

test('a declined card is said at the form, another one pays', async ({ page }) => {
  await toPayment(page, 'Card')
  await fillCard(page, '4000 0000 0000 0002')
  await payByCard(page)
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText(
    'Nothing was charged. Try another card or another way to pay, or ask your bank why.',
  )
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await payByCard(page)
  await expectOrder(page)
})

test('Bancontact leads to the bank and back, without a second press', async ({ page }) => {
  await toPayment(page, 'Bancontact')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectOrder(page)
  await expect(page.getByText('Bancontact').first()).toBeVisible()
})

test('a wallet pays, with a step at the bank when it is asked for', async ({ page }) => {
  await toPayment(page, 'Google Pay')
  await page.getByRole('button', { name: 'Pay with Google Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Test wallet' })
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with Google Pay' }).click()
  await sheet.getByRole('button', { name: 'Pay with an extra confirmation' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectOrder(page)
})

test('a bank transfer ends with what to transfer, and where', async ({ page }) => {
  await toPayment(page, 'Bank transfer')
  await expectOrder(page)
  await expect(page.getByText(/\+{3}\d{3}\/\d{4}\/\d{5}\+{3}/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your banking app' })).toBeVisible()
  await expectNoViolations(page)
})

test('what is missing is said on top and at the fields, and the focus goes to the first', async ({
  page,
}) => {
  await addAnArticle(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: '8 fields need attention.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectNoViolations(page)
  await page.getByLabel('Postcode').fill('900')
  await page.getByLabel('City').focus()
  await expect(page.getByText('A Belgian postcode has 4 digits.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Postcode')).toHaveValue('900')
})

test('a business abroad is told what VIES said before it pays', async ({ page }) => {
  await addAnArticle(page)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Business' }).click()
  await fillCheckout(page)
  await page.getByLabel('Company name').fill('Atelier Peeters')
  await page.getByLabel('VAT number').fill('FR12345678901')
  await page.getByLabel('Country').selectOption('France')
  await page.getByLabel('Postcode').fill('75001')
  await order(page, 'Bank transfer')
  await expect(page.getByText('This VAT number is not valid for the chosen country.')).toBeVisible()
  await expect(page.getByLabel('VAT number')).toBeFocused()
  await page.getByLabel('VAT number').fill('FR40303265045')
  await order(page, 'Bank transfer')
  await expect(page.getByText(/Press the button again to order\./)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expectOrder(page)
})

test('the whole checkout works by keyboard', async ({ page }) => {
  await addAnArticle(page)
  await page.goto('/cart')
  await press(page, page.getByRole('link', { name: 'Proceed to checkout' }).first())
  await page.waitForURL('**/checkout')
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus()
  for (const text of ['sofie@example.be', 'Sofie', 'Peeters']) await typeAndTab(page, text)
  for (const text of ['', 'Vlaanderenstraat 114', '', '9000', 'Gent', '+32478123456']) {
    await typeAndTab(page, text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/apple-pay-payment?**')
  await page.getByLabel('Card number').focus()
  for (const text of ['4242424242424242', '1130', '123']) await typeAndTab(page, text)
  await page.keyboard.type('Sofie Peeters')
  await page.keyboard.press('Enter')
  await expectOrder(page)
})

test('the cart page changes, clears and ends empty; an empty cart has no checkout', async ({
  page,
}) => {
  await addAnArticle(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('the payment page refuses what is not its own', async ({ page }) => {
  await page.goto('/apple-pay-payment')
  await expect(
    page.getByText('Invalid payment parameters. Please return to checkout.'),
  ).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/apple-pay-payment?payment_intent=pi_unknown1&return_url=https://evil.example')
  await expect(
    page.getByText('Invalid payment parameters. Please return to checkout.'),
  ).toBeVisible()
  await page.goto('/apple-pay-payment?payment_intent=pi_unknown1&return_url=/order-confirmation')
  await expect(page.getByText('Order data not found. Please return to checkout.')).toBeVisible()
  await page.goto('/order-confirmation?order=1')
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
})

async function addAnArticle(page: Page): Promise<void> {
  const answer = await page.request.get('/api/customer/products/filter?per_page=100')
  const { data } = (await answer.json()) as { data: Pick<Product, 'slug' | 'stock' | 'type'>[] }
  const plenty = data.find(({ stock, type }) => stock > 20 && type !== 'accessories')
  await page.goto(`/product/${plenty?.slug ?? ''}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByText('Product added to cart successfully')).toBeVisible()
}

async function press(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

async function fillCheckout(page: Page): Promise<void> {
  const fields = {
    Email: 'sofie@example.be',
    'First name': 'Sofie',
    'Last name': 'Peeters',
    'Street and number': 'Vlaanderenstraat 114',
    Postcode: '9000',
    City: 'Gent',
    Phone: '+32 478 12 34 56',
  }
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await page.getByRole('checkbox', { name: /^I agree to the terms and conditions/ }).check()
}

async function order(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
}

async function toPayment(page: Page, method: string): Promise<void> {
  await addAnArticle(page)
  await page.goto('/checkout')
  await fillCheckout(page)
  await order(page, method)
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('1130')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Sofie Peeters')
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with Card' }).click()
}

async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank you, Sofie.' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText(ORDER_NUMBER)).toBeVisible()
}

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** The browser itself reports every refused request; those are part of the stories above. */
function isRefusal(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}
