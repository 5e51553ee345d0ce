import { expect, type Page } from '@playwright/test'

import { expectAccessible, open, tabTo, test, visitAs, visitors } from '#tests/support/visitor.ts'

const main = (page: Page) => page.getByRole('main')
const question = (page: Page, text: string | RegExp) =>
  main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: text }) })

for (const [language, width] of visitors('nl', 390)) {
  test(`a question is found, opened and judged by keyboard, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/faqs')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('faqs.title'))
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(8)
    await expectAccessible(page)
    const search = main(page).getByRole('searchbox', { name: t('faqs.search') })
    await tabTo(page, search)
    await page.keyboard.type('peppol')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=peppol/)
    await expect(main(page).getByRole('status').first()).toContainText('peppol')
    await expect(main(page).locator('details')).not.toHaveCount(30)
    await expect(main(page).locator('details').first()).toHaveAttribute('open')
    const yes = main(page)
      .getByRole('button', { name: t('faqs.yes') })
      .first()
    await tabTo(page, yes)
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(t('message.content.thanks'))).toBeVisible()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await search.fill('zzzz')
    await search.press('Enter')
    await expect(main(page).getByRole('heading', { name: t('faqs.noneFound') })).toBeVisible()
    await main(page)
      .getByRole('link', { name: t('faqs.showAll') })
      .click()
    await expect(main(page).locator('details')).toHaveCount(30)
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`the groups lead down the page, and an answer says the fees, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/faqs')
    const groups = main(page).getByRole('navigation', { name: t('faqs.groups') })
    await expect(groups.getByRole('link')).toHaveCount(7)
    await groups.getByRole('link', { name: t('faqs.group.payment') }).click()
    await expect(
      main(page).getByRole('heading', { level: 2, name: t('faqs.group.payment') }),
    ).toBeInViewport()
    const cost = question(page, 'Combien coûte la livraison')
    await cost.getByRole('heading').click()
    await expect(cost).toContainText(/4,95\s€/)
    await expect(cost).toContainText(/8,95\s€/)
    // Half below the header that stays, a question counts as too small to press.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })
}

test('whoever votes while the shop cannot be reached is told, and may vote again', async ({
  page,
  faults,
}) => {
  faults.expectOffline()
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/faqs')
  const parcel = question(page, 'When does my parcel arrive?')
  await parcel.getByRole('heading').click()
  await page.route('**/api/faqs/*/vote', (route) => route.abort())
  await parcel.getByRole('button', { name: t('faqs.no') }).click()
  await expect(parcel.getByRole('status')).not.toBeEmpty()
  await expect(parcel.getByRole('button', { name: t('faqs.no') })).toBeEnabled()
  await page.unroute('**/api/faqs/*/vote')
  await parcel.getByRole('button', { name: t('faqs.no') }).click()
  await expect(parcel.getByRole('status')).toHaveText(t('message.content.thanks'))
})

test('search engines read every question with its answer', async ({ page }) => {
  const html = await (await page.request.get('/faqs?lng=fr')).text()
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const data = JSON.parse(json)
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity).toHaveLength(30)
  expect(JSON.stringify(data)).not.toContain('{{')
})
