import { type APIRequestContext, expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

import { SHOP_PAGES, isListedPage } from '#contract/plain/page-paths.ts'
import { isFull } from '#tests/support/full-run.ts'

/** Pages of the server as search engines get them; one of each kind besides those without a part. */
const PAGES = [
  ...Object.values(SHOP_PAGES).filter(
    (path) => !path.includes(':') && !/customer|account|orders$/.test(path),
  ),
  '/shop/toner',
  '/shop/toner?page=2',
  '/search?query=brother',
  '/search?query=zzzzqq',
  '/product/octavo-canon-pgi-580xl-cli-581xl-multipack',
  '/product/brother-tn-2420',
  '/product/octavo-ring-binder-a4-4-cm',
  '/printer/brother-dcp-l2530dw',
  '/no/such/page',
]
const PUBLIC = PAGES.filter(
  (path) =>
    !/login|register|password|email|cart|checkout|payment|confirmation|tracking|search|such/.test(
      path,
    ),
)
const LANGUAGES = ['en', 'nl', 'fr'] as const

async function htmlOf(request: APIRequestContext, path: string, language: string): Promise<string> {
  const answer = await request.get(path, { headers: { cookie: `i18next=${language}` } })
  return answer.text()
}

for (const language of LANGUAGES) {
  test(`the HTML of every page is valid, ${language}`, async ({ request }) => {
    test.slow()
    const checker = new HtmlValidate({ extends: ['html-validate:standard'] })
    const faults: string[] = []
    for (const path of PAGES) {
      const { results } = await checker.validateString(await htmlOf(request, path, language))
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        faults.push(`${path}: ${ruleId}: ${message} ${selector ?? ''}`)
    }
    expect(faults).toEqual([])
  })

  test(`every public page has its own title, description and picture, ${language}`, async ({
    request,
  }) => {
    const heads = new Map<string, string>()
    for (const path of PUBLIC) {
      const html = await htmlOf(request, path, language)
      const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      const title = found(/<title[^>]*>([^<]+)</)
      const description = found(/<meta name="description" content="([^"]+)"/)
      const picture = found(/<meta property="og:image" content="([^"]+)"/)
      expect([path, title !== '', description.length > 20]).toEqual([path, true, true])
      expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
      expect([path, html.match(/hreflang="/g)?.length]).toEqual([path, 4])
      expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe(
        'image/png',
      )
      const isPlainList = path !== '/shop' && !path.includes('?')
      if (!isPlainList) continue
      expect([path, heads.get(title)]).toEqual([path, undefined])
      heads.set(title, path)
    }
  })
}

/** Pages, pictures in every width, scripts and styles that a page names. */
function linksIn(html: string): string[] {
  const named = /<(?:a|link|img|script|source)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) => set.split(', '))
  return [
    ...[...html.matchAll(named)].map(([, address = '']) => address.split('#')[0] ?? ''),
    ...sets.map((one) => one.split(' ')[0] ?? ''),
  ].map((address) => address.replaceAll('&amp;', '&'))
}

test('every link of every page leads somewhere', async ({ request }) => {
  test.slow()
  const links = new Map<string, string>()
  for (const path of PAGES) {
    for (const language of isFull ? LANGUAGES : (['nl'] as const)) {
      const html = await htmlOf(request, path, language)
      for (const link of linksIn(html)) links.set(link, path)
    }
  }
  expect(links.size).toBeGreaterThan(150)
  const broken: string[] = []
  for (const [href, path] of links) {
    const answer = await request.get(href, { maxRedirects: 3 })
    if (answer.status() >= 400) broken.push(`${path}: ${answer.status()} ${href}`)
  }
  expect(broken).toEqual([])
})

interface Thing {
  '@type': string
  [property: string]: unknown
}

async function thingsOf(request: APIRequestContext, path: string): Promise<Map<string, Thing>> {
  const html = await htmlOf(request, path, 'nl')
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)]
  const things = texts.flatMap(([, text = '']): Thing[] => [JSON.parse(text)].flat())
  return new Map(things.map((thing) => [thing['@type'], thing]))
}

test('search engines read who the shop is, and how to search it', async ({ request }) => {
  const things = await thingsOf(request, '/')
  expect(things.get('OnlineStore')).toMatchObject({
    name: 'Octavo',
    vatID: expect.stringMatching(/^BE/),
    address: { '@type': 'PostalAddress', addressCountry: 'BE' },
  })
  const logo = String(things.get('OnlineStore')?.['logo'])
  expect((await request.get(new URL(logo).pathname)).headers()['content-type']).toBe('image/png')
  expect(things.get('WebSite')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: expect.stringMatching(/\/search\?query=\{search_term_string\}$/) },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('search engines read an article with its price, delivery and returns', async ({ request }) => {
  const things = await thingsOf(request, '/product/octavo-canon-pgi-580xl-cli-581xl-multipack')
  const product = things.get('Product')
  expect(product).toMatchObject({
    sku: expect.any(String),
    brand: { name: 'Octavo' },
    image: expect.stringMatching(/\.png$/),
    offers: {
      priceCurrency: 'EUR',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: expect.stringMatching(/^https:\/\/schema\.org\//),
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      shippingDetails: expect.arrayContaining([
        expect.objectContaining({
          shippingDestination: expect.objectContaining({ addressCountry: 'BE' }),
        }),
      ]),
    },
  })
  const crumbs = things.get('BreadcrumbList')?.['itemListElement'] as { position: number }[]
  expect(crumbs.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('search engines read what a list leads to', async ({ request }) => {
  for (const path of ['/shop/toner', '/printer/brother-dcp-l2530dw']) {
    const list = (await thingsOf(request, path)).get('ItemList')
    const items = list?.['itemListElement'] as { url: string }[]
    expect(items.length).toBe(list?.['numberOfItems'])
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length)
    expect((await request.get(new URL(items[0]?.url ?? '').pathname)).status()).toBe(200)
  }
})

test('filtered lists name the plain list, and the endless ones stay out', async ({ request }) => {
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const one = await htmlOf(request, '/shop/toner?brands[]=brother&sort_by=price&page=2', 'en')
  expect(canonicalOf(one)).toMatch(/\/shop\/toner\?page=2$/)
  const two = await htmlOf(request, '/shop/toner?brands[]=brother&colors[]=black', 'en')
  expect(two).toContain('name="robots" content="noindex, follow"')
})

test('the sitemap lists pages that are there and may be found', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/pages.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed).toEqual(Object.values(SHOP_PAGES).filter(isListedPage))
  for (const path of listed) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect([path, (await answer.text()).includes('content="noindex')]).toEqual([path, false])
  }
})
