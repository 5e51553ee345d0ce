import { expect, type Locator, type Page } from '@playwright/test'

import {
  expectAccessible,
  open,
  tabTo,
  test,
  untilAlive,
  visitAs,
  visitors,
  type Language,
  type Say,
} from '#tests/support/visitor.ts'

const PRINTER = '**/printer/brother-dcp-l2530dw'
/** An original in stock that the house brand replaces. */
const ORIGINAL = 'brother dr-2400'

test('an article is found with its words marked, and Back finds the term in the field', async ({
  page,
}) => {
  const { box, list } = await atSearch(page, 'en', 1440, '/search?query=paper')
  await box.fill('tn2410 black')
  const article = list.getByRole('link', { name: /^Brother TN-2410/ })
  await expect(article.locator('mark')).toHaveText(['TN-2410 black'])
  await article.click()
  await page.waitForURL('**/product/brother-tn-2410')
  await page.goBack()
  await page.waitForURL('**/search?query=paper')
  await expect(box).toHaveValue('tn2410 black')
  await page.reload()
  await untilAlive(page)
  await expect(box).toHaveValue('tn2410 black')
})

for (const [language, width] of visitors('fr', 1440)) {
  test(`the house brand beside an original goes into the cart by keyboard, ${language} ${width}`, async ({
    page,
  }) => {
    const { t, box, list } = await atSearch(page, language, width)
    await box.pressSequentially(ORIGINAL)
    const same = list
      .getByRole('row')
      .filter({ hasText: t('search.same.drum', { brand: 'Octavo' }) })
    await expect(same).toBeVisible()
    await expectAccessible(page)
    const here = list.getByRole('gridcell', { selected: true })
    await box.press('ArrowDown')
    await expect(here).toContainText('DR-2400')
    await box.press('ArrowDown')
    await expect(here).toContainText('Octavo')
    await box.press('ArrowRight')
    await expect(here.getByRole('button')).toBeVisible()
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await here.getAttribute('id')) ?? '',
    )
    await box.press('Enter')
    await expect(page.getByText(t('message.cart.added')).first()).toBeVisible()
    await expect(here.getByText('1', { exact: true })).toBeVisible()
    await expect(box).toBeFocused()
    await expectAccessible(page)
    await box.press('ArrowLeft')
    await expect(here).toContainText('Octavo')
    await box.press('Home')
    await expect(here).toHaveCount(0)
    await box.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toHaveValue(ORIGINAL)
    await box.press('ArrowDown')
    await expect(list).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await page.waitForURL('**/product/brother-dr-2400')
  })
}

test('what is sold out has no button, and an article stands there once', async ({ page }) => {
  const { t, list, box } = await atSearch(page, 'nl', 1440)
  await box.fill('tn2420')
  const soldOut = list.getByRole('row').filter({ hasText: t('search.soldOut') })
  await expect(soldOut.first()).toBeVisible()
  await expect(soldOut.getByRole('button')).toHaveCount(0)
  const addresses = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([...new Set(addresses)])
})

for (const [language, width] of visitors('nl', 390)) {
  test(`where nothing is found the list helps, and says so, ${language} ${width}`, async ({
    page,
  }) => {
    const { t, box, list } = await atSearch(page, language, width)
    await box.fill('zzqxv')
    await expect(list.getByText(t('search.nothing'))).toBeVisible()
    await expect(page.getByText(t('search.none'))).toBeAttached()
    await expectAccessible(page)
    await expect(list.getByRole('link', { name: /02 555/ })).toHaveAttribute('href', /^tel:02555/)
    await box.fill('!!')
    await expect(list).toBeHidden()
    await box.fill('🖨️')
    await expect(list).toBeHidden()
    await box.fill('zzqxv')
    await list.getByRole('link', { name: t('search.byPrinter') }).click()
    await page.waitForURL('**/#finder')
  })
}

