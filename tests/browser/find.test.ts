import { expect, type Locator, type Page } from '@playwright/test'

import { expectAccessible, open, tabTo, test, untilAlive, visitAs } from '#tests/support/visitor.ts'

const PRINTER = '/printer/brother-dcp-l2530dw'
const PRODUCT = '/product/octavo-brother-tn-2420'

test('the finder leads to a printer, the house brand beside every original', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  await open(page, '/')
  await expectAccessible(page)
  const finder = page.getByRole('region', { name: 'Find your cartridge' })
  await finder.getByLabel('1. Brand').selectOption('Brother')
  await finder.getByRole('combobox', { name: '3. Model' }).fill('l2530')
  await finder.getByRole('option', { name: 'DCP-L2530DW' }).click()
  await finder.getByRole('button', { name: 'Show cartridges' }).click()

  await expectPrinterPage(page, 'Toner for Brother DCP-L2530DW')
  await expect(offers(page, /TN-2410/)).toHaveCount(1)
  await expectAccessible(page)
})

test('the finder works by keyboard alone', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await open(page, '/')
  const finder = page.getByRole('region', { name: t('finder.label') })
  await tabTo(page, finder.getByLabel(t('finder.brand')))
  await page.keyboard.type('Brother')
  await tabTo(page, finder.getByRole('combobox', { name: t('finder.model') }))
  await page.keyboard.type('L2530')
  await expect(finder.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(finder.getByRole('combobox', { name: t('finder.model') })).toHaveValue('DCP-L2530DW')
  await tabTo(page, finder.getByRole('button', { name: t('printer.show') }))
  await page.keyboard.press('Enter')

  await expectPrinterPage(page, 'Toner voor Brother DCP-L2530DW')
})

test('the other capacity of a printer is one press away', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, PRINTER)
  const capacities = page.getByRole('navigation', { name: t('productPage.capacity') })
  await capacities.getByRole('link', { name: 'Standard' }).click()
  await expect(offers(page, /TN-2410/)).toHaveCount(1)
  await expect(offers(page, /TN-2420/)).toHaveCount(0)
  await expect(offers(page, /DR-2400/)).toHaveCount(2)
  await expectAccessible(page)
})

test('the search box suggests while typing, and the list stands for what was typed', async ({
  page,
}) => {
  await visitAs(page, 'en', 1440)
  await open(page, '/')
  const box = searchBox(page)
  await box.pressSequentially('tn 2420')
  const list = page.getByRole('grid', { name: 'Suggestions' })
  await expect(list.getByRole('link', { name: /Brother TN-2420 black/ })).toBeVisible()
  await expectAccessible(page)
  await box.press('Escape')
  await expect(list).toBeHidden()
  await box.press('Enter')

  await page.waitForURL('**/search?query=tn+2420')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tn 2420”')
  await expect(cards(page).first()).toContainText('TN-2420')
  await expect(searchBox(page)).toHaveValue('tn 2420')
  await expectAccessible(page)
})

test('arrows choose a suggestion', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await open(page, '/')
  const box = searchBox(page)
  await box.pressSequentially('dcp-l2530')
  const list = page.getByRole('grid', { name: t('search.suggestions') })
  await expect(list.getByRole('link', { name: /DCP-L2530DW/ })).toBeVisible()
  await box.press('ArrowDown')
  await expect(list.getByRole('gridcell', { selected: true })).toContainText('DCP-L2530DW')
  await box.press('Enter')
  await page.waitForURL(`**${PRINTER}`)
})

