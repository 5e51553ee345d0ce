import { expect, type Locator, type Page } from '@playwright/test'

import { article, toast } from '#tests/support/account-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  tabTo,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const SET = ['black', 'cyan', 'magenta', 'yellow'].map((color) => `octavo-hp-903xl-${color}`)
const PACK = 'octavo-hp-903xl-multipack'
const ORIGINAL = 'hp-12a-black'
const TONER = 'octavo-brother-tn-2420'

for (const [language, width] of visitors('nl', 390)) {
  test(`a line is put aside and taken back, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const name = await addTo(page, t, PACK, language)
    await open(page, '/cart')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('cart.saved.saveNamed', { name }) }).click()
    await expect(cartLink(page, t, 0)).toBeVisible()
    await page.reload()
    await expect(main.getByRole('heading', { name: t('cart.saved.title') })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: t('cart.saved.moveNamed', { name }) }).click()
    await expect(cartLink(page, t, 1)).toBeVisible()
    await expect(main.getByRole('heading', { name: t('cart.saved.title') })).toBeHidden()
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`the last colour is offered, then the pack of all, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    for (const slug of SET.slice(0, -1)) await addTo(page, t, slug, language)
    const last = await article(SET.at(-1) ?? '')
    await open(page, '/cart')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('cart.missing.title') })).toBeVisible()
    await main.getByRole('button', { name: t('product.addNamed', { name: last.name }) }).click()
    const pack = await article(PACK)
    await main.getByRole('button', { name: t('cart.pack.named', { name: pack.name }) }).click()
    await expect(cartLink(page, t, 1)).toBeVisible()
    await expect(main.getByRole('link', { name: pack.name })).toBeVisible()
    await expect(main.getByRole('heading', { name: t('cart.pack.title') })).toBeHidden()
    await expectAccessible(page)
  })

  test(`an original is swapped for the house brand, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const name = await addTo(page, t, ORIGINAL, language)
    const house = await article('octavo-hp-12a-black')
    await open(page, '/cart')
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: t('cart.swap.named', { name, other: house.name }) })
      .click()
    await expect(main.getByRole('link', { name: house.name })).toBeVisible()
    await expect(main.getByRole('link', { name, exact: true })).toBeHidden()
  })

  test(`another tab's cart follows, ${language} ${width}`, async ({ page, context }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    const other = await context.newPage()
    await addTo(other, t, PACK, language)
    await expect(cartLink(page, t, 1)).toBeVisible()
  })
}

for (const width of [360, 390]) {
  test(`what is said stays on a screen of ${width}, and "Undo" works in the panel`, async ({
    page,
  }) => {
    const t = await visitAs(page, 'nl', 390)
    await page.setViewportSize({ width, height: 780 })
    const name = await addTo(page, t, PACK, 'nl')
    await expectInside(page, page.locator('.toast').last())
    await cartLink(page, t, 1).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: t('cart.removeNamed', { name }) }).click()
    await expect(toast(page, t, t('message.cart.removed'))).toBeVisible()
    await expectInside(page, page.locator('.toast').last())
    await expectAccessible(page)
    await panel.getByRole('button', { name: t('cart.undo') }).click()
    await expect(panel.getByRole('button', { name: t('cart.removeNamed', { name }) })).toBeVisible()
  })
}

test('with the keyboard alone the focus stays where the change was', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/shop/toner')
  const main = page.getByRole('main')
  const { name } = await article(TONER)
  const card = main.getByRole('article').filter({ hasText: name })
  const add = card.getByRole('button', { name: t('product.addNamed', { name }) })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('spinbutton')).toBeFocused()

  const next = main.getByRole('link', { name: t('listing.next') })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(main).toBeFocused()

  await addTo(page, t, PACK, 'en')
  await open(page, '/cart')
  const remove = main.getByRole('button', { name: t('cart.removeNamed', { name }) })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(remove).toBeHidden()
  await expect(main.getByRole('listitem').first().locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(main.locator(':focus')).toHaveCount(1)
})

/** Puts an article into the cart from its page; answers its name as the visitor reads it. */
async function addTo(page: Page, t: Say, slug: string, language: string): Promise<string> {
  const product = await article(slug)
  await open(page, `/product/${slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expect(toast(page, t, t('message.cart.added'))).toBeVisible()
  if (language === 'nl') return product.name_nl
  return language === 'fr' ? product.name_fr : product.name
}

async function expectInside(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  const cut = await shown.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
}

function cartLink(page: Page, t: Say, count: number): Locator {
  return page.getByRole('link', { name: t('cart.button', { count }) }).filter({ visible: true })
}
