import { expect, type Locator, type Page } from '@playwright/test'

import { givenSignedIn, openArea, shopApi } from '#tests/support/account-visitor.ts'
import {
  expectAccessible,
  open,
  test,
  untilAlive,
  visitAs,
  visitors,
  type Say,
} from '#tests/support/visitor.ts'

const PRINTER = '**/printer/brother-dcp-l2530dw'

for (const typed of ['DCP-L2530DW', 'dcpl2530dw', 'brother dcp l2530dw', 'l2530dw']) {
  test(`typing ${typed} and pressing the button is enough`, async ({ page }) => {
    const { t, box, show } = await atFinder(page, 'en', 1440)
    await page.getByLabel(t('finder.brand')).selectOption('Brother')
    await box.fill(typed)
    await show.click()
    await page.waitForURL(PRINTER)
  })
}

test('typing a name and pressing Enter is enough, whatever brand is chosen', async ({ page }) => {
  const { t, box } = await atFinder(page, 'nl', 390)
  await page.getByLabel(t('finder.brand')).selectOption('HP')
  await box.fill('DCP-L2530DW')
  await box.press('Enter')
  await page.waitForURL(PRINTER)
})

test('several printers are offered, and what was typed stays', async ({ page }) => {
  const { t, box, list, show } = await atFinder(page, 'fr', 1440)
  await box.fill('DCP-L25')
  await show.click()
  const said = t('printer.several', { name: 'DCP-L25', count: 7 }).replace('7', String.raw`\d+`)
  await expect(page.getByText(new RegExp(said))).toBeVisible()
  await expect(list.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await expect(box).toHaveValue('DCP-L25')
  await expect(box).toBeFocused()
  await list.getByRole('option', { name: 'DCP-L2530DW' }).click()
  await show.click()
  await page.waitForURL(PRINTER)
})

for (const [language, width] of visitors('nl', 390)) {
  test(`an unknown name gets help, and stays, ${language} ${width}`, async ({ page }) => {
    const { t, box, show } = await atFinder(page, language, width)
    await show.click()
    await expect(page.getByText(t('printer.empty'))).toBeVisible()
    await expect(box).toBeFocused()
    await box.fill('Zebra 9')
    await show.click()
    await expect(page.getByText(t('printer.none', { name: 'Zebra 9' }))).toBeVisible()
    await expect(box).toHaveValue('Zebra 9')
    await expect(box).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('printer.noneHelp'))))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('printer.searchFor', { name: 'Zebra 9' }) }).click()
    await page.waitForURL('**/search?query=Zebra+9')
  })
}

test('the list knows its keys, and says when it does not show all', async ({ page }) => {
  const { t, box, list } = await atFinder(page, 'en', 1440)
  await page.getByLabel(t('finder.brand')).selectOption('HP')
  await box.click()
  const options = list.getByRole('option')
  const active = list.getByRole('option', { selected: true })
  await expect(options).toHaveCount(50)
  await expect(page.getByText(/^50 of \d+ shown/)).toBeVisible()
  const [first, last] = [options.first(), options.last()]
  await box.press('End')
  await expect(active).toHaveText((await last.textContent()) ?? '')
  await expect(last).toBeInViewport()
  await box.press('Home')
  await expect(active).toHaveText((await first.textContent()) ?? '')
  await box.press('PageDown')
  await expect(options.nth(10)).toHaveAttribute('aria-selected', 'true')
  await box.press('PageUp')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await box.pressSequentially('laserjet')
  await expect(options.first()).toContainText('LaserJet')
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('laserjet')
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Tab')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('laserjet')
})

test('the list opens where there is room', async ({ page }) => {
  const { box, list } = await atFinder(page, 'en', 390)
  await box.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    window.scrollBy({ top: bottom - window.innerHeight + 80, behavior: 'instant' })
  })
  await box.fill('mfc')
  await expect(list.getByRole('option').first()).toBeVisible()
  const [above, of] = await Promise.all([boxOf(list), boxOf(box)])
  expect(above.bottom).toBeLessThan(of.top)
  await box.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' })
  })
  await expect.poll(async () => (await boxOf(list)).top > (await boxOf(box)).bottom).toBe(true)
  await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 1 })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a swipe over the list scrolls it and chooses nothing', async ({ page }) => {
    const { t, box, list } = await atFinder(page, 'en', 390)
    await page.getByLabel(t('finder.brand')).selectOption('HP')
    await box.tap()
    await expect(list.getByRole('option')).toHaveCount(50)
    const { left, top } = await boxOf(list.getByRole('option').nth(4))
    await swipeUp(page, left + 60, top + 20, 150)
    const scrolled = () => list.evaluate((element) => element.scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(50)
    // A finger laid on a list that still glides only stops it.
    await expect.poll(async () => (await scrolled()) - (await scrolled())).toBe(0)
    await expect(list).toBeVisible()
    await expect(box).toHaveValue('')
    const wanted = list.getByRole('option').nth(12)
    const name = await wanted.textContent()
    await wanted.tap()
    await expect(box).toHaveValue(name ?? '')
    await expect(list).toBeHidden()
  })

  test('a name typed in full leaves the button free for a tap', async ({ page }) => {
    const { t, box, list, show } = await atFinder(page, 'nl', 390)
    await box.tap()
    await box.pressSequentially('dcp l2530d')
    await expect(list.getByRole('option')).toHaveCount(1)
    await box.pressSequentially('w')
    await expect(page.getByText(t('printer.found', { count: 1 }))).toBeAttached()
    await expect(list).toBeHidden()
    await show.tap()
    await page.waitForURL(PRINTER)
  })
})