test('a mistyped word is understood, and the page says so', async ({ page }) => {
  await visitAs(page, 'fr', 1440)
  await open(page, '/')
  await searchBox(page).fill('bruther')
  await searchBox(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour « brother »')
  await expect(page.getByText(/car nous n’avons rien trouvé pour «\sbruther\s»/)).toBeVisible()
  await expect(cards(page).first()).toContainText('Brother')
})

test('a list is filtered, ordered and turned, and its address is its whole state', async ({
  page,
}) => {
  await visitAs(page, 'en', 1440)
  await open(page, '/shop/toner')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const total = await countOf(page)
  await filters.getByRole('checkbox', { name: /^Brother/ }).check()
  await expect(page).toHaveURL(/[?&]brands/)
  const ofBrother = await expectOtherCount(page, total)
  expect(ofBrother).toBeLessThan(total)
  await expectAccessible(page)

  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('Price, low to high')
  await expect(page).toHaveURL(/sort/)
  await expect.poll(() => isAscending(page)).toBe(true)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  const [address, names] = [page.url(), await titles(page)]

  await page.reload()
  await untilAlive(page)
  expect(await titles(page)).toEqual(names)
  await expect(filters.getByRole('checkbox', { name: /^Brother/ })).toBeChecked()
  await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('price_asc')

  await cards(page).first().getByRole('link').first().click()
  await page.waitForURL('**/product/**')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => titles(page)).toEqual(names)
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: Brother' }).click()
  await expectOtherCount(page, ofBrother)
  expect(await countOf(page)).toBe(total)
})

test('the owner of a printer finds the house brand under its maker', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/shop/toner')
  const filters = page.getByRole('complementary', { name: t('filter.title') })
  const total = await countOf(page)
  await filters.getByRole('checkbox', { name: /^For Brother/ }).check()
  await expect(page).toHaveURL(/[?&]for_brand=brother/)
  const forBrother = await expectOtherCount(page, total)
  const octavo = filters.getByRole('checkbox', { name: /^Octavo/ })
  await octavo.check()
  await expect(page).toHaveURL(/brands/)
  expect(await expectOtherCount(page, forBrother)).toBeGreaterThan(0)
  await expect(cards(page).first()).toContainText('replaces Brother')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('filter.remove', { filter: 'Octavo' }) }).click()
  await page.getByRole('link', { name: t('filter.remove', { filter: 'For Brother' }) }).click()
  await expect.poll(() => countOf(page)).toBe(total)
})

test('one maker is part of the title, and search engines get the plain list', async ({ page }) => {
  await visitAs(page, 'nl', 1440)
  await open(page, '/shop/toner?for_brand=brother')
  await expect(page).toHaveTitle(/^Toners voor printers van Brother/)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/shop\/toner$/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await open(page, '/shop/toner?for_brand=brother&brands[]=octavo')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('the menu leads to what fits a maker, and to the series asked for most', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, '/')
  const menu = page.getByRole('navigation', { name: t('nav.shopMenu') })
  const show = page.getByRole('button', { name: t('nav.shop'), exact: true })
  await show.click()
  await expect(menu.getByRole('link', { name: ' / ' }).first()).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: t('nav.allFor', { brand: 'Brother' }) }).click()
  await expect(page).toHaveURL(/\/shop\/inkjet\?for_brand=brother$/)
  await expect(cards(page).filter({ hasText: 'Octavo' }).first()).toBeVisible()
  await show.click()
  await menu.getByRole('link', { name: t('nav.madeFor', { brand: 'Canon' }), exact: true }).click()
  await expect(page).toHaveURL(/for_brand=canon/)
  await expect(cards(page).first()).toContainText('Octavo')
  await show.click()
  await menu.getByRole('link', { name: 'PGI-580 / CLI-581' }).click()
  await page.waitForURL('**/search?query=PGI-580*')
  await expect(cards(page).filter({ hasText: 'PGI-580' }).first()).toBeVisible()
  await expect(cards(page).filter({ hasText: 'CLI-581' }).first()).toBeVisible()
})

test('small screens filter in a panel', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await open(page, '/shop/toner')
  await expectAccessible(page)
  const total = await countOf(page)
  await page.getByRole('button', { name: t('filter.title') }).click()
  const panel = page.getByRole('dialog', { name: t('filter.title') })
  await panel.getByRole('checkbox', { name: /^Brother/ }).check()
  await expect(panel.getByRole('button', { name: /^Toon \d+ producten$/ })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Toon / }).click()
  await expect(panel).toBeHidden()
  await expectOtherCount(page, total)
})

