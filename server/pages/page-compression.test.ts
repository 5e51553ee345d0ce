import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { encodingFor, PageBody } from './page-compression.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('the page comes back whole', async () => {
  const html = '<!doctype html>é'.repeat(100)
  const page = new PageBody([html])
  const brotli = await page.for('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
  expect(brotli.headers).toEqual({ 'content-encoding': 'br' })
  expect(gunzipSync((await page.for('gzip')).body).toString()).toBe(html)
  expect(await page.for()).toEqual({ body: Buffer.from(html), headers: {} })
})

test('a page is compressed once for all who take the same encoding', async () => {
  const page = new PageBody(['<!doctype html>'])
  const [first, second] = await Promise.all([page.for('br'), page.for('br, gzip')])
  expect(first.body).toBe(second.body)
})
