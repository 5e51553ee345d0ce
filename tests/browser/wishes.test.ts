import { expect, type Page } from '@playwright/test'

import {
  article,
  closeWelcome,
  expectHeading,
  givenCustomer,
  givenSignedIn,
  logIn,
  openArea,
  shopApi,
  toast,
} from '#tests/support/account-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
  withAnyName,
} from '#tests/support/visitor.ts'

const TONER = '/product/octavo-brother-tn-2420'

for (const [language, width] of visitors('nl', 1440)) {
  test(`hearts fill the wishlist, from a card and a product, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await givenSignedIn(page)
    await openArea(page, '/customer/wishlist', t('wishes.title'))
    await expect(page.getByRole('heading', { name: t('wishes.empty.title') })).toBeVisible()
    await expectAccessible(page)

    await open(page, '/shop/drum')
    const hearts = page
      .getByRole('main')
      .getByRole('button', { name: withAnyName(t, 'wishlist.heart') })
    await hearts.first().click()
    await expect(toast(page, t, t('message.wishlist.added'))).toBeVisible()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(header(page, t, 1)).toBeVisible()
    await open(page, TONER)
    await expectAccessible(page)
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(header(page, t, 2)).toBeVisible()
    await page.getByRole('button', { name: t('wishlist.view') }).click()

    await page.waitForURL('**/customer/wishlist')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.filter({ hasText: 'TN-2420' })).toContainText('OC-BR-TN2420')
    await expectAccessible(page)
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`a wish is taken off, brought back, moved to the cart, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { token } = await givenSignedIn(page)
    for (const slug of ['octavo-brother-tn-2420', 'octavo-hp-59x-black']) {
      const { id } = await article(slug)
      await shopApi().call('POST', `/api/customer/wishlist/add/${id}`, { token, body: {} })
    }
    await openArea(page, '/customer/wishlist', new RegExp(t('wishes.count', { count: 2 })))
    await expectAccessible(page)
    const main = page.getByRole('main')
    const toner = main.getByRole('article').filter({ hasText: 'TN-2420' })
    await toner.getByRole('button', { name: withAnyName(t, 'wishes.remove') }).click()
    await expect(toast(page, t, t('message.wishlist.removed'))).toBeVisible()
    await expect(toner).toBeHidden()
    await expect(header(page, t, 1)).toBeVisible()
    await page.getByRole('button', { name: t('wishlist.undo') }).click()
    await expect(toner).toBeVisible()
    await expect(header(page, t, 2)).toBeVisible()

    await toner.getByRole('button', { name: withAnyName(t, 'wishes.moveNamed') }).click()
    await expect(toner).toBeHidden()
    await expect(header(page, t, 1)).toBeVisible()
    await expect(cartButton(page, t('cart.button', { count: 1 }))).toBeVisible()
    await main.getByRole('button', { name: t('wishes.addAll') }).click()
    await expect(cartButton(page, t('cart.button', { count: 2 }))).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(1)
  })
}

for (const [language, width] of visitors('en', 390)) {
  test(`a guest's heart asks to log in, and the wish is there, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { email } = await givenCustomer('Lotte Peeters')
    await open(page, TONER)
    await expectAccessible(page)
    const toner = page
      .getByRole('main')
      .getByRole('button', { name: withAnyName(t, 'wishlist.heart') })
      .first()
    await toner.click()
    await expect(toast(page, t, t('wishlist.failure.guest'))).toBeVisible()
    await expect(toner).toHaveAttribute('aria-pressed', 'false')
    await page
      .getByRole('region', { name: t('toast.region') })
      .getByRole('button', { name: t('account.logIn') })
      .click()
    await page.waitForURL('**/login?**')
    await expect(page.getByRole('main').getByText(t('wishlist.failure.guest'))).toBeVisible()
    await logIn(page, t, email)
    await page.waitForURL(`**${TONER}`)
    await closeWelcome(page, t, 'Lotte')
    await expect(toner).toHaveAttribute('aria-pressed', 'true')
    await expect(header(page, t, 1)).toBeVisible()
  })
}

test('a heart pressed while the list is on its way stays pressed', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await givenSignedIn(page, 'Lotte Peeters')
  const pressed = Promise.withResolvers<void>()
  const list = '**/api/customer/wishlist'
  await page.route(
    list,
    async (route) => {
      const response = await route.fetch() // without what is pressed afterwards
      await pressed.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const asked = page.waitForRequest(list)
  await page.goto(TONER)
  await asked
  const toner = page
    .getByRole('main')
    .getByRole('button', { name: withAnyName(t, 'wishlist.heart') })
    .first()
  await toner.click()
  await expect(toast(page, t, t('message.wishlist.added'))).toBeVisible()
  let answers = 0
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/customer/wishlist') answers += 1
  })
  pressed.resolve()
  // The answer that does not know the heart, and the one that is asked for in its place.
  await expect.poll(() => answers).toBe(2)
  await expect(toner).toHaveAttribute('aria-pressed', 'true')
  await expect(header(page, t, 1)).toBeVisible()
})

test('a guest who opens the wishlist comes back to it', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const { email } = await givenCustomer('Lotte Peeters')
  await open(page, '/')
  await header(page, t, 0).click()
  await page.waitForURL('**/login?**')
  await logIn(page, t, email)
  await page.waitForURL('**/customer/wishlist')
  await closeWelcome(page, t, 'Lotte')
  await expectHeading(page, t('wishes.title'))
})

function header(page: Page, t: Say, count: number) {
  return page.getByRole('link', { name: t('wishlist.button', { count }) }).filter({ visible: true })
}

function cartButton(page: Page, name: string) {
  return page.getByRole('link', { name }).filter({ visible: true })
}

test('a sold-out original offers the article in stock, on card, page and wishlist, and a mail', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 390)
  const customer = await givenSignedIn(page)
  const soldOut = await article('hp-83a-black')
  const standIn = soldOut.stand_in
  const link = page
    .getByRole('main')
    .getByRole('link', { name: t('standIn.named', { name: standIn?.name_fr ?? '' }) })
  const notify = page
    .getByRole('main')
    .getByRole('button', { name: t('stockAlert.askNamed', { name: soldOut.name_fr }) })
  await shopApi().call('POST', `/api/customer/wishlist/add/${soldOut.id}`, {
    token: customer.token,
    body: {},
  })
  for (const path of [
    `/search?search=${soldOut.sku}`,
    `/product/${soldOut.slug}`,
    '/customer/wishlist',
  ]) {
    await open(page, path)
    await expect(link.first(), path).toBeVisible()
    await expect(notify.first(), path).toBeVisible()
    await expect(page.getByText('Momentanément en rupture').first()).toBeVisible()
    await expectAccessible(page)
  }
})
