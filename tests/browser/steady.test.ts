import { expect, type APIRequestContext, type Page, type Request } from '@playwright/test'

import { article, givenSignedIn, shopApi } from '#tests/support/account-visitor.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import {
  test,
  untilAlive,
  visitAs,
  type Language,
  type Say,
  type Width,
} from '#tests/support/visitor.ts'

/** A shift nobody sees; search engines call 0.1 good. */
const MOST_SHIFT = 0.005
const PRODUCT = '/product/octavo-brother-tn-2420'
const PRINTER = 'brother-dcp-l2530dw'
const PAGES = ['/', '/shop/toner', `/printer/${PRINTER}`, PRODUCT, '/cart']
const CUSTOMER_PAGES = ['/', PRODUCT, '/cart', '/customer', '/customer/orders', '/customer/profile']
const VISITORS: readonly (readonly [Language, Width])[] = [
  ['en', 1440],
  ['nl', 390],
]

/** A telephone in the country: the faces come long after the text. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
}

const ADDRESS = {
  first_name: 'Lotte',
  last_name: 'Peeters',
  city: 'Gent',
  state: 'Oost-Vlaanderen',
  postal_code: '9000',
  country: 'BE',
  phone: '0470550121',
}
const TYPED = {
  email: 'lotte@octavo.test',
  firstName: 'Lotte',
  lastName: 'Peeters',
  company: 'Studio Noord BV',
  street: 'Kerkstraat 7',
  postcode: '9000',
  city: 'Gent',
}

interface Shift {
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

for (const [language, width] of VISITORS) {
  test(`nothing moves for a visitor who returns, ${language} ${width} wide`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await fillCartAndChoosePrinter(page, t)
    expect(await shiftsOn(page, PAGES)).toEqual({})
  })

  test(`nothing moves with prices excluding VAT, ${language} ${width} wide`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await fillCartAndChoosePrinter(page, t)
    await page.evaluate(() => localStorage.setItem('octavo_vat', 'excl'))
    expect(await shiftsOn(page, PAGES)).toEqual({})
  })

  test(`nothing moves for a customer who returns, ${language} ${width} wide`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    const { id } = await article('octavo-brother-tn-2420')
    await givenCustomerOrder(shopApi(), customer, [id])
    const body = { printer_id: (await printer()).id }
    await shopApi().call('POST', '/api/customer/printers', { token: customer.token, body })
    await fillCartAndChoosePrinter(page, t)
    expect(await shiftsOn(page, CUSTOMER_PAGES)).toEqual({})
  })
}

for (const [language, width] of VISITORS) {
  test(`nothing moves when cart and checkout are loaded again with what was typed, ${language} ${width} wide`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await fillCartAndChoosePrinter(page, t)
    await saveForLater(page, t, 'octavo-hp-59x-black')
    await typeAtCheckout(page, t)
    expect(await shiftsOn(page, ['/cart', '/checkout'])).toEqual({})
  })

  test(`nothing moves when a customer with addresses loads cart and checkout again, ${language} ${width} wide`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { token } = await givenSignedIn(page)
    for (const [street, isDefault] of [
      ['Kerkstraat 7', true],
      ['Meir 2', false],
    ] as const) {
      const body = { ...ADDRESS, street, is_default: isDefault }
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await shopApi().call('POST', '/api/profile/addresses', { token, body })
    }
    await fillCartAndChoosePrinter(page, t)
    await saveForLater(page, t, 'octavo-hp-59x-black')
    expect(await shiftsOn(page, ['/cart', '/checkout'])).toEqual({})
  })
}

test('nothing moves at a first visit over a slow line', async ({ page, context }) => {
  await visitAs(page, 'en', 390)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_LINE)
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  expect(await shiftsOn(page, ['/', PRODUCT])).toEqual({})
})

test('the largest part of every page is in the HTML of the server', async ({ page, request }) => {
  await visitAs(page, 'en', 1440)
  await watchLargest(page)
  for (const path of PAGES.filter((one) => one !== '/cart')) {
    await expectLargestInHtml(page, request, path)
  }
})

for (const path of ['/cart', '/checkout']) {
  test(`who was never here finds ${path} empty in the HTML of the server`, async ({
    page,
    request,
  }) => {
    await visitAs(page, 'nl', 390)
    await watchLargest(page)
    await expectLargestInHtml(page, request, path)
    expect(await shiftsOn(page, [path])).toEqual({})
  })
}

test('the code of a page is fetched after its first paint', async ({ page }) => {
  await visitAs(page, 'en', 390)
  await page.goto('/')
  await untilAlive(page)
  const [painted, ...code] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ])
  expect(code.length).toBeGreaterThan(3)
  expect(Math.min(...code)).toBeGreaterThanOrEqual(painted ?? Infinity)
})

test('a page that is never painted, in a tab behind others, comes alive too', async ({ page }) => {
  await visitAs(page, 'en', 390)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.goto('/')
  await untilAlive(page)
})

async function watchLargest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as
        | (PerformanceEntry & { element?: Element | null; url: string })
        | undefined
      // Null for what has left the page meanwhile.
      if (last?.element != null)
        globalThis.largest =
          last.url === '' ? (last.element.textContent ?? '') : new URL(last.url).pathname
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

async function expectLargestInHtml(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<void> {
  requestsOf(page)
  await page.goto(path)
  await settle(page)
  const largest = await page.evaluate(() => globalThis.largest)
  expect(largest, path).toBeTruthy()
  const html = await (await request.get(path)).text()
  const isThere = html.includes(largest) || plain(html).includes(plain(largest))
  expect(isThere, `${path} shows first: ${largest}`).toBe(true)
}

declare global {
  var shifts: Shift[]
  var largest: string
}

async function fillCartAndChoosePrinter(page: Page, t: Say): Promise<void> {
  await page.goto(PRODUCT)
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expect(
    page.getByRole('link', { name: /1 (item|artikel)\b/ }).filter({ visible: true }),
  ).toBeVisible()
  await page.evaluate(
    (chosen) => localStorage.setItem('octavo_printer', JSON.stringify(chosen)),
    await printer(),
  )
}

async function saveForLater(page: Page, t: Say, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`)
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expect(
    page.getByRole('link', { name: /2 (items|artikelen)\b/ }).filter({ visible: true }),
  ).toBeVisible()
  await page.goto('/cart')
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.saved.saveNamed', { name: '' }) })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: t('cart.saved.title') })).toBeVisible()
}

/** A business with another delivery address: all that the form can show. */
async function typeAtCheckout(page: Page, t: Say): Promise<void> {
  await page.goto('/checkout')
  await untilAlive(page)
  await page.getByRole('button', { name: t('checkout.business') }).click()
  for (const [name, value] of Object.entries(TYPED))
    // oxlint-disable-next-line no-await-in-loop -- as typed
    await page
      .getByRole('textbox', { name: t(`checkout.field.${name}`), exact: true })
      .first()
      .fill(value)
  await page.getByRole('checkbox', { name: t('checkout.elsewhere') }).check()
}

