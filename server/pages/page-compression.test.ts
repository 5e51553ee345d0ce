import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { encoded, encodingFor } from './page-compression.ts'

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
  const brotli = await encoded([html], 'br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
  expect(brotli.headers).toEqual({ 'content-encoding': 'br' })
  expect(gunzipSync((await encoded([html], 'gzip')).body).toString()).toBe(html)
  expect(await encoded([html], undefined)).toEqual({ body: Buffer.from(html), headers: {} })
})