test('an article goes into the cart, which a change of language keeps', async ({ page }) => {
  const fr = await visitAs(page, 'fr', 1440)
  await open(page, PRODUCT)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByText('Product added to cart successfully')).toBeVisible()
  await expect(cartButton(page, /^Cart, 1 item\b/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Français' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Toner /)
  await expect(cartButton(page, new RegExp(`^${fr('cart.button', { count: 1 })}\\b`))).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(cartButton(page, /^Panier, 1 article\b/)).toBeVisible()
})

test('the same on a telephone', async ({ page }) => {
  const t = await visitAs(page, 'nl', 390)
  await open(page, PRODUCT)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  await expect(page.getByText('Product toegevoegd aan je winkelmandje')).toBeVisible()
  await page
    .getByRole('button', { name: t('language.current', { language: 'Nederlands' }) })
    .click()
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  await expect(cartButton(page, /^Cart, 1 item$/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('every pack says whose printers it is for, and nothing of that is cut', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search?search=multipack&per_page=80')
    const codes = page.locator('main article .pcard-code')
    const shown = page.getByRole('main').getByRole('article')
    expect(await codes.count()).toBe(await shown.count())
    const texts = await codes.allInnerTexts()
    expect(
      texts.filter((text) => !/^(For )?(HP|Canon|Brother|Epson|Samsung|Kyocera) \S/.test(text)),
    ).toEqual([])
    const cut = await codes.evaluateAll(
      (all) =>
        all.filter(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
        ).length,
    )
    expect(cut).toBe(0)
  }
})

test('no link on the pages of the shop is dead', async ({ page, request }) => {
  await visitAs(page, 'en', 1440)
  const addresses = new Set<string>()
  for (const path of ['/', '/shop/toner', '/search?query=tn+2420', PRINTER, PRODUCT, '/cart']) {
    await open(page, path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) addresses.add(link.replace(/#.*/, ''))
  }
  expect(addresses.size).toBeGreaterThan(20)
  const dead: string[] = []
  for (const address of addresses) {
    const answer = await request.get(address)
    if (!answer.ok()) dead.push(`${answer.status()} ${address}`)
  }
  expect(dead).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the finder goes step by step', async ({ page }) => {
    await visitAs(page, 'en', 390)
    await page.goto('/')
    const finder = page.getByRole('region', { name: 'Find your cartridge' })
    const show = finder.getByRole('button', { name: 'Show cartridges' })
    await finder.getByLabel('1. Brand').selectOption('Brother')
    await show.click()
    await finder.getByLabel('2. Series').selectOption('DCP-L')
    await show.click()
    await finder.getByRole('link', { name: 'Brother DCP-L2530DW' }).click()
    await expectPrinterPage(page, 'Toner for Brother DCP-L2530DW')
  })

  test('the search box finds', async ({ page }) => {
    await visitAs(page, 'fr', 1440)
    await page.goto('/')
    await searchBox(page).fill('tn 2420')
    await searchBox(page).press('Enter')
    await page.waitForURL('**/search?query=tn+2420')
    await expect(cards(page).first()).toContainText('TN-2420')
  })
})

async function expectPrinterPage(page: Page, title: string): Promise<void> {
  await page.waitForURL(`**${PRINTER}**`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const code of [/TN-2420/, /DR-2400/]) {
    await expect(offers(page, code).filter({ hasText: /Origin/ })).toHaveCount(1)
    await expect(offers(page, code).filter({ hasText: 'Octavo' })).toHaveCount(1)
  }
}

function offers(page: Page, code: RegExp): Locator {
  return page.locator('.offer').filter({ has: page.getByRole('link', { name: code }) })
}

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

function titles(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents()
}

function searchBox(page: Page): Locator {
  return page.getByRole('search').getByRole('combobox').filter({ visible: true })
}

function cartButton(page: Page, name: RegExp): Locator {
  return page.getByRole('link', { name }).filter({ visible: true })
}

/** "739 products" */
async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d.,]+ product/ })
    .textContent()
  return Number(text?.replaceAll(/\D/g, ''))
}

async function expectOtherCount(page: Page, before: number): Promise<number> {
  await expect.poll(() => countOf(page)).not.toBe(before)
  return countOf(page)
}

async function isAscending(page: Page): Promise<boolean> {
  const prices = await page.getByRole('main').locator('.vat-incl .price-now').allTextContents()
  const amounts = prices.map((price) => Number(/\d+[.,]\d\d/.exec(price)?.[0].replace(',', '.')))
  return amounts.length > 1 && amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0))
}