test('a late answer to an older term never replaces that to a newer one', async ({ page }) => {
  const { box, list } = await atSearch(page, 'en', 1440)
  const older = Promise.withResolvers<void>()
  await page.route('**/api/search/suggest?q=dr-2400*', async (route) => {
    await older.promise
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/api/search/suggest?q=dr-2400*')
  await box.fill('dr-2400')
  await asked
  await box.fill('tn2410')
  await expect(list.getByRole('link', { name: /TN-2410/ }).first()).toBeVisible()
  older.resolve()
  await box.press('ArrowDown')
  await expect(list.getByRole('gridcell', { selected: true })).toContainText('TN-2410')
  await expect(list.getByRole('link', { name: /DR-2400/ })).toHaveCount(0)
})

test('without suggestions the search still works, and nothing is said', async ({
  page,
  faults,
}) => {
  faults.expectOffline()
  const { box, list } = await atSearch(page, 'fr', 1440)
  await page.route('**/api/search/suggest**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await box.fill('tn2410')
  await failed
  await expect(list).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await box.press('Enter')
  await page.waitForURL('**/search?query=tn2410')
})

test('the last searches are kept for whoever wants them, in every tab', async ({ page }) => {
  const { t, box, list } = await atSearch(page, 'en', 1440)
  await expect(list).toBeHidden()
  await box.click()
  await expect(list.getByText(t('search.recent.ask'))).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: t('search.recent.yes') }).click()
  await expect(list).toBeHidden()
  await box.fill('tn2410')
  await box.press('Enter')
  await page.waitForURL('**/search?query=tn2410')

  const other = await page.context().newPage()
  await open(other, '/shop/toner')
  const second = inPage(other, t)
  await second.box.fill(ORIGINAL)
  await second.list.getByRole('link', { name: /^Brother DR-2400/ }).click()
  await other.waitForURL('**/product/**')
  await other.close()

  await box.fill('')
  await expect(list.getByRole('link')).toHaveText([ORIGINAL, 'tn2410'])
  await expectAccessible(page)
  await list.getByRole('button', { name: t('search.recent.remove', { term: ORIGINAL }) }).click()
  await expect(list.getByRole('link')).toHaveText(['tn2410'])
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL('**/search?query=tn2410')
  await box.fill('')
  await list.getByRole('button', { name: t('search.recent.stop') }).click()
  await expect(list).toBeHidden()
  expect(await kept(page)).toEqual({ isKept: false })
})

test('who does not want searches kept is asked once, and can change that', async ({ page }) => {
  const { t, box, list } = await atSearch(page, 'nl', 390)
  await box.click()
  await list.getByRole('button', { name: t('search.recent.no'), exact: true }).click()
  await box.fill('tn2410')
  await box.press('Enter')
  await page.waitForURL('**/search?query=tn2410')
  expect(await kept(page)).toEqual({ isKept: false })
  await open(page, '/cookies')
  await box.click()
  await expect(box).toBeFocused()
  await expect(list).toBeHidden()
  const choice = page.getByRole('region', { name: t('cookies.searches.title') })
  await expect(choice.getByText(t('cookies.searches.refused'))).toBeVisible()
  await choice.getByRole('button', { name: t('cookies.searches.keep'), exact: true }).click()
  await expect(choice.getByText(t('cookies.searches.kept'))).toBeVisible()
  await expectAccessible(page)
  expect(await kept(page)).toEqual({ isKept: true, terms: [] })
})

test('where storage is forbidden, searching works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  const { t, box, list } = await atSearch(page, 'en', 1440)
  await box.click()
  await list.getByRole('button', { name: t('search.recent.yes') }).click()
  await box.fill('tn2410')
  await expect(list.getByRole('link', { name: /TN-2410/ }).first()).toBeVisible()
  await box.press('Enter')
  await page.waitForURL('**/search?query=tn2410')
  await box.fill('')
  await expect(list.getByRole('link', { name: 'tn2410' })).toBeVisible()
})

type Way = 'mouse' | 'keyboard' | 'touch'
const EVERY_WAY: readonly (readonly [Language, Way])[] = (['en', 'nl', 'fr'] as const).flatMap(
  (language) => (['mouse', 'keyboard', 'touch'] as const).map((way) => [language, way] as const),
)
const WAYS: typeof EVERY_WAY =
  process.env['OCTAVO_TEST_FULL'] === '1'
    ? EVERY_WAY
    : [
        ['en', 'touch'],
        ['nl', 'mouse'],
        ['fr', 'keyboard'],
        ['fr', 'touch'],
      ]

