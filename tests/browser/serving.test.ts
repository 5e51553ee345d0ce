import { expect, test } from '@playwright/test'

import { rawStatus } from '#tests/support/raw-request.ts'

test.describe('files of the build', () => {
  let script = ''

  test.beforeAll(async ({ request }) => {
    const page = await (await request.get('/')).text()
    script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    expect(script).not.toBe('')
  })

  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`a client that takes ${accepted} gets ${sent ?? 'them as they are'}`, async ({
      request,
    }) => {
      const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } })
      const answer = await request.get(script, { headers: { 'accept-encoding': accepted } })
      const headers = answer.headers()
      expect(answer.status()).toBe(200)
      expect(headers['content-encoding']).toBe(sent)
      expect(headers['vary']).toContain('accept-encoding')
      expect(headers['content-type']).toContain('javascript')
      expect(await answer.text()).toBe(await plain.text())
      if (sent !== undefined)
        expect(Number(headers['content-length'])).toBeLessThan(
          Number(plain.headers()['content-length']),
        )
    })
  }
})

/** With many parts, printers, reviews and articles beside them: the longest pages of the catalogue. */
const LONGEST = [
  'octavo-hp-903xl-multipack',
  'octavo-hp-305xl-tricolour',
  'octavo-hp-302xl-tricolour',
]
const MOST_BYTES = 15_000

for (const language of ['en', 'nl', 'fr'])
  test(`a page of an article is sent in 15 kB, ${language}`, async ({ request }) => {
    for (const slug of LONGEST) {
      const headers = { 'accept-encoding': 'br', cookie: `i18next=${language}` }
      const answer = await request.get(`/product/${slug}`, { headers })
      expect(answer.headers()['content-encoding']).toBe('br')
      expect(answer.headers()['content-language']).toBe(language)
      expect(Number(answer.headers()['content-length']), slug).toBeLessThanOrEqual(MOST_BYTES)
      expect(Number(answer.headers()['content-length']), slug).toBeGreaterThan(5_000)
    }
  })

test('text becomes markup, or the address of a script, through the one maker alone', async ({
  page,
}) => {
  await page.goto('/')
  // The page has made its policy once its code is there.
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  const refusals = await page.evaluate(() => {
    const sinks = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.createElement('script').setAttribute('src', '/assets/other.js'),
      () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
      // A second policy would be a second way in.
      () =>
        (
          globalThis as never as { trustedTypes: { createPolicy: (name: string) => void } }
        ).trustedTypes.createPolicy('shop'),
    ]
    return sinks.map((put) => {
      try {
        put()
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})

test('the metrics count pages by route, and all files of the build together', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/product/no-such-article',
    '/shop/ink',
    '/no/such/page',
    '/favicon.svg',
  ])
    await request.get(address)
  const page = await (await request.get('/')).text()
  for (const [, file = ''] of page.matchAll(/"(\/assets\/[^"]+)"/g)) await request.get(file)

  const metrics = await (await request.get('/metrics')).text()
  const routes = new Set(
    [...metrics.matchAll(/octavo_http_seconds_count\{.*?route="([^"]*)"/g)].map(
      ([, route]) => route,
    ),
  )
  expect([...routes]).toEqual(
    expect.arrayContaining(['/', '/product/:slug', '/shop/:category', '*', '/assets/*']),
  )
  // The test gateway has a sheet of its own, which another test may have loaded before.
  const files = [...routes].filter(
    (route = '') =>
      /assets|favicon|[.](js|css|svg)$/.test(route) && !route.startsWith('/test-gateway/'),
  )
  expect(files).toEqual(['/assets/*'])
})

test.describe('addresses that are none', () => {
  for (const head of [
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET http://elsewhere.example/search?query=a HTTP/1.1',
    'GET http://elsewhere.example HTTP/1.1',
    'GET //elsewhere.example HTTP/1.1',
    'GET /%ff HTTP/1.1',
    'GET /product/%E0%A4%A HTTP/1.1',
    'GET /search?query=%ff&query=%&query[]=constructor HTTP/1.1',
    'GET /search?query=__proto__&sort_by=constructor&brand_slug=toString HTTP/1.1',
    'GET /shop/constructor?model_id=2147483648&page=1e30 HTTP/1.1',
    'GET /login?reason=constructor&redirect=%ff HTTP/1.1',
    'GET /?lng=__proto__ HTTP/1.1\r\ncookie: i18next=%ff; i18next=constructor',
    'GET / HTTP/1.1\r\naccept-language: \xed\xa0\x80\r\nreferer: \xff',
  ])
    test(head.replaceAll(/[\r\n\u0080-\uffff]+/g, ' '), async ({ baseURL }) => {
      const status = await rawStatus(baseURL ?? '', head)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(status).toBeLessThan(500)
    })
})
