import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const text = async (path: string) => (await fetch(shop.address + path)).text()
const fixture = (fileName: string) => ({
  fileName,
  contents: readFileSync(`tests/fixtures/${fileName}`, 'utf8'),
})
const valid = async (contents: string, schema: string, ...preload: string[]) => {
  const { valid: isValid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [fixture(schema)],
    preload: preload.map(fixture),
    maxMemoryPages: 4096,
  })
  return isValid ? [] : errors.slice(0, 3)
}
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at)
const lastChange = async (part: string, path: string) =>
  new RegExp(`${RegExp.escape(path)}</loc><lastmod>([^<]+)<`).exec(
    await text(`/sitemaps/${part}.xml`),
  )?.[1]
const activeSlugs = async () =>
  (
    await shop.db.selectFrom('products').select('slug').where('status', '=', 'active').execute()
  ).map(({ slug }) => slug)

describe('the sitemap', () => {
  test('is valid, and its parts name every article, printer and category for sale', async () => {
    const index = await text('/sitemap.xml')
    expect(await valid(index, 'siteindex.xsd')).toEqual([])
    const parts = locations(index).map((at) => new URL(at).pathname)
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/products-1.xml',
      '/sitemaps/printers.xml',
      '/sitemaps/categories.xml',
    ])
    const listed = new Set<string>()
    for (const part of parts) {
      const xml = await text(part)
      expect(
        await valid(xml, 'sitemap-with-links.xsd', 'sitemap.xsd', 'sitemap-links.xsd'),
      ).toEqual([])
      for (const at of locations(xml)) listed.add(new URL(at).pathname)
    }
    for (const slug of await activeSlugs()) expect(listed).toContain(`/product/${slug}`)
    expect(listed).toContain('/printer/brother-dcp-l2530dw')
    expect(listed).toContain('/shop/toner')
    expect(listed).not.toContain('/cart')
    expect(listed).not.toContain('/checkout')
  }, 60_000)

  test('names each page in three languages', async () => {
    const xml = await text('/sitemaps/categories.xml')
    expect(xml).toContain(`hreflang="nl" href="${shop.address}/shop/toner?lng=nl"`)
    expect(xml).toContain(`hreflang="x-default" href="${shop.address}/shop/toner"`)
  })

  test('says when a page changed: by its texts and price, not by its stock', async () => {
    const path = '/product/brother-tn-2420'
    const change = (set: string) =>
      sql`update products set ${sql.raw(set)} where slug = 'brother-tn-2420'`.execute(shop.db)
    const before = await lastChange('products-1', path)
    await change('popularity = popularity + 1')
    expect(await lastChange('products-1', path)).toBe(before)
    await change("description = description || ' New.'")
    const after = await lastChange('products-1', path)
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  })

  test('has no parts but its own', async () => {
    for (const name of ['products-2', 'products-0', 'articles-9', 'x'])
      expect((await fetch(`${shop.address}/sitemaps/${name}.xml`)).status).toBe(404)
  })
})

test('robots.txt keeps engines out of what is private and names the sitemap', async () => {
  const robots = await text('/robots.txt')
  for (const path of ['/api/', '/admin', '/checkout', '/customer', '/apple-pay-payment'])
    expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toContain(`Sitemap: ${shop.address}/sitemap.xml`)
})

test.each(['en', 'nl', 'fr'])('the Merchant feed has every required field, %s', async (lng) => {
  const xml = await text(`/feeds/google-merchant.xml?lng=${lng}`)
  const items = xml.split('<item>').slice(1)
  expect(items).toHaveLength((await activeSlugs()).length)
  const required = ['id', 'title', 'description', 'availability', 'price', 'brand', 'condition']
  const faults = items.flatMap((item) => [
    ...required.filter((name) => !new RegExp(`<g:${name}>[^<]+</g:${name}>`).test(item)),
    ...(item.includes(`?lng=${lng}</g:link>`) ? [] : ['link']),
    ...(/<g:image_link>http[^<]+\.png</.test(item) ? [] : ['image_link']),
    ...(/<g:price>\d+\.\d\d EUR</.test(item) ? [] : ['price in euro']),
    ...(/<g:(gtin|mpn)>|<g:identifier_exists>no</.test(item) ? [] : ['identifier']),
    ...(/<g:country>BE</.test(item) ? [] : ['shipping']),
  ])
  expect(faults).toEqual([])
  expect(xml.endsWith('</channel></rss>\n')).toBe(true)
})