test.describe('to a printer', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const [language, way] of WAYS) {
    test(`by suggestion, finder and dialog, ${way}, ${language}`, async ({ page }) => {
      const { t, box, list } = await atSearch(page, language, 390)
      const press = pressBy(way, page)
      await press(box)
      await box.pressSequentially('dcp l2530dw')
      const suggested = list.getByRole('link', { name: /DCP-L2530DW/ }).first()
      await expect(suggested).toBeVisible()
      await expect.poll(() => heightOf(suggested)).toBeGreaterThanOrEqual(44)
      await chooseIn(box, suggested, way)
      await page.waitForURL(PRINTER)

      await open(page, '/')
      const finder = page.getByRole('region', { name: t('finder.label') })
      const model = finder.getByRole('combobox', { name: t('finder.model') })
      await press(model)
      await model.pressSequentially('l2530')
      await chooseIn(model, finder.getByRole('option', { name: 'DCP-L2530DW' }), way)
      await expect(model).toHaveValue('Brother DCP-L2530DW')
      await press(finder.getByRole('button', { name: t('printer.show') }))
      await page.waitForURL(PRINTER)

      await open(page, '/shop/toner')
      await press(
        page
          .getByRole('button', { name: t('printer.choose') })
          .filter({ visible: true })
          .first(),
      )
      const dialog = page.getByRole('dialog', { name: t('printer.choose') })
      const named = dialog.getByRole('combobox', { name: t('printer.model') })
      await press(named)
      await named.pressSequentially('l2530')
      await chooseIn(named, dialog.getByRole('option', { name: 'Brother DCP-L2530DW' }), way)
      await press(dialog.getByRole('button', { name: t('printer.show') }))
      await page.waitForURL(PRINTER)
    })
  }

  test('a finger adds the house brand, and the targets are large enough', async ({ page }) => {
    const { t, box, list } = await atSearch(page, 'fr', 390)
    await box.tap()
    await box.pressSequentially(ORIGINAL)
    const buttons = list.getByRole('button')
    await expect(buttons.first()).toBeVisible()
    for (const target of await list.locator('a, button').all())
      expect(await heightOf(target)).toBeGreaterThanOrEqual(44)
    await buttons.nth(1).tap()
    await expect(page.getByText(t('message.cart.added')).first()).toBeVisible()
    await expect(list).toBeVisible()
    await expect(box).toBeFocused()
  })
})

interface SearchBox {
  t: Say
  box: Locator
  list: Locator
}

async function atSearch(
  page: Page,
  language: Language,
  width: 390 | 1440,
  path = '/',
): Promise<SearchBox> {
  const t = await visitAs(page, language, width)
  await open(page, path)
  return inPage(page, t)
}

function inPage(page: Page, t: Say): SearchBox {
  return {
    t,
    box: page.getByRole('search').getByRole('combobox').filter({ visible: true }),
    list: page.getByRole('grid', { name: t('search.suggestions') }),
  }
}

function pressBy(way: Way, page: Page): (target: Locator) => Promise<void> {
  return async (target) => {
    if (way === 'touch') await target.tap()
    else if (way === 'mouse') await target.click()
    else {
      await tabTo(page, target)
      if ((await target.getAttribute('role')) !== 'combobox') await page.keyboard.press('Enter')
    }
  }
}

/** The first of what a field offers. */
async function chooseIn(field: Locator, offered: Locator, way: Way): Promise<void> {
  await expect(offered).toBeVisible()
  if (way === 'touch') await offered.tap()
  else if (way === 'mouse') await offered.click()
  else {
    await field.press('ArrowDown')
    await field.press('Enter')
  }
}

function heightOf(target: Locator): Promise<number> {
  return target.evaluate((element) => Math.round(element.getBoundingClientRect().height))
}

function kept(page: Page): Promise<unknown> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('octavo_searches') ?? 'null') as unknown,
  )
}
