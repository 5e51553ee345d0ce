import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

const idOf = async (table: 'brands' | 'categories' | 'colors', slug: string) =>
  (await shop.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .id
const house = (
  await shop.db
    .selectFrom('brands')
    .select('id')
    .where('is_house_brand', '=', true)
    .executeTakeFirstOrThrow()
).id
const inkjet = await idOf('categories', 'inkjet')
const black = await idOf('colors', 'black')
const cyan = await idOf('colors', 'cyan')

const png = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#24346b' } })
    .png()
    .toBuffer(),
)
const DRAWING = '/media/drawings/ink_black_house_X-100.svg'

let made = 0
const body = (more: object = {}) => ({
  name: `Octavo X-${++made} black`,
  sku: `OC-X-${made}`,
  brand_id: house,
  category_id: inkjet,
  regular_price: '12.50',
  ...more,
})
const ready = (more: object = {}) =>
  body({
    name_nl: 'Octavo X zwart',
    name_fr: 'Octavo X noir',
    images: [{ image_path: DRAWING, alt: 'Black cartridge' }],
    status: 'active',
    ...more,
  })
const post = (sent: object) => shop.call('POST', '/api/admin/products', { token, body: sent })
const put = (id: number, sent: object) =>
  shop.call('PUT', `/api/admin/products/${id}`, { token, body: sent })
const show = async (id: number) =>
  (await shop.call('GET', `/api/admin/products/${id}`, { token })).body.data
const list = (query: string) => shop.call('GET', `/api/admin/products?${query}`, { token })
const inShop = (slug: string, query = '') =>
  shop.call('GET', `/api/customer/products/slug/${slug}${query}`)
