import { expect, test } from '@playwright/test'

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
  const files = [...routes].filter((route) => /assets|favicon|[.](js|css|svg)/.test(route ?? ''))
  expect(files).toEqual(['/assets/*'])
})
