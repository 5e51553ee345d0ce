import { expect, type Page } from '@playwright/test'

import { shopApi } from '#tests/support/account-visitor.ts'
import { open, test, visitAs, type Language, type Say } from '#tests/support/visitor.ts'

const SHELVES = ['inkjet', 'toner', 'drum', 'printers', 'stationery', 'accessories']
const LANGUAGES: readonly Language[] = ['en', 'nl', 'fr']

/** By slug and by id, as the footer links them. */
const FOOTER = {
  '/shop/1': 'printers',
  '/shop/2': 'toner',
  '/shop/3': 'inkjet',
  '/shop/5': 'stationery',
}

for (const language of LANGUAGES) {
  test(`a shelf has one name in menu, footer, heading, crumb and filter, ${language}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, 1440)
    const names = await categoryNames(language)
    await open(page, '/shop')
    await page
      .getByRole('button', { name: t('nav.shop'), exact: true })
      .first()
      .click()
    const menu = page.getByRole('navigation', { name: t('nav.shopMenu') })
    for (const slug of SHELVES)
      await expect(menu.locator(`.mega-department[href="/shop/${slug}"]`)).toHaveText(names(slug))
    for (const [path, slug] of Object.entries(FOOTER))
      await expect(page.locator(`footer a[href="${path}"]`)).toHaveText(names(slug))
    for (const slug of SHELVES) await expectNamed(page, t, `/shop/${slug}`, names(slug))
  })

  test(`the house brand's shelf is called as in the menu, ${language}`, async ({ page }) => {
    const t = await visitAs(page, language, 1440)
    const { body } = await shopApi().call('GET', '/api/settings')
    const name = t('nav.houseBrand', { brand: body.data.shop.house_brand })
    await open(page, '/shop?origin%5B%5D=house')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(crumb(page, t)).toHaveText(name)
  })
}

async function expectNamed(page: Page, t: Say, path: string, name: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(crumb(page, t)).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
  const type = page.locator('#filters label').filter({ has: page.locator('input[name="type[]"]') })
  await expect(type.filter({ hasText: name })).toHaveCount(1)
}

function crumb(page: Page, t: Say) {
  return page.getByRole('navigation', { name: t('listing.crumbs') }).locator('[aria-current]')
}

async function categoryNames(language: Language): Promise<(slug: string) => string> {
  const { body } = await shopApi().call('GET', '/api/category-names')
  const rows = body.data as (Record<string, string> & { slug: string })[]
  const field = language === 'en' ? 'name' : `name_${language}`
  return (slug) => rows.find((row) => row.slug === slug)?.[field] ?? ''
}