async function printer(): Promise<{ id: number }> {
  const { body } = await shopApi().call('GET', `/api/printers/${PRINTER}`)
  return body.data.printer
}

/** What moves on pages that are opened, and opened again. */
async function shiftsOn(page: Page, paths: readonly string[]): Promise<Record<string, Shift[]>> {
  await watchShifts(page)
  const shifts: Record<string, Shift[]> = {}
  for (const path of paths) {
    requestsOf(page)
    await page.goto(path)
    await settle(page)
    await page.reload()
    await settle(page)
    const seen = await page.evaluate(() => globalThis.shifts)
    if (seen.reduce((sum, { value }) => sum + value, 0) >= MOST_SHIFT) shifts[path] = seen
  }
  return shifts
}

/** Every page from now on keeps its shifts, also those after an input: the visitor does nothing. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = []
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside reaches the browser
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number
          sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element
              ? `${node.tagName}.${node.className}`
              : (node?.textContent ?? '')
          return `${name}: ${box(previousRect)} to ${box(currentRect)}`
        })
        globalThis.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Alive, with nothing on its way any more, and what has come is shown. */
async function settle(page: Page): Promise<void> {
  await untilAlive(page)
  do {
    // oxlint-disable-next-line no-await-in-loop -- what has come may ask for more
    await expect.poll(() => requestsOf(page).size, { timeout: 30_000 }).toBe(0)
    // oxlint-disable-next-line no-await-in-loop
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    })
  } while (requestsOf(page).size > 0)
}

const underWay = new WeakMap<Page, Set<Request>>()

/** The requests of a page that are not answered yet, from the first time it is asked about. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const known = underWay.get(page)
  if (known !== undefined) return known
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => void requests.add(request))
  page.on('requestfinished', (request) => void requests.delete(request))
  page.on('requestfailed', (request) => void requests.delete(request))
  return requests
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>|\s/g, '').replaceAll(/&#x27;|&amp;|&quot;/g, '')
}
