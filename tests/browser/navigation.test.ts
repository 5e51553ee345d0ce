import { expect, type Page } from '@playwright/test'

import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { open, test, untilAlive, visitAs } from '#tests/support/visitor.ts'

const LIST = '/shop/toner'

const heightOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls so far down that the shop cannot be there by chance. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  return heightOf(page)
}

const firstTitle = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').first().getByRole('link')

test('a page begins at its top, and Back shows the one before as it was left', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  await open(page, LIST)
  const left = await scrollDown(page)
  expect(left).toBeGreaterThan(500)
  await firstTitle(page).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/product/*')
  await expect.poll(() => heightOf(page)).toBe(0)
  // The document was not loaded anew, and whoever reads by ear is where the page begins.
  await expect(page.locator('main')).toBeFocused()

  await scrollDown(page)
  await page.goBack()
  await page.waitForURL(`**${LIST}`)
  await expect.poll(() => heightOf(page)).toBe(left)
  await page.goForward()
  await expect.poll(() => heightOf(page)).toBe(left)

  // A document that is loaded anew stays where it was, and so does what lies before it.
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => heightOf(page)).toBe(left)
  await page.goBack()
  await page.waitForURL(`**${LIST}`)
  await expect.poll(() => heightOf(page)).toBe(left)
})

test('who goes back before the code is there sees that page when it comes', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  await open(page, LIST)
  const list = await page.title()
  await firstTitle(page).click()
  await page.waitForURL('**/product/*')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack()
  await page.waitForURL(`**${LIST}`)
  held.resolve()
  await untilAlive(page)
  await expect(page).toHaveTitle(list)
  await expect(firstTitle(page)).toBeVisible()
})

test('the last of two presses decides, however slow the first page was', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  await open(page, '/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/faqs**', async (route) => {
    await held.promise
    await route.continue()
  })
  const footer = page.getByRole('contentinfo')
  await footer.locator('a[href="/faqs"]').first().click()
  await footer.locator('a[href="/about"]').first().click()
  await page.waitForURL('**/about')
  held.resolve()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a page that fails says so in its frame, and the next one is shown', async ({
  page,
  faults,
}) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/')
  faults.expect(500)
  await page.route('**/api/faqs**', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'error', message: '', code: 'internal_error' },
    }),
  )
  const footer = page.getByRole('contentinfo')
  await footer.locator('a[href="/faqs"]').first().click()
  await expect(page.getByRole('heading', { name: t('error.title') })).toBeVisible()
  await footer.locator('a[href="/about"]').first().click()
  await page.waitForURL('**/about')
  await expect(page.getByRole('heading', { name: t('error.title') })).toBeHidden()
  await page.unroute('**/api/faqs**')
  await page.goBack()
  await page.waitForURL('**/faqs')
  await expect(page.getByRole('heading', { name: t('error.title') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('what was entered holds back whoever leaves, by a link and along the history', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/blogs')
  await page.locator('a[href="/admin/blogs/new"]').first().click()
  await page.waitForURL('**/admin/blogs/new')
  const title = page.getByRole('main').getByRole('textbox').first()
  await title.fill('Why inks differ')
  const stay = page.getByRole('button', { name: t('admin.form.stay') })

  await page.goBack()
  await stay.click()
  await expect(stay).toBeHidden()
  await page.waitForURL('**/admin/blogs/new')
  await expect(title).toHaveValue('Why inks differ')

  await page.locator('a[href="/admin/orders"]').first().click()
  await stay.click()
  await page.waitForURL('**/admin/blogs/new')

  await page.goBack()
  await page.getByRole('button', { name: t('admin.form.discard') }).click()
  // The address alone was there for a moment before, too.
  await expect(page.locator('main a[href="/admin/blogs/new"]').first()).toBeVisible()
  await page.goForward()
  await page.waitForURL('**/admin/blogs/new')
})
