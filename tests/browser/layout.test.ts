import { expect, type Page } from '@playwright/test'

import { findBrowser } from '#tests/support/browser.ts'
import { open, test, visitAs, withAnyName } from '#tests/support/visitor.ts'

// As on most computers, scroll bars take room.
test.use({
  launchOptions: { ...(await findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] },
})

test('a dialog moves nothing and dims the place of the scroll bar', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/shop/toner')
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await page
    .getByRole('button', { name: withAnyName(t, 'quickView.open') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.evaluate((element) =>
    Promise.all(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null)),
    ),
  )
  expect(await heading.boundingBox()).toEqual(before)
  const at = async (x: number) =>
    (await page.screenshot({ clip: { x, y: 600, width: 4, height: 4 } })).toString('base64')
  await expect.poll(async () => (await at(1430)) === (await at(4))).toBe(true)
})

test('a card keeps its height when its article is added', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await open(page, '/shop/toner')
  const cards = page.getByRole('article')
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  const before = await heights()
  const card = cards.first()
  await card.getByRole('button', { name: withAnyName(t, 'product.addNamed') }).click()
  await expect(card.getByText(t('product.inCart', { count: 1 }))).toBeVisible()
  expect(await heights()).toEqual(before)
})

test('a list is read from its heading on, and its rows are full', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, '/shop')
  const [first] = await page.getByRole('main').getByRole('heading').allTextContents()
  expect(first).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  expect((await edges(page)).size).toBe(1)
  await page.getByRole('link', { name: t('listing.next') }).click()
  await page.waitForURL('**page=2')
  await expect.poll(async () => (await edges(page)).size).toBe(1)
})

test('the links of the footer are large enough to touch', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await visitAs(page, 'nl', 390)
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('list').getByRole('link')
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await context.close()
})

/** Where the last rows of cards end on the right. */
async function edges(page: Page): Promise<Set<number>> {
  const boxes = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, right } = card.getBoundingClientRect()
      return [Math.round(top), Math.round(right)] as const
    }),
  )
  const rows = new Map(boxes)
  return new Set(rows.values())
}
