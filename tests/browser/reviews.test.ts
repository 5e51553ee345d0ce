import { expect, type Page } from '@playwright/test'

import { article, givenSignedIn, shopApi } from '#tests/support/account-visitor.ts'
import { SCRIPTS } from '#tests/support/scripts.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  untilAlive,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const SLUG = 'octavo-brother-tn-2420'
const form = (page: Page, t: Say) => page.getByRole('region', { name: t('reviewForm.title') })

async function fillIn(page: Page, t: Say, title: string): Promise<void> {
  const fields = form(page, t)
  await fields
    .getByRole('radio', { name: t('reviewForm.star', { count: 4 }) })
    .check({ force: true })
  await fields.getByLabel(t('reviewForm.heading')).fill(title)
  await fields.getByLabel(t('reviewForm.opinion')).fill('120 pages, no stripe.')
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`reviews of the shop are narrowed, paged and written, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    await page
      .getByRole('link', { name: t('reviews.certificate') })
      .first()
      .click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('reviewsPage.title'))
    await expectAccessible(page)
    await main.getByRole('link', { name: t('service.next') }).click()
    await expect(page).toHaveURL(/page=2/)
    await main
      .getByRole('list', { name: t('reviewsPage.spread') })
      .getByRole('link')
      .nth(3)
      .click()
    await expect(page).toHaveURL(/rating=2$/)
    const stars = main.getByRole('article').getByRole('img', { name: /^[1-5]/ })
    for (const label of await stars.all()) await expect(label).toHaveAccessibleName(/^2/)
    await main.getByRole('searchbox').fill('qqzzqq')
    await main.getByRole('searchbox').press('Enter')
    await expect(main.getByRole('heading', { name: t('reviewsPage.noneTitle') })).toBeVisible()
    await main
      .getByRole('link', { name: t('reviewsPage.reset') })
      .last()
      .click()
    await expect(page).toHaveURL(/\/reviews$/)

    const fields = form(page, t)
    await fields.getByRole('button', { name: t('reviewForm.submit') }).click()
    await expect(fields.getByText(t('reviewForm.ratingRequired'))).toBeVisible()
    await expect(fields.getByText(t('reviewForm.opinionRequired'))).toBeVisible()
    await fillIn(page, t, `Bonne encre ${Date.now()}`)
    await fields.getByLabel(t('reviewForm.name')).fill('Zoé')
    await fields.getByLabel(t('reviewForm.email')).fill(newEmail())
    await fields.getByRole('button', { name: t('reviewForm.submit') }).click()
    await expect(fields.getByRole('status')).toContainText(t('message.reviews.received'))
    await expectAccessible(page)
  })
}

for (const [language, width] of visitors('nl', 390)) {
  test(`a customer reads and writes reviews of an article, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await givenSignedIn(page, 'Lotte Peeters')
    await open(page, `/product/${SLUG}`)
    const { rating, reviews_count: count } = await article(SLUG)
    const main = page.getByRole('main')
    const region = main.getByRole('region', { name: t('productReviews.title'), exact: true })
    const score = main.locator('a[href="#reviews"]').first()
    await expect(score).toContainText(t('reviews.count', { count }))
    await expect(score.getByRole('img')).toHaveAccessibleName(new RegExp(`^${Math.floor(rating)}`))
    await expect(region.getByRole('article')).toHaveCount(3)
    await region.getByRole('button', { name: t('productReviews.narrow') }).click()
    await expect(region.getByRole('article')).toHaveCount(Math.min(count, 10))
    await region.getByLabel(t('reviewsPage.sort')).selectOption('lowest')
    await expect(region.getByRole('article').first().getByRole('img').first()).toHaveAccessibleName(
      /^[12]/,
    )
    const five = region
      .getByRole('list', { name: t('reviewsPage.spread') })
      .getByRole('button')
      .first()
    await five.click()
    await expect(five).toHaveAttribute('aria-pressed', 'true')
    await expect(region.getByRole('article').first().getByRole('img').first()).toHaveAccessibleName(
      /^5/,
    )
    await region.getByRole('button', { name: t('productReviews.write') }).click()
    const fields = form(page, t)
    await expect(fields.getByRole('heading')).toBeFocused()
    await expect(fields.getByLabel(t('reviewForm.name'))).toHaveValue('Lotte')
    await expectAccessible(page)
    await fillIn(page, t, 'Zwart is zwart')
    await fields.getByRole('button', { name: t('reviewForm.submit') }).click()
    await expect(fields.getByRole('status')).toContainText(t('message.reviews.received'))
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`the link of an order fills the form in, and failing loses nothing, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(503)
    const t = await visitAs(page, language, width)
    const order = await givenPaidOrder({ [SLUG]: 1 })
    const link = await linkOf(page, order.email)
    await open(page, `/reviews?${link}#write`)
    const fields = form(page, t)
    await expect(fields.getByLabel(t('reviewForm.email'))).toHaveValue(order.email)
    await expect(fields.getByLabel(t('reviewForm.about'))).toContainText('TN-2420')
    await fillIn(page, t, 'Kept')
    await page.route('**/api/reviews', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    })
    await fields.getByRole('button', { name: t('reviewForm.submit') }).click()
    await expect(fields.getByRole('alert')).toContainText(t('reviewForm.failure'))
    await expect(fields.getByLabel(t('reviewForm.heading'))).toHaveValue('Kept')
    await fields.getByRole('button', { name: t('reviewForm.submit') }).click()
    await expect(fields.getByRole('status')).toContainText(t('message.reviews.received'))
  })
}