const idsIn = ({ body: { data } }: { body: { data: { id: number }[] } }) => data.map(({ id }) => id)
async function given(more: object = {}) {
  const { status, body: answer } = await post(ready(more))
  if (status !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}

describe('who may', () => {
  test('neither guests nor customers', async () => {
    expect((await shop.call('GET', '/api/admin/products')).status).toBe(401)
    const refused = await shop.call('POST', '/api/admin/products', {
      token: customer.token,
      body: body(),
    })
    expect(refused.status).toBe(403)
    const { total } = (await list('search=OC-X')).body
    expect(total).toBe(0)
  })
})

describe('creating', () => {
  test('what is asked for is a draft with an address, a kind and a place on the shelf', async () => {
    const { status, body: answer } = await post(body())
    expect(status).toBe(201)
    expect(answer.data).toMatchObject({
      status: 'draft',
      type: 'inkjet',
      origin: 'house',
      stock_kind: 'single',
      stock: 0,
      regular_price: '12.50',
      price: '12.50',
      price_history: [{ price: '12.50' }],
      missing: ['name_nl', 'name_fr', 'picture'],
      can_delete: true,
      version: 1,
    })
    expect(answer.data.slug).toMatch(/^octavo-x-\d+-black$/)
    expect((await inShop(answer.data.slug)).status).toBe(404)
    const shelf = await shop.call('GET', `/api/admin/stock?product_id=${answer.data.id}`, { token })
    expect(shelf.body.data).toHaveLength(1)
  })

  test('bad input names its fields and changes nothing', async () => {
    const bad = await post({
      ...body(),
      ean_number: '5400880122193',
      sale_price: '13.00',
      regular_price: '12.50',
    })
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['ean_number']])
    const dear = await post(body({ sale_price: '13.00' }))
    expect([dear.status, Object.keys(dear.body.errors)]).toEqual([422, ['sale_price']])
    expect((await post(body({ brand_id: 999_999 }))).body.errors).toHaveProperty('brand_id')
    expect((await post(body({ nobody_knows: 1 }))).status).toBe(422)
    const { sku, slug } = (await post(body())).body.data
    const twice = await post(body({ sku, slug }))
    expect(Object.keys(twice.body.errors).toSorted()).toEqual(['sku', 'slug'])
    // One code however it is written.
    const small = await post(body({ sku: sku.toLowerCase() }))
    expect([small.status, Object.keys(small.body.errors)]).toEqual([422, ['sku']])
  })

  test('an article that lacks something cannot be sold, and says what', async () => {
    const { status, body: answer } = await post(body({ status: 'active', regular_price: '0' }))
    expect(status).toBe(422)
    expect(Object.keys(answer.errors).toSorted()).toEqual([
      'images',
      'name_fr',
      'name_nl',
      'regular_price',
    ])
  })

  test('a price is above 0 and an amount; empty means the article’s own, or no sale', async () => {
    const refusal = async (sent: object) => Object.values((await post(ready(sent))).body.errors)
    expect(await refusal({ regular_price: '0' })).toEqual([
      [expect.stringMatching(/above 0, such as/)],
    ])
    expect(await refusal({ regular_price: '-3' })).toEqual([[expect.stringMatching(/amount such/)]])
    expect(await refusal({ sale_price: '0.00' })).toEqual([[expect.stringMatching(/no sale/)]])
    const pen = (price: string | null) => [{ color_id: black, sku: `PEN-${++made}`, price }]
    for (const [price, words] of [
      ['0', /price of the article/],
      ['-3', /amount such/],
    ] as const) {
      const { body: answer } = await post(ready({ product_colors: pen(price) }))
      expect(answer.errors).toEqual({ 'product_colors.0.price': [expect.stringMatching(words)] })
    }
    expect((await post(ready({ product_colors: pen(null), sale_price: null }))).status).toBe(201)
  })

  test('what is ready is in the shop at once, found by its words and codes', async () => {
    const product = await given({ cartridge_code: 'QX-4711', ean_number: '5400880122192' })
    const { body: page } = await inShop(product.slug)
    expect(page.data.product).toMatchObject({
      id: product.id,
      name_nl: 'Octavo X zwart',
      thumbnail: DRAWING,
      price: '12.50',
    })
    expect(product.advised).toEqual(['yield', 'fit'])
    for (const words of ['qx 4711', '5400880122192', product.sku]) {
      const found = await shop.call(
        'GET',
        `/api/customer/products/filter?search=${encodeURIComponent(words)}`,
      )
      expect(idsIn(found)).toContain(product.id)
    }
  })
})

