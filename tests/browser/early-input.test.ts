import { expect, type Page } from '@playwright/test'

import { givenCustomer, passwordField } from '#tests/support/account-visitor.ts'
import { fillGuestCart } from '#tests/support/browser-cart.ts'
import { PASSWORD } from '#tests/support/sign-in.ts'
import { test, untilAlive, visitAs, withAnyName } from '#tests/support/visitor.ts'

test('what is typed and sent before the page is alive is kept and done', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  const wake = await holdScripts(page)
  await page.goto('/login?return=/customer/settings', { waitUntil: 'commit' })
  const { email } = await givenCustomer()
  await page.getByRole('textbox', { name: t('field.email') }).fill(email)
  await passwordField(page, t('field.password')).fill(PASSWORD)
  await passwordField(page, t('field.password')).press('Enter')
  expect(page.url()).not.toContain('password')
  await wake()
  await page.waitForURL((url) => url.pathname === '/customer/settings')
})

test('a checkout that is filled in at once loses nothing', async ({ page }) => {
  const t = await visitAs(page, 'fr', 390)
  await fillGuestCart(page)
  const wake = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  const email = page.getByLabel(t('checkout.field.email'))
  const country = page.getByRole('main').getByLabel(t('checkout.field.country'))
  await email.fill('an@reader.example')
  await country.selectOption('FR')
  await wake()
  await page.getByLabel(t('checkout.field.city')).fill('Lille')
  await expect(email).toHaveValue('an@reader.example')
  await expect(country).toHaveValue('FR')
})

test('a search begun before the page is alive goes on', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const wake = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const finder = page.getByRole('region', { name: t('finder.label') })
  await finder.getByLabel(t('finder.brand')).selectOption('Brother')
  await wake()
  await expect(finder.getByLabel(t('finder.brand'))).toHaveValue('brother')
  await finder.getByRole('combobox', { name: t('finder.model') }).fill('l2530')
  await expect(finder.getByRole('option', { name: 'DCP-L2530DW' })).toBeVisible()
})

test('what is pressed before the page is alive is done when it is, once', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  const wake = await holdScripts(page)
  await page.goto('/product/octavo-brother-tn-2420', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: withAnyName(t, 'product.addNamed') }).first()
  await add.click()
  await add.click()
  await wake()
  await expect(page.getByText(t('message.cart.added'))).toBeVisible()
  await expect(main.getByText(t('product.inCart', { count: 1 })).first()).toBeVisible()
})

test('a wish pressed before the page is alive asks a guest to log in', async ({ page }) => {
  const t = await visitAs(page, 'fr', 390)
  const wake = await holdScripts(page)
  await page.goto('/product/octavo-brother-tn-2420', { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('button', { name: withAnyName(t, 'wishlist.heart') })
    .first()
    .click()
  await wake()
  await expect(page.getByText(t('wishlist.failure.guest'))).toBeVisible()
})

test('an order pressed before the checkout is alive is placed', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await fillGuestCart(page)
  const wake = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  const fields = {
    email: 'an@reader.example',
    firstName: 'An',
    lastName: 'Peeters',
    street: 'Kerkstraat 1',
    postcode: '9000',
    city: 'Gent',
    phone: '+32 478 12 34 56',
  }
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: t(`checkout.field.${name}`), exact: true }).fill(text)
  }
  await page.locator('[name=terms_accepted]').check()
  await page.locator('[value=credit_card]').check()
  await page.getByRole('button', { name: t('checkout.order') }).click()
  await wake()
  await page.waitForURL('**/apple-pay-payment?**')
})

/** The page shows, but its code does not come; answers how to let it come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return async () => {
    code.resolve()
    await untilAlive(page)
  }
}