test('published scripts are words on the page and in its data', async ({ page }) => {
  await visitAs(page, 'en', 390)
  const token = await signInAsStaff(page)
  const { id } = await article('octavo-brother-dr-3100')
  const shop = shopApi()
  for (let start = 0; start < SCRIPTS.length; start += 14) {
    const some = SCRIPTS.slice(start, start + 14)
    const body = {
      rating: 5,
      title: String(some[0]).slice(0, 120),
      opinion: some.join(' \n'),
      name: '<i>Ann</i>',
      email: newEmail(),
      product_id: id,
    }
    const { body: written } = await shop.call('POST', '/api/reviews', { body })
    await shop.call('PATCH', `/api/admin/public-reviews/${written.data.id}`, {
      token,
      body: { status: 'published', reply: some[1] },
    })
  }
  await open(page, '/product/octavo-brother-dr-3100')
  await expect(page.getByText('<i>Ann</i>').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sort, filter or read on' }).click()
  await expect(page.getByText('<svg onload=window.octavoWasHere=1>').first()).toBeVisible()
  await untilAlive(page)
  expect(await page.evaluate(() => Reflect.get(window, 'octavoWasHere'))).toBeUndefined()
  const linkedData = page.locator('script[type="application/ld+json"]')
  const data = await linkedData.allTextContents()
  const product = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Product')
  expect(product.review[0].author.name).toBe('<i>Ann</i>')
  // It speaks of this page alone.
  await page.getByRole('link', { name: 'Drums', exact: true }).first().click()
  await page.waitForURL('/shop/drum')
  await expect(linkedData).toHaveCount(0)
})

/** The signed part of a link in a mail about the order, as its customer would find it. */
async function linkOf(page: Page, email: string): Promise<string> {
  const token = await signInAsStaff(page)
  const shop = shopApi()
  let link: string | undefined
  await expect(async () => {
    const mails = await shop.call('GET', `/api/admin/mails?search=${encodeURIComponent(email)}`, {
      token,
    })
    for (const { id } of mails.body.data) {
      const mail = await shop.call('GET', `/api/admin/mails/${id}`, { token })
      link ??= /order=\d+&token=[\w.-]+/.exec(mail.body.data.text)?.[0]
    }
    expect(link).toBeDefined()
  }).toPass()
  await page.context().clearCookies({ name: /octavo/ })
  await page.evaluate(() => localStorage.clear())
  return link ?? ''
}