describe('changing', () => {
  test('what is sent changes, a stale version is told with the record, and the log says what', async () => {
    const product = await given()
    const changed = await put(product.id, { name: 'Octavo X new', version: 1 })
    expect(changed.body.data).toMatchObject({ name: 'Octavo X new', sku: product.sku, version: 2 })
    const late = await put(product.id, { name: 'Too late', version: 1 })
    expect([late.status, late.body.code, late.body.data.name]).toEqual([
      409,
      'stale',
      'Octavo X new',
    ])
    const history = await shop.call('GET', `/api/admin/products/${product.id}/history`, { token })
    expect(history.body.data.map((row: { action: string }) => row.action)).toEqual([
      'update',
      'create',
    ])
    expect(history.body.data[0]).toMatchObject({
      before: { name: product.name },
      after: { name: 'Octavo X new' },
    })
    expect((await put(2_147_483_000, { name: 'x' })).status).toBe(404)
  })

  test('a new address leads on from the old one', async () => {
    const { id, slug } = await given()
    const moved = await put(id, { slug: `${slug}-moved`, seo_title_nl: 'Zwarte inkt' })
    expect(moved.body.data.former_slugs).toEqual([slug])
    expect((await inShop(slug)).body.data.product.slug).toBe(`${slug}-moved`)
    const dutch = await shop.call('GET', `/api/customer/products/slug/${slug}-moved`, {
      language: 'nl',
    })
    expect(dutch.body.data.seo).toEqual({ title: 'Zwarte inkt' })
    expect((await post(body({ slug }))).body.errors).toHaveProperty('slug')
  })

  test('each change of a price is noted, with the lowest of the 30 days before', async () => {
    const { id, slug } = await given({ regular_price: '20.00' })
    await put(id, { regular_price: '18.00' })
    await put(id, { regular_price: '22.00' })
    const onSale = (await put(id, { sale_price: '15.00' })).body.data
    expect(onSale.price_history.map(({ price }: { price: string }) => price)).toEqual([
      '15.00',
      '22.00',
      '18.00',
      '20.00',
    ])
    expect((await inShop(slug)).body.data.product).toMatchObject({
      price: '15.00',
      sale_price: '15.00',
      lowest_price_30d: '18.00',
      discount_percentage: 16,
    })
    const planned = (await put(id, { sale_from: '2099-01-01T00:00:00Z' })).body.data
    expect(planned).toMatchObject({ price: '22.00', sale_price: '15.00' })
  })

  test('a price that stood 30 days ago counts as long as it stood', async () => {
    const { id, slug } = await given({ regular_price: '10.00' })
    await put(id, { regular_price: '14.00' })
    await shop.db
      .updateTable('price_history')
      .set({ valid_from: new Date(Date.now() - 60 * 86_400_000) })
      .where('product_id', '=', id)
      .where('price_cents', '=', 1000)
      .execute()
    await put(id, { sale_price: '12.00' })
    expect((await inShop(slug)).body.data.product.lowest_price_30d).toBe('10.00')
  })

  test('an article on sale may lack what it lacked before, but nothing more', async () => {
    const { id } = await given()
    await shop.db.updateTable('products').set({ name_fr: '' }).where('id', '=', id).execute()
    expect((await put(id, { regular_price: '9.00' })).status).toBe(200)
    expect((await put(id, { name_nl: '' })).body.errors).toHaveProperty('name_nl')
  })

  test('lists and their counts follow a category at once', async () => {
    const toner = await idOf('categories', 'toner')
    const { id } = await given()
    await put(id, { category_id: toner })
    const found = await shop.call(
      'GET',
      '/api/customer/products/filter?category_slug=toner&sort_by=created_at&sort_order=desc',
    )
    expect(idsIn(found)).toContain(id)
  })
})

