import { expect, type Page } from '@playwright/test'

import { expectAccessible, open, type Say, test, visitAs } from '#tests/support/visitor.ts'

const MODEL = 'DCP-L2530DW'
const PRINTER = '/printer/brother-dcp-l2530dw'

const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()

/** How many of the first cards say that they fit. */
async function expectFitsFirst(page: Page, t: Say): Promise<void> {
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText(t('fit.yes', { model: MODEL }).replaceAll(/<\/?\w+>/g, ''))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(18)
}

test('a search shows first what fits one’s printer, also when the server writes the page', async ({
  page,
}) => {
  const t = await visitAs(page, 'nl', 390)
  // Without a printer the words are those of a shelf.
  await open(page, '/search?query=toner')
  await expect(page).toHaveURL(/\/shop\/toner$/)

  await open(page, PRINTER)
  await page.getByRole('button', { name: t('printer.save') }).press('Enter')
  await expect(page.getByRole('button', { name: t('printer.saved') })).toBeVisible()
  const box = page.getByRole('search').getByRole('combobox').filter({ visible: true })
  await box.fill('toner')
  await box.press('Enter')
  await page.waitForURL('**/search?query=toner')
  await expectFitsFirst(page, t)
  await expectAccessible(page)
  const shown = await titles(page)

  await page.reload()
  await expectFitsFirst(page, t)
  expect(await titles(page)).toEqual(shown)
  const html = await (await page.request.get('/search?query=toner')).text()
  const places = shown.map((title) => html.indexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  // No other page is told: those are the same for everybody.
  const sent: string[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== '/search')
      sent.push((await request.allHeaders())['cookie'] ?? '')
  })
  await open(page, PRINTER)
  expect(sent.filter((cookies) => cookies.includes('octavo_fits'))).toEqual([])
  await page.getByRole('button', { name: t('printer.saved') }).click()
  await expect(page.getByRole('button', { name: t('printer.save') })).toBeVisible()
  await open(page, '/search?query=toner')
  await expect(page).toHaveURL(/\/shop\/toner$/)
})

test('who names a maker or a code is answered that, whatever their printer', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, '/search?query=hp+305')
  const plain = await titles(page)
  await open(page, PRINTER)
  await page.getByRole('button', { name: t('printer.save') }).click()
  await expect(page.getByRole('button', { name: t('printer.saved') })).toBeVisible()
  await open(page, '/search?query=hp+305')
  expect(await titles(page)).toEqual(plain)
})
