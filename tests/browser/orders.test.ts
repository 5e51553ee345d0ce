import { expect, type Page } from '@playwright/test'

import {
  article,
  type Customer,
  expectHeading,
  givenCustomer,
  givenSignedIn,
  openArea,
  shopApi,
  signInAs,
} from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { login, PASSWORD } from '#tests/support/sign-in.ts'
import {
  expectAccessible,
  open,
  type Say,
  tabTo,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'

for (const [language, width] of visitors('en', 1440)) {
  test(`orders are searched and turned, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await signInAs(page, { email: 'customer@octavo.test' }, { password: 'octavo-demo' })
    await openArea(page, '/customer/orders', t('orders.title'))
    const main = page.getByRole('main')
    const numbers = main.getByRole('link', { name: /SI-\d{6}/ })
    await expect(numbers).toHaveCount(10)
    await expectAccessible(page)
    await main.getByRole('link', { name: t('customer.pages.next') }).click()
    await expect(main.getByText(t('customer.pages.position', { page: 2, last: 2 }))).toBeVisible()
    await expect(numbers).toHaveCount(2)

    const box = main.getByRole('searchbox', { name: t('orders.search') })
    await box.fill(t('orders.status.cancelled'))
    await expect(numbers).toHaveCount(1)
    await expect(page).toHaveURL(/\?search=/)
    const number = /SI-\d{6}/.exec((await numbers.textContent()) ?? '')?.[0] ?? ''
    await box.fill('nothing of this kind')
    const nothing = t('orders.noMatch.title', { search: 'nothing of this kind' })
    await expect(main.getByRole('heading', { name: nothing })).toBeVisible()
    await expectAccessible(page)
    await box.fill(number.toLowerCase())
    await expect(numbers).toHaveCount(1)
    await page.reload()
    await expect(box).toHaveValue(number.toLowerCase())
    await numbers.click()
    await expectHeading(page, number)
    await expect(main.getByText(t('orders.status.cancelled'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('confirmation.cancelled'))).toBeVisible()
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`who has not ordered is led to the shop, ${language} ${width}`, async ({ page, faults }) => {
    faults.expect(404)
    const t = await visitAs(page, language, width)
    await givenSignedIn(page)
    await openArea(page, '/customer/orders', t('orders.title'))
    await expect(page.getByRole('heading', { name: t('orders.empty.title') })).toBeVisible()
    await expectAccessible(page)
    const { id } = await givenOrder(await givenCustomer())
    await openArea(page, `/customer/orders/${id}`, t('order.missing.title'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('order.back') }).click()
    await expectHeading(page, t('orders.title'))
  })
}

for (const [language, width] of visitors('nl', 390)) {
  test(`an order tells where it is and what it came to, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await signInAs(page, { email: 'customer@octavo.test' }, { password: 'octavo-demo' })
    await openArea(page, '/customer', /Sofie$/)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('dashboard.follow') }).click()
    await expectHeading(page, /^SI-\d{6}$/)
    const steps = main.getByRole('list', { name: t('confirmation.steps') }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.first()).toContainText(t('confirmation.step.processed'))
    await expect(main.locator('[aria-current="step"]')).toHaveCount(1)
    await expect(main.getByRole('link', { name: t('order.newWindow') })).toBeVisible()
    for (const part of ['order.payment.transaction', 'sum.subtotal', 'sum.delivery', 'sum.total']) {
      await expect(main.getByText(t(part), { exact: true })).toBeVisible()
    }
    for (const heading of ['shippingAddress', 'billingAddress', 'wrong.title', 'payment.title']) {
      await expect(main.getByRole('heading', { name: t(`order.${heading}`) })).toBeVisible()
    }
    await expect(main.getByText(t('order.withdrawal.open'))).toBeVisible()
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: t('documents.pdf') }).click()
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/)
    await expectAccessible(page)
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`an order shows what staff wrote to its customer, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    const { id, order_number: number } = await givenOrder(customer)
    const staff = await login(shopApi(), 'admin@octavo.test', { password: 'octavo-demo' })
    for (const [note, visible] of [
      ['Nous expédions lundi.', true],
      ['Only for us', false],
    ] as const)
      await shopApi().call('POST', `/api/admin/orders/${id}/notes`, {
        token: staff.body.data.access_token,
        body: { note, visible },
      })
    await openArea(page, `/customer/orders/${id}`, number)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('order.messages') })).toBeVisible()
    await expect(main.getByText('Nous expédions lundi.')).toBeVisible()
    await expect(main.getByText('Only for us')).toBeHidden()
    await expectAccessible(page)
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`from signing in to ordering again by keyboard, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenCustomer()
    const { order_number: number } = await givenOrder(customer)
    await open(page, '/login?return=/customer/orders')
    const main = page.getByRole('main')
    await tabTo(page, main.getByRole('textbox', { name: t('field.email') }))
    await page.keyboard.type(customer.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectHeading(page, t('orders.title'))
    await tabTo(page, main.getByRole('link', { name: number }))
    await page.keyboard.press('Enter')
    await expectHeading(page, number)
    const again = main.getByRole('button', { name: t('order.again.button') })
    await tabTo(page, again)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: t('cart.title', { count: 2 }) })
    await expect(panel).toBeVisible()
    await expect(panel.getByText('TN-2420').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(again).toBeFocused()
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`the checkout of a customer knows them, the order is theirs, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page, 'Lotte Peeters')
    await givenAddress(customer, { street: 'Kerkstraat 7', is_default: true })
    await givenAddress(customer, { street: 'Meir 2', is_default: false })
    await givenInCart(customer)
    await open(page, '/checkout')
    const field = (name: string) =>
      page.getByRole('textbox', { name: t(`checkout.field.${name}`), exact: true })
    await expect(field('email')).toHaveValue(customer.email)
    await expect(field('street')).toHaveValue('Kerkstraat 7')
    await expect(field('lastName')).toHaveValue('Peeters')
    const saved = page.getByRole('group', { name: t('checkout.saved.title') })
    await expect(saved.getByRole('radio', { name: /Kerkstraat 7/ })).toBeChecked()
    await expectAccessible(page)
    await saved.getByRole('radio', { name: /Meir 2/ }).check()
    await expect(field('street')).toHaveValue('Meir 2')
    await orderByTransfer(page, t)
    const number = await page
      .getByText(/^SI-\d{6}$/)
      .first()
      .textContent()

    await openArea(page, '/customer', /Lotte$/)
    const row = page
      .getByRole(width === 390 ? 'listitem' : 'row')
      .filter({ hasText: number ?? '', visible: true })
    await expect(row).toContainText(t('orders.payment.pending'))
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page.getByText('Meir 2').first()).toBeVisible()
    await page.getByRole('button', { name: t('order.again.button') }).click()
    const panel = page.getByRole('dialog', { name: t('cart.title', { count: 2 }) })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await open(page, '/')
    await expect(page.getByText(t('again.lastOrder'))).toBeVisible()
    await page.getByRole('button', { name: t('again.button') }).click()
    await expect(page.getByRole('dialog', { name: t('cart.title', { count: 4 }) })).toBeVisible()
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`a business profile orders as a business, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page, 'Tom Willems')
    const company = { company_name: 'Studio Noord BV', vat_number: 'BE0999999922' }
    const { name, email, token } = customer
    await shopApi().call('PUT', '/api/profile', { token, body: { name, email, ...company } })
    await givenAddress(customer, { street: 'Havenlaan 2', is_default: true })
    await givenInCart(customer)
    await openArea(page, '/customer/profile', t('profile.title'))
    await expect(page.getByText('Studio Noord BV, BE0999999922')).toBeVisible()
    await expectAccessible(page)
    await open(page, '/checkout')
    const business = page.getByRole('button', { name: t('checkout.business') })
    await expect(business).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel(t('checkout.field.company'))).toHaveValue('Studio Noord BV')
    await page.getByLabel(t('checkout.field.purchaseOrder')).fill('PO 2026-117')
    await expectAccessible(page)
    await orderByTransfer(page, t)
    await openArea(page, '/customer/orders', t('orders.title'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /SI-\d{6}/ })
      .click()
    await expect(page.getByText('PO 2026-117')).toBeVisible()
    await expect(page.getByText('Studio Noord BV').first()).toBeVisible()
  })
}