describe('pictures', () => {
  test('uploaded ones are encoded anew behind the others; PUT orders, describes and removes', async () => {
    const { id, slug } = await given()
    const added = await upload(shop, `/api/admin/products/${id}/images`, {
      token,
      field: 'images',
      name: 'x.png',
      content: png,
    })
    expect(added.status).toBe(201)
    const [drawing, photo] = added.body.data.images
    expect(photo.image_path).toMatch(/^\/media\/pictures\/[0-9a-f]{24}-400x300\/400\.webp$/)
    expect((await fetch(shop.address + photo.image_path)).headers.get('content-type')).toBe(
      'image/webp',
    )
    const words = { alt: 'Front', alt_nl: 'Voorkant', alt_fr: 'Face' }
    const sorted = await put(id, {
      images: [{ image_path: photo.image_path, ...words }, { image_path: drawing.image_path }],
    })
    expect(sorted.body.data.thumbnail).toBe(photo.image_path)
    expect((await inShop(slug)).body.data.product.images[0]).toMatchObject(words)
    expect((await put(id, { images: [] })).body.errors).toHaveProperty('images')
    expect(
      (await put(id, { images: [{ image_path: '/media/x.webp' }] })).body.errors,
    ).toHaveProperty('images')
  })

  test('what is no picture is refused', async () => {
    const { id } = await given()
    const svg = await upload(shop, `/api/admin/products/${id}/images`, {
      token,
      field: 'images',
      name: 'x.svg',
      content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect([svg.status, Object.keys(svg.body.errors)]).toEqual([422, ['images']])
    expect((await show(id)).images).toHaveLength(1)
  })
})

describe('packs and colours', () => {
  test('a pack has what its members have', async () => {
    const [one, other] = [await given({ impressions: 200 }), await given({ impressions: 300 })]
    await givenStock(shop, one.id, 9)
    await givenStock(shop, other.id, 3)
    const pack = await given({
      pack_items: [
        { product_id: one.id, quantity: 2 },
        { product_id: other.id, quantity: 1 },
      ],
    })
    expect(pack).toMatchObject({ stock_kind: 'pack', stock: 3, impressions: 700 })
    expect((await inShop(pack.slug)).body.data.pack_items).toHaveLength(2)
    const fewer = await put(pack.id, { pack_items: [{ product_id: one.id, quantity: 5 }] })
    expect(fewer.body.data.stock).toBe(1)
    const nested = await post(body({ pack_items: [{ product_id: pack.id, quantity: 1 }] }))
    expect(nested.body.errors).toHaveProperty('pack_items')
    const itself = await put(one.id, { pack_items: [{ product_id: other.id, quantity: 1 }] })
    expect(itself.body.errors).toHaveProperty('pack_items')
  })

  test('each colour has a SKU, a price and a shelf of its own, which is not lost with stock on it', async () => {
    const pens = await given({
      product_colors: [
        { color_id: black, sku: 'OC-PEN-BK' },
        { color_id: cyan, sku: 'OC-PEN-C', price: '13.00' },
      ],
    })
    expect(pens.product_colors).toMatchObject([
      { sku: 'OC-PEN-BK', price: null, stock: 0 },
      { sku: 'OC-PEN-C', price: '13.00' },
    ])
    expect((await post(body({ sku: 'OC-PEN-C' }))).body.errors).toHaveProperty('sku')
    const [first] = pens.product_colors
    await shop.call('PATCH', `/api/admin/stock/${pens.id}`, {
      token,
      body: { mode: 'set', quantity: 4, reason: 'Count', product_color_id: first.id },
    })
    const fewer = await put(pens.id, { product_colors: [{ color_id: cyan, sku: 'OC-PEN-C' }] })
    expect(fewer.body.errors).toHaveProperty('product_colors')
    const kept = await put(pens.id, {
      product_colors: [{ color_id: black, sku: 'OC-PEN-BLACK' }],
    })
    expect(kept.body.data.product_colors).toMatchObject([
      { id: first.id, sku: 'OC-PEN-BLACK', stock: 4 },
    ])
  })
})

describe('printers', () => {
  test('a pasted list is matched line by line, and what is chosen fits', async () => {
    const { body: matched } = await shop.call('POST', '/api/admin/printers/match', {
      token,
      body: { lines: ['brother mfc-j5330dw', '', 'MFCJ5330DW', 'MFC-J53', 'LC-3219XL'] },
    })
    const lines = matched.data.lines as { status: string; printers: { id: number }[] }[]
    expect(lines.map(({ status }) => status)).toEqual(['found', 'found', 'several', 'unknown'])
    const printerId = lines[0]?.printers[0]?.id ?? 0
    const { id, slug, version } = await given()
    const fitting = await shop.call('PUT', `/api/admin/products/${id}/printers`, {
      token,
      body: { printer_ids: [printerId], version },
    })
    expect(fitting.body.data.printers).toMatchObject([
      { printer_id: printerId, source: 'staff', confirmed: true },
    ])
    expect((await inShop(slug)).body.data).toMatchObject({
      printers: [{ id: printerId, confirmed: true }],
      product: { printer_count: 1 },
    })
    const unknown = await shop.call('PUT', `/api/admin/products/${id}/printers`, {
      token,
      body: { printer_ids: [2_147_483_000] },
    })
    expect(unknown.body.errors).toHaveProperty('printers')
  })
})

describe('drafts, copies and the end', () => {
  test('a draft opens by its link alone', async () => {
    const { data } = (await post(body())).body
    expect((await inShop(data.slug)).status).toBe(404)
    const preview = String(data.shop_path).replace(/^[^?]*/, '')
    const { status, body: page } = await inShop(data.slug, preview)
    expect([status, page.data.product.id, page.data.seo]).toEqual([
      200,
      data.id,
      { robots: 'noindex' },
    ])
    expect((await inShop(data.slug, '?preview=1.x')).status).toBe(404)
  })

  test('a copy is a draft without EAN, and can be deleted', async () => {
    const product = await given({ ean_number: '4006381333931' })
    const copy = await shop.call('POST', `/api/admin/products/${product.id}/duplicate`, {
      token,
      body: {},
    })
    expect([copy.status, copy.body.data]).toMatchObject([
      201,
      { status: 'draft', sku: `${product.sku}-COPY`, ean_number: null, images: product.images },
    ])
    const { id } = copy.body.data
    const gone = await shop.call('DELETE', `/api/admin/products/${id}`, { token })
    expect([gone.status, gone.body.data]).toEqual([200, null])
    expect((await shop.call('DELETE', `/api/admin/products/${id}`, { token })).status).toBe(404)
  })

  test('what is or was sold is not deleted; archived, it names what took its place', async () => {
    const [old, next] = [await given(), await given()]
    const refused = await shop.call('DELETE', `/api/admin/products/${old.id}`, { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
    await put(old.id, { status: 'archived', successor_id: next.id })
    const page = await inShop(old.slug)
    expect([page.status, page.body.data.successor.id]).toEqual([410, next.id])
    const bought = await articleId(shop, 'OC-BR-TN2420')
    await shop.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', bought)
      .execute()
    const sold = await shop.call('DELETE', `/api/admin/products/${bought}`, { token })
    expect(sold.status).toBe(409)
  })

  test('several at once: each says what became of it', async () => {
    const draft = (await post(body())).body.data
    const active = await given()
    const { body: answer } = await shop.call('POST', '/api/admin/products/bulk', {
      token,
      language: 'nl',
      body: { ids: [draft.id, active.id, 2_147_483_000], action: 'status', value: 'active' },
    })
    expect(answer.data).toMatchObject({ changed: 1, failed: 2 })
    expect(answer.data.results[0].message).toContain('De Franse naam ontbreekt.')
    const deleted = await shop.call('POST', '/api/admin/products/bulk', {
      token,
      body: { ids: [draft.id, active.id], action: 'delete' },
    })
    expect(deleted.body.data).toMatchObject({ changed: 1, failed: 1 })
    const bad = await shop.call('POST', '/api/admin/products/bulk', {
      token,
      body: { ids: [active.id], action: 'category', value: 999_999 },
    })
    expect(bad.status).toBe(422)
  })
})

describe('the list', () => {
  test('is searched, filtered and sorted', async () => {
    const draft = (await post(body({ name: 'Zebra paper', manufacturer_code: 'ZB-99' }))).body.data
    for (const search of ['zebra', 'ZB99', draft.sku])
      expect(idsIn(await list(`search=${search}`))).toContain(draft.id)
    expect(idsIn(await list('status=draft&missing=nl&per_page=100'))).toContain(draft.id)
    expect(idsIn(await list('missing=image&per_page=100'))).toContain(draft.id)
    expect(idsIn(await list('status=active&search=zebra'))).toEqual([])
    const dear = await list('sort=price&direction=desc&per_page=5')
    const prices = dear.body.data.map(({ price }: { price: string }) => Number(price))
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
    const out = await list('stock_status=out_of_stock&sort=stock&per_page=5')
    expect(out.body.data.every(({ stock }: { stock: number }) => stock === 0)).toBe(true)
    for (const sort of ['name', 'sku', 'stock', 'created_at', 'popularity'])
      expect((await list(`sort=${sort}`)).status).toBe(200)
    expect((await list('sort=color')).status).toBe(422)
  })
})
