import { expect, type Page } from '@playwright/test'

import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

for (const [language, width] of [...visitors('fr', 1440), ...visitors('nl', 390)]) {
  test(`the long texts are there to read, from the footer on, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    for (const link of ['nav.terms', 'nav.privacy', 'nav.accessibility', 'nav.company']) {
      const name = t(link)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).not.toHaveURL(/\/$/)
      await expect(title(page)).toBeInViewport()
      await expect(main(page).locator('.prose')).not.toBeEmpty()
      await expectAccessible(page)
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.terms') })
      .click()
    const contents = main(page).getByRole('navigation', { name: t('textPage.contents') })
    const last = contents.getByRole('link').last()
    const section = (await last.textContent()) ?? ''
    await last.click()
    await expect(main(page).getByRole('heading', { level: 2, name: section })).toBeInViewport()
    await expect(page).toHaveURL(/#/)
  })

  test(`about, brands and business lead on, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/about')
    await expect(title(page)).toHaveText(t('about.heading'))
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('about.brands') })
      .click()
    await expect(title(page)).toHaveText(t('brands.title'))
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText('Octavo')
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: /Brother/ })
      .first()
      .click()
    await expect(page).toHaveURL(/for_brand=brother/)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await open(page, '/business')
    await expect(title(page)).toHaveText(t('business.heading'))
    await expectAccessible(page)
    const excl = main(page).getByRole('button', { name: t('business.showExcl') })
    await excl.click()
    await expect(main(page).getByRole('button', { name: t('business.showIncl') })).toBeVisible()
    await main(page)
      .getByRole('link', { name: t('nav.terms') })
      .click()
    await expect(page).toHaveURL(/terms-and-conditions/)
  })
}

test('about, blog and questions are in the header of every wide screen', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await open(page, '/blog')
  const header = page.getByRole('navigation', { name: t('nav.information') })
  for (const width of [1024, 1280, 1439, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const link of ['nav.about', 'nav.blog', 'nav.faqs'])
      await expect(header.getByRole('link', { name: t(link) })).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

test('an address with a section opens there', async ({ page }) => {
  await visitAs(page, 'en', 390)
  await open(page, '/terms-and-conditions#withdrawal')
  await expect(main(page).getByRole('heading', { name: 'Right of withdrawal' })).toBeInViewport()
})

test('each page has its own title, description, canonical address and languages', async ({
  page,
}) => {
  const paths = [
    '/about',
    '/our-brands',
    '/business',
    '/terms-and-conditions',
    '/privacy',
    '/accessibility',
    '/company',
    '/faqs',
    '/blog',
  ]
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await page.request.get(`${path}?lng=nl`)).text()
      expect(html).toContain(`rel="canonical"`)
      expect(html.match(/hreflang=/g)?.length).toBeGreaterThanOrEqual(4)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      return [
        /<title[^>]*>(.*?)</.exec(html)?.[1],
        /name="description" content="(.*?)"/.exec(html)?.[1],
      ]
    }),
  )
  expect(new Set(heads.map(([name]) => name)).size).toBe(paths.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length)
})
