import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

import { article, givenSignedIn, shopApi } from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { open, test, visitAs, visitors } from '#tests/support/visitor.ts'

/** One of each kind; of products a long code, a sold-out original, a pack's member, one in colours. */
const SHOP_PAGES = [
  '/',
  '/shop',
  '/search?query=brother',
  '/search?query=zzzzqq',
  '/product/octavo-canon-pgi-580xl-cli-581xl-multipack',
  '/product/brother-tn-2420',
  '/product/octavo-brother-tn-245m',
  '/product/octavo-ring-binder-a4-4-cm',
  '/printer/brother-dcp-l2530dw',
  '/about',
  '/blog',
  '/blog/what-a-page-costs',
  '/faqs',
  '/our-brands',
  '/business',
  '/terms-and-conditions',
  '/cart',
  '/cookies',
  '/checkout',
  '/reviews',
  '/contact',
  '/newsletter',
  '/quick-order',
]
const DOORS = ['/login', '/register', '/forgot-password']
const ACCOUNT_PAGES = [
  '/customer',
  '/customer/orders',
  '/customer/notifications',
  '/customer/profile',
  '/customer/addresses',
  '/customer/printers',
  '/customer/wishlist',
  '/customer/settings',
]

/** A telephone of 320 px whose scroll bar takes room, which is also a page zoomed to 400 %. */
const NARROWEST = { width: 305, height: 640 }
const ZOOMED = { width: 320, height: 256 }
const MOST_COVERED = 0.25

for (const [language] of visitors('nl', 390)) {
  test(`every page fits 320 px and a zoom of 400 %, ${language}`, async ({ page }) => {
    test.slow()
    await visitAs(page, language, 390)
    const doors = await faultsOn(page, DOORS, sizeFaults)
    const paths = [...SHOP_PAGES, ...(await givenAccountPages(page))]
    expect([...doors, ...(await faultsOn(page, paths, sizeFaults))]).toEqual([])
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`what is written on a control is in its name, ${language} ${width}`, async ({ page }) => {
    test.slow()
    await visitAs(page, language, width)
    const paths = [...SHOP_PAGES, ...(await givenAccountPages(page))]
    expect(await faultsOn(page, paths, nameFaults)).toEqual([])
  })
}

test('what is chosen shows in the reader’s own colours', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await givenSignedIn(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/customer/settings')
  const ground = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor)
  const button = (name: string) => page.getByRole('main').getByRole('button', { name })
  const chosen = await ground(button(t('theme.system')))
  expect(chosen).not.toBe(await ground(button(t('theme.dark'))))
  const here = page.getByRole('main').getByRole('link', { name: t('settings.title') })
  expect(await ground(here)).toBe(chosen)
  const [on, off] = await Promise.all([
    ground(page.getByRole('switch', { checked: true }).first()),
    ground(page.getByRole('switch', { checked: false }).first()),
  ])
  expect([on, off]).toEqual([chosen, expect.not.stringMatching(RegExp.escape(chosen))])

  await open(page, '/product/octavo-ring-binder-a4-4-cm')
  const edge = (name: RegExp) =>
    page
      .locator('label', { has: page.getByRole('radio', { name }) })
      .evaluate((element) => getComputedStyle(element).borderWidth)
  expect([await edge(/Black/), await edge(/Blue/)]).toEqual(['3px', '1px'])
})

/** Signed in, with something in the cart, in the lists, and ordered. */
async function givenAccountPages(page: Page): Promise<string[]> {
  const customer = await givenSignedIn(page)
  const { id } = await article('octavo-canon-pgi-580xl-cli-581xl-multipack')
  const order = await givenCustomerOrder(shopApi(), customer, [id])
  const { token } = customer
  await shopApi().call('POST', `/api/customer/cart/add/${id}`, { token, body: { quantity: 1 } })
  await shopApi().call('POST', `/api/customer/wishlist/toggle/${id}`, { token })
  return [...ACCOUNT_PAGES, `/customer/orders/${order.id}`]
}

async function faultsOn(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one after another
    await open(page, path)
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await look(page)).map((fault) => `${path}: ${fault}`))
  }
  return faults
}

async function sizeFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  await page.setViewportSize(ZOOMED)
  await page.evaluate(() => window.scrollTo(0, 500))
  const covered = await page.evaluate(shareOfBars)
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...(covered > MOST_COVERED ? [`bars cover ${Math.round(covered * 100)} %`] : []),
  ]
}

/** How much of the window's height is under what does not scroll with the page. */
function shareOfBars(): number {
  const rows = new Set<number>()
  for (const element of document.querySelectorAll('body *')) {
    const { position, top } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isStuck =
      position === 'fixed' ||
      (position === 'sticky' && Math.abs(box.top - Number(top.replace('px', ''))) < 2)
    if (!isStuck || box.width < innerWidth / 2 || !element.checkVisibility()) continue
    const last = Math.min(box.bottom, innerHeight)
    for (let row = Math.max(0, Math.round(box.top)); row < last; row += 1) rows.add(row)
  }
  return rows.size / innerHeight
}

async function nameFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules('label-content-name-mismatch')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}
