import { expect, type Page } from '@playwright/test'

import {
  article,
  type Customer,
  expectHeading,
  givenSignedIn,
  openArea,
  shopApi,
} from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

for (const [language, width] of visitors('en', 390)) {
  test(`notifications are read, opened and cleared, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const number = await givenNotifications(await givenSignedIn(page), language)
    await openArea(page, '/customer/notifications', t('notifications.title'))
    await expectAccessible(page)
    const main = page.getByRole('main')
    const tabs = main.getByRole('navigation', { name: t('inbox.tabs') })
    const rows = main.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(rows).toHaveCount(2)
    await rows.filter({ hasText: number }).getByRole('button').first().click()
    await expectHeading(page, number)
    await page.goBack()
    await tabs.getByRole('link', { name: starting(t('inbox.unread')) }).click()
    await expect(rows).toHaveCount(1)
    await main.getByRole('button', { name: t('notifications.markAll') }).click()
    await expect(main.getByRole('heading', { name: t('inbox.empty.unread') })).toBeVisible()
    await expect(main.getByRole('button', { name: t('notifications.markAll') })).toBeDisabled()
    await expectAccessible(page)

    await tabs.getByRole('link', { name: starting(t('inbox.all')) }).click()
    await expect(rows).toHaveCount(2)
    await rows.filter({ hasText: number }).getByRole('button').last().click()
    await expect(rows).toHaveCount(1)
    const clear = main.getByRole('button', { name: t('inbox.clear.button') })
    await clear.click()
    const dialog = page.getByRole('dialog', { name: t('inbox.clear.question') })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('customer.cancel') }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(1)
    await clear.click()
    await dialog.getByRole('button', { name: t('inbox.clear.button') }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('heading', { name: t('notifications.none') })).toBeVisible()
    await expect(clear).toBeDisabled()
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`the bell tells what is new and leads there, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const number = await givenNotifications(await givenSignedIn(page), language)
    await open(page, '/')
    await bell(page, t, 2).click()
    const isWide = width === 1440
    const box = isWide
      ? page.locator('.bell-menu')
      : page.getByRole('dialog', { name: t('notifications.title') })
    await expect(box.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(bell(page, t, 2)).toBeFocused()
    await bell(page, t, 2).click()
    await box.getByRole('button', { name: new RegExp(number) }).click()
    await expectHeading(page, number)
    await bell(page, t, 1).click()
    await box.getByRole('button', { name: t('notifications.markAll') }).click()
    await expect(box.getByRole('button', { name: t('notifications.markAll') })).toBeDisabled()
    await box.getByRole('link', { name: t('notifications.all') }).click()
    await expectHeading(page, t('notifications.title'))
    await expect(bell(page, t, 0)).toBeVisible()
  })
}

for (const [language, width] of visitors('nl', 390).filter(([, wide]) => wide === 390)) {
  test(`on a telephone the bell fills the screen, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await givenNotifications(await givenSignedIn(page), language)
    await open(page, '/')
    await bell(page, t, 2).click()
    const panel = page.getByRole('dialog', { name: t('notifications.title') })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    const { width: panelWidth } = (await panel.boundingBox()) ?? { width: 0 }
    const screenWidth = await page.evaluate(() => document.documentElement.offsetWidth)
    expect(panelWidth).toBe(screenWidth)
    await panel.getByRole('button', { name: t('notifications.close') }).click()
    await expect(panel).toBeHidden()
  })
}

test('the header asks every half minute, and nothing new costs nothing', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await page.clock.install()
  const customer = await givenSignedIn(page)
  await open(page, '/')
  await expect(bell(page, t, 1)).toBeVisible()
  // From here its time goes on only when it is told to: arranging an order may take half a minute.
  await page.clock.pauseAt(Date.now() + 1_000)
  expect(await pollAfterHalfAMinute(page)).toBe(304)
  await givenNotifications(customer, 'en')
  expect(await pollAfterHalfAMinute(page)).toBe(200)
  await expect(bell(page, t, 2)).toBeVisible()
})

/**
 * The status of the next poll as it went over the wire: 304 only when the browser asked whether
 * anything is new. The page itself sees 200, whatever the browser kept.
 */
async function pollAfterHalfAMinute(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const polled = new Promise<number>((resolve) => {
    let id: string | undefined
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith('/customer/stats')) id = requestId
    })
    devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      if (requestId === id) resolve(statusCode)
    })
  })
  await page.clock.runFor(31_000)
  const status = await polled
  await devtools.detach()
  return status
}

/** Everybody is welcomed; an order is told about too. Answers its number. */
async function givenNotifications(customer: Customer, language: string): Promise<string> {
  const { id } = await article('octavo-brother-tn-2420')
  const { order_number: number } = await givenCustomerOrder(shopApi(), customer, [id], { language })
  await expect
    .poll(async () => {
      const { token } = customer
      const { body } = await shopApi().call('GET', '/api/customer/notifications', { token })
      return body.total
    })
    .toBe(2)
  return number
}

function bell(page: Page, t: Say, count: number) {
  return page
    .getByRole('button', { name: t('notifications.button', { count }) })
    .filter({ visible: true })
}

function starting(text: string): RegExp {
  return new RegExp(`^${text}`)
}