test.each([
  ['/media/share/fr/product/octavo-canon-pgi-580xl-cli-581xl-multipack.png', 1200, 630],
  ['/media/share/nl/printer/brother-dcp-l2530dw.png', 1200, 630],
  ['/media/share/en/shop/home.png', 1200, 630],
  ['/media/products/brother-tn-2420.png', 1000, 1000],
])('a picture is made for previews: %s', async (path, width, height) => {
  const answer = await fetch(shop.address + path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height })
})

test('an article with a photo shows it in feeds and previews', async () => {
  const { token } = await givenPerson(shop, 'admin')
  const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#d00000' } })
  const content = new Uint8Array(await red.png().toBuffer())
  const kept = await upload(shop, '/api/media/upload', { token, content, name: 'red.png' })
  await sql`update products set thumbnail = ${kept.body.data.path} where slug = 'brother-tn-2320'`.execute(
    shop.db,
  )
  for (const path of ['products/brother-tn-2320.png', 'share/nl/product/brother-tn-2320.png']) {
    const file = await (await fetch(`${shop.address}/media/${path}`)).arrayBuffer()
    // Where the drawing would be black and white.
    const left = path.startsWith('share') ? 880 : 460
    const middle = sharp(file).extract({ left, top: 300, width: 60, height: 60 }).toBuffer()
    const { dominant } = await sharp(await middle).stats()
    expect([path, dominant.r > 180, dominant.g < 40, dominant.b < 40]).toEqual([
      path,
      true,
      true,
      true,
    ])
  }
})

test('no picture is made of what is not there', async () => {
  for (const path of ['nl/product/nothing', 'de/shop/home', 'nl/secret/home', 'nl/shop/other'])
    expect((await fetch(`${shop.address}/media/share/${path}.png`)).status).toBe(404)
})

describe('an address that was given out', () => {
  const show = (slug: string) => shop.call('GET', `/api/customer/products/slug/${slug}`)
  const rename = (from: string, to: string) =>
    sql`update products set slug = ${to} where slug = ${from}`.execute(shop.db)

  test('finds an article under the slug it has now, also after several names', async () => {
    await rename('brother-tn-2410', 'brother-tn-2410-black')
    await rename('brother-tn-2410-black', 'tn-2410-toner')
    for (const slug of ['brother-tn-2410', 'brother-tn-2410-black'])
      expect((await show(slug)).body.data.product.slug).toBe('tn-2410-toner')
    await rename('tn-2410-toner', 'brother-tn-2410')
    expect((await show('tn-2410-toner')).body.data.product.slug).toBe('brother-tn-2410')
  })

  test('tells of an archived article and of what took its place', async () => {
    await sql`update products set status = 'archived', successor_id = (select id from products where slug = 'brother-tn-2420')
      where slug = 'brother-tn-2410'`.execute(shop.db)
    const { status, body } = await show('brother-tn-2410')
    expect([status, body.code, body.message]).toEqual([
      410,
      'gone',
      'This product is no longer sold.',
    ])
    expect(body.data.successor.slug).toBe('brother-tn-2420')
  })

  test('of a category still leads to its list', async () => {
    await sql`update categories set slug = 'toners' where slug = 'toner'`.execute(shop.db)
    await expect
      .poll(
        async () =>
          (await shop.call('GET', '/api/customer/products/filter?category_slug=toner')).body
            .category?.slug,
      )
      .toBe('toners')
  })
})