async function givenOrder(customer: Customer): Promise<{ id: number; order_number: string }> {
  const { id } = await article(TONER)
  return givenCustomerOrder(shopApi(), customer, [id], { quantity: 2 })
}

async function givenInCart({ token }: Customer, quantity = 2): Promise<void> {
  const { id } = await article(TONER)
  await shopApi().call('POST', `/api/customer/cart/add/${id}`, { token, body: { quantity } })
}

async function givenAddress(
  { token, name }: Customer,
  fields: { street: string; is_default: boolean },
): Promise<void> {
  const [first_name = '', last_name = ''] = name.split(' ')
  const place = { city: 'Gent', state: 'Oost-Vlaanderen', postal_code: '9000', country: 'BE' }
  const body = { first_name, last_name, phone: '+32 478 12 34 56', ...place, ...fields }
  const { status } = await shopApi().call('POST', '/api/profile/addresses', { token, body })
  expect(status).toBe(201)
}

async function orderByTransfer(page: Page, t: Say): Promise<void> {
  const transfer = new RegExp(`^${t('checkout.method.bankTransfer.name')}`)
  await page.getByRole('radio', { name: transfer }).check()
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: t('checkout.order') }).click()
  await page.waitForURL('**/order-confirmation**')
  await expect(page.getByText(/SI-\d{6}/).first()).toBeVisible()
}
