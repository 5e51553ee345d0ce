import { expect, type Page } from '@playwright/test'

import { shopApi } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  tabTo,
  test,
  untilAlive,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const ARTICLE = '/blog/drum-or-toner'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, level: number) => main(page).getByRole('heading', { level })

for (const [language, width] of visitors('nl', 390)) {
  test(`the blog is filtered, searched and paged in its address, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/blog')
    await expect(heading(page, 1)).toHaveText(t('blog.title'))
    const articles = main(page).getByRole('article')
    await expect(articles).toHaveCount(6)
    await expectAccessible(page)

    const next = main(page).getByRole('link', { name: t('blog.next') })
    await next.click()
    await expect(page).toHaveURL(/[?&]page=2/)
    // Staff may be publishing one meanwhile: the demo has ten.
    await expect.poll(() => articles.count()).toBeLessThan(6)
    expect(await articles.count()).toBeGreaterThanOrEqual(4)

    const categories = main(page).getByRole('navigation', { name: t('blog.categories') })
    await categories.getByRole('link', { name: t('blog.category.printer') }).click()
    await expect(page).toHaveURL(/category=printer-tips/)
    await expect(page).not.toHaveURL(/page=/)
    await expect(articles).toHaveCount(3)
    await expect(categories.locator('[aria-current=page]')).toContainText(
      t('blog.category.printer'),
    )

    const search = main(page).getByRole('searchbox', { name: t('blog.search') })
    await search.fill('drum')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=drum/)
    await expect(main(page).getByRole('status')).toContainText('drum')
    await expectAccessible(page)

    await search.fill('zzzz')
    await search.press('Enter')
    await expect(main(page).getByRole('heading', { name: t('blog.noneFound') })).toBeVisible()
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('blog.showAll') })
      .click()
    await expect(articles).toHaveCount(6)
    await page.goBack()
    await expect(search).toHaveValue('zzzz')
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`an article leads to its products and to others, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, ARTICLE)
    const title = (await heading(page, 1).textContent()) ?? ''
    await expect(page).toHaveTitle(new RegExp(RegExp.escape(title)))
    await expectAccessible(page)
    const column = await main(page).locator('.prose').boundingBox()
    expect(column?.width).toBeLessThanOrEqual(42 * 16)

    const products = main(page)
      .getByRole('heading', { name: t('blog.products') })
      .locator('xpath=..')
    await expect(products.getByRole('article')).toHaveCount(3)
    await expect(products).toContainText('DR-2400')
    await expect(products.getByText(/\d,\d\d\s€/).first()).toBeVisible()

    const others = main(page)
      .getByRole('heading', { name: t('blog.readOn') })
      .locator('xpath=..')
    const link = others.getByRole('article').first().getByRole('link')
    const other = (await link.textContent()) ?? ''
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(heading(page, 1)).toHaveText(other)
    await expect(page).not.toHaveURL(ARTICLE)
  })
}

test('a link inside an article is followed without loading the document anew', async ({ page }) => {
  await visitAs(page, 'en', 390)
  await open(page, '/blog/ink-or-toner')
  await page.evaluate(() => (document.body.dataset['mark'] = 'kept'))
  await main(page).getByRole('link', { name: 'what a page really costs', exact: true }).click()
  await expect(heading(page, 1)).toHaveText('What a page really costs')
  await expect(page.locator('body[data-mark=kept]')).toBeAttached()
})

test('the server names everything search engines and feed readers look for', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  const document = await page.request.get('/blog/drum-or-toner?lng=nl')
  const html = await document.text()
  expect(html).toContain('<html lang="nl"')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog\/drum-or-toner[^"]*"/)
  for (const code of ['en', 'nl', 'fr', 'x-default']) expect(html).toContain(`hreflang="${code}"`)
  const data = structuredDataOf(html)
  expect(data.map((one) => one['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(data[0]).toMatchObject({
    headline: expect.stringContaining('Drum of toner'),
    author: { '@type': 'Person', name: 'Wout Claes' },
    inLanguage: 'nl',
  })
  const list = await (await page.request.get('/blog')).text()
  const feed = /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(list)
  const xml = await (await page.request.get(feed?.[1] ?? '')).text()
  expect(xml).toContain('<rss')
})

function structuredDataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}

test('an address that an article had leads to the one it has', async ({ page, faults }) => {
  faults.expect(404)
  const shop = shopApi()
  const token = await signInAsStaff(page)
  const [former, slug] = ['former', 'present'].map((word) => `${word}-${crypto.randomUUID()}`)
  const body = { title: 'Moved', slug: former, status: 'published' }
  const { id } = (await shop.call('POST', '/api/admin/blogs', { token, body })).body.data
  await shop.call('PUT', `/api/admin/blogs/${id}`, { token, body: { slug } })
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/blog/${former}?lng=fr`, { maxRedirects: 0 })
      return [answer.status(), answer.headers()['location']]
    })
    .toEqual([301, expect.stringContaining(`/blog/${slug}?lng=fr`)])
  await shop.call('DELETE', `/api/admin/blogs/${id}`, { token })
  await visitAs(page, 'en', 390)
  await page.goto('/blog/there-is-no-such-article')
  await untilAlive(page)
  await expect(heading(page, 1)).toBeVisible()
})