test('a name typed before the page is alive is kept and found', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByRole('combobox', { name: t('finder.model') })
  await box.fill('DCP-L25')
  code.resolve()
  await untilAlive(page)
  await expect(box).toHaveValue('DCP-L25')
  await box.fill('DCP-L2530DW')
  await box.press('Enter')
  await page.waitForURL(PRINTER)
})

test('a finder that cannot be reached says so, and keeps what was typed', async ({
  page,
  faults,
}) => {
  faults.expect(400)
  const { t, box } = await atFinder(page, 'fr', 390)
  await page.route('**/api/printers/models**', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{}' }),
  )
  await box.fill('DCP-L2530DW')
  await box.press('Enter')
  await expect(page.getByText(t('error.unreachable'))).toBeVisible()
  await expect(box).toHaveValue('DCP-L2530DW')
  await page.unroute('**/api/printers/models**')
  await box.press('Enter')
  await page.waitForURL(PRINTER)
})

test('coming back finds the finder as it was left', async ({ page }) => {
  const { t, box } = await atFinder(page, 'nl', 1440)
  await page.getByLabel(t('finder.brand')).selectOption('Brother')
  await box.fill('l2530')
  await page.getByRole('option', { name: 'DCP-L2530DW' }).click()
  await box.press('Enter')
  await page.waitForURL(PRINTER)
  await page.goBack()
  await expect(box).toHaveValue('DCP-L2530DW')
  await expect(page.getByLabel(t('finder.brand'))).toHaveValue('brother')
})

test('the dialog takes a typed name, closes by its cross, and by Escape after its list', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, '/shop/toner')
  const choose = page.getByRole('button', { name: t('printer.choose') }).first()
  await choose.click()
  const dialog = page.getByRole('dialog', { name: t('printer.choose') })
  await dialog.getByRole('button', { name: t('printer.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(choose).toBeFocused()
  await choose.click()
  const box = dialog.getByRole('combobox', { name: t('printer.model') })
  await box.fill('l2530')
  const option = dialog.getByRole('option', { name: 'Brother DCP-L2530DW' })
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await box.press('Escape')
  await expect(option).toBeHidden()
  await expect(dialog).toBeVisible()
  await box.fill('brother dcp-l2530dw')
  await dialog.getByRole('button', { name: t('printer.show') }).click()
  await page.waitForURL(PRINTER)
  await expect(page.getByRole('button', { name: /DCP-L2530DW/ }).first()).toBeVisible()
})

test('a printer is added by its typed name and Enter', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  const { token } = await givenSignedIn(page)
  await openArea(page, '/customer/printers', t('printers.title'))
  const box = page.getByRole('main').getByRole('combobox', { name: t('printers.model') })
  await box.fill('hp 8022e')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: /8022e/ })).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  const { body } = await shopApi().call('GET', '/api/customer/printers', { token })
  expect(body.data).toMatchObject([{ name: 'HP OfficeJet Pro 8022e' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the printer, offers several, and helps with none', async ({ page }) => {
    const t = await visitAs(page, 'en', 390)
    await page.goto('/')
    const box = page.getByRole('combobox', { name: t('finder.model') })
    const show = page.getByRole('button', { name: t('printer.show') })
    await box.fill('no such thing')
    await show.click()
    await expect(page.getByText(t('printer.none', { name: 'no such thing' }))).toBeVisible()
    await expect(box).toHaveValue('no such thing')
    await box.fill('DCP-L25')
    await show.click()
    await expect(page.getByRole('link', { name: 'Brother DCP-L2530DW' })).toBeVisible()
    await box.fill('dcp l2530dw')
    await show.click()
    await page.waitForURL(PRINTER)
  })
})

async function atFinder(
  page: Page,
  language: 'en' | 'nl' | 'fr',
  width: 390 | 1440,
): Promise<{ t: Say; box: Locator; list: Locator; show: Locator }> {
  const t = await visitAs(page, language, width)
  await open(page, '/')
  const finder = page.getByRole('region', { name: t('finder.label') })
  return {
    t,
    box: finder.getByRole('combobox', { name: t('finder.model') }),
    list: finder.getByRole('listbox'),
    show: finder.getByRole('button', { name: t('printer.show') }),
  }
}

function boxOf(element: Locator) {
  return element.evaluate((node) => {
    const { top, bottom, left } = node.getBoundingClientRect()
    return { top, bottom, left }
  })
}

/** A finger that is put down, moves, and is lifted. */
async function swipeUp(page: Page, x: number, y: number, by: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    })
  await touch('touchStart', y)
  // oxlint-disable-next-line no-await-in-loop -- a finger is in one place at a time
  for (let moved = 15; moved <= by; moved += 15) await touch('touchMove', y - moved)
  await touch('touchEnd', y - by)
}
