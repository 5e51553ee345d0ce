import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const show = (slug: string) => shop.call('GET', `/api/customer/products/slug/${slug}`)

async function slugOf(sku: string): Promise<string> {
  const { slug } = await shop.db
    .selectFrom('products')
    .select('slug')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return slug
}

const skusOf = (products: { sku: string }[]) => products.map(({ sku }) => sku)

describe('one product', () => {
  test('is the same by slug and by id', async () => {
    const { body } = await show('hp-305-black')
    const byId = await shop.call('GET', `/api/customer/products/id/${body.data.product.id}`)
    expect(byId.body).toEqual(body)
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining([
        'product',
        'related_products',
        'linked_product',
        'siblings',
        'pack_items',
        'replaces',
        'printers',
      ]),
    )
  })

  test.each(['/slug/nothing-like-this', '/id/99999999'])(
    '%s is not found, in the language of the caller',
    async (path) => {
      const { status, body } = await shop.call('GET', `/api/customer/products${path}`, {
        language: 'nl',
      })
      expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Product niet gevonden'])
      expect((await shop.call('GET', `/api/customer/products${path}`)).body.message).toBe(
        'Product not found',
      )
    },
  )

  test.each([
    ['draft', 404],
    ['archived', 410],
  ] as const)('a %s article answers %i and is in no list', async (status, answered) => {
    const sku = status === 'draft' ? 'OC-STAPLER-25' : 'OC-PUNCH-20'
    const slug = await slugOf(sku)
    await shop.db.updateTable('products').set({ status }).where('sku', '=', sku).execute()
    expect((await show(slug)).status).toBe(answered)
    expect((await shop.call('GET', `/api/customer/products/filter?search=${sku}`)).body.total).toBe(
      0,
    )
  })

  test('knows the other capacity, the colours of its group and the printers', async () => {
    const { body } = await show('hp-305-black')
    expect(body.data.linked_product.sku).toBe('HP-305XL-BK')
    expect(skusOf(body.data.siblings)).toEqual(expect.arrayContaining(['HP-305-BK', 'HP-305-CL']))
    expect(body.data.printers.map(({ slug }: { slug: string }) => slug)).toContain(
      'hp-deskjet-2720',
    )
  })

  test('a house-brand article names the original it replaces, and the original its alternative', async () => {
    const house = await show(await slugOf('OC-HP-305XL-BK'))
    expect(house.body.data.replaces.sku).toBe('HP-305XL-BK')
    expect(house.body.data.product.original_price).toBe(house.body.data.replaces.price)
    expect((await show('hp-305xl-black')).body.data.alternative.sku).toBe('OC-HP-305XL-BK')
  })

  test('a pack has the stock of its scarcest member', async () => {
    const [single, pack] = [
      await articleId(shop, 'OC-BR-TN2420'),
      await articleId(shop, 'OC-BR-TN2420-2PK'),
    ]
    for (const [pieces, packs] of [
      [7, 3],
      [1, 0],
      [0, 0],
    ] as const) {
      await givenStock(shop, single, pieces)
      const { body } = await shop.call('GET', `/api/customer/products/id/${pack}`)
      expect(body.data.product.stock).toBe(packs)
      expect(body.data.product.stock_status).toBe(packs === 0 ? 'out_of_stock' : 'low_stock')
      expect(body.data.pack_items).toMatchObject([{ quantity: 2, product: { id: single } }])
    }
  })

  test('a sale shows the price charged, the lowest of 30 days and the whole per cent between them', async () => {
    const [article] = await readRows<{ slug: string; sale: number; lowest: number }>(
      shop.db,
      `select slug, sale_price_cents as sale, lowest_price_30d_cents as lowest from products
      where sale_price_cents is not null and sale_from <= now() and sale_to > now() and status = 'active' limit 1`,
    )
    const { product } = (await show(article?.slug ?? '')).body.data
    expect(product.price).toBe(((article?.sale ?? 0) / 100).toFixed(2))
    expect(product.lowest_price_30d).toBe(((article?.lowest ?? 0) / 100).toFixed(2))
    expect(product.discount_percentage).toBe(
      Math.floor((((article?.lowest ?? 0) - (article?.sale ?? 0)) * 100) / (article?.lowest ?? 1)),
    )
  })

  test('a sale that has ended is charged no more, whatever the list was last told', async () => {
    const id = await articleId(shop, 'HP-305-BK')
    await shop.db
      .updateTable('products')
      .set({
        sale_price_cents: 100,
        sale_from: new Date('2020-01-01'),
        sale_to: new Date('2020-02-01'),
      })
      .where('id', '=', id)
      .execute()
    const { product } = (await show('hp-305-black')).body.data
    expect([product.price, product.sale_price, product.discount_percentage]).toEqual([
      product.regular_price,
      null,
      null,
    ])
  })

  test('an article in colours has the stock of each', async () => {
    const { product } = (await show(await slugOf('OC-BINDER-A4-40'))).body.data
    expect(
      product.product_colors.map(({ color, stock }: { color: { slug: string }; stock: number }) => [
        color.slug,
        stock,
      ]),
    ).toEqual([
      ['black', 84],
      ['blue', 63],
      ['red', 4],
      ['green', 0],
      ['white', 41],
    ])
    expect(product.stock).toBe(84 + 63 + 4 + 41)
  })

  test('pictures are paths below /media/', async () => {
    const { body } = await shop.call('GET', '/api/customer/products/filter?per_page=100')
    for (const { thumbnail, images } of body.data) {
      expect(
        [thumbnail, ...images.map(({ image_path: path }: { image_path: string }) => path)].every(
          (path: string) => path.startsWith('/media/'),
        ),
      ).toBe(true)
    }
    const drawing = await shop.call('GET', body.data[0].thumbnail)
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/svg+xml'),
    ])
  })
})

describe('printers', () => {
  test('brands have their series, models are found by any part of their name', async () => {
    const brands = (await shop.call('GET', '/api/printers/brands')).body.data
    expect(brands.map(({ slug }: { slug: string }) => slug)).toEqual(
      expect.arrayContaining(['brother', 'canon', 'epson', 'hp']),
    )
    const models = (await shop.call('GET', '/api/printers/models?q=j5330&brand=brother')).body.data
    expect(models).toMatchObject([
      { slug: 'brother-mfc-j5330dw', brand: 'Brother', technology: 'inkjet' },
    ])
    expect(
      (await shop.call('GET', '/api/printers/models?brand=hp&limit=7')).body.data,
    ).toHaveLength(7)
    expect((await shop.call('GET', '/api/printers/models?q=%25_')).status).toBe(200)
  })

  test('a printer groups its supplies by colour, marks the cheapest per page and offers complete sets', async () => {
    const { groups, sets } = (await shop.call('GET', '/api/printers/brother-mfc-j5330dw')).body.data
    const colors = groups
      .filter(({ kind }: { kind: string }) => kind === 'supply')
      .map(({ color }: { color: { slug: string } }) => color.slug)
    expect(colors).toEqual(['black', 'cyan', 'magenta', 'yellow'])
    for (const { products } of groups) {
      expect(
        products.filter(
          (product: { is_cheapest_per_page: boolean }) => product.is_cheapest_per_page,
        ).length,
      ).toBeLessThanOrEqual(1)
    }
    for (const { products, total } of sets) {
      const cents = products.reduce(
        (sum: number, { price }: { price: string }) => sum + Math.round(Number(price) * 100),
        0,
      )
      expect(total).toBe((cents / 100).toFixed(2))
      expect(products.every(({ stock }: { stock: number }) => stock > 0)).toBe(true)
    }
    expect(sets.length).toBeGreaterThan(0)
  })

  test('an unknown printer is not found', async () => {
    const { status, body } = await shop.call('GET', '/api/printers/nothing', { language: 'fr' })
    expect([status, body.message]).toEqual([404, 'Imprimante introuvable'])
  })
})

describe('suggestions', () => {
  test('begin with two characters', async () => {
    const nothing = { printers: [], products: [], categories: [] }
    expect((await shop.call('GET', '/api/search/suggest?q=t')).body.data).toEqual(nothing)
    expect((await shop.call('GET', '/api/search/suggest?q=%20t%20')).body.data).toEqual(nothing)
    const { data } = (await shop.call('GET', '/api/search/suggest?q=to')).body
    expect(data.categories.map(({ slug }: { slug: string }) => slug)).toContain('toner')
  })

  test('offer printers, products and categories', async () => {
    const { data } = (await shop.call('GET', '/api/search/suggest?q=mfc-j5330')).body
    expect(data.printers[0].slug).toBe('brother-mfc-j5330dw')
    expect(data.products.length).toBeGreaterThan(0)
  })
})

describe('references', () => {
  test('the footer’s category ids are the agreed ones', async () => {
    const { data } = (await shop.call('GET', '/api/customer/categories')).body
    const slugs = Object.fromEntries(
      data.map(({ id, slug }: { id: number; slug: string }) => [id, slug]),
    )
    expect(slugs).toMatchObject({
      1: 'printers',
      2: 'toner',
      3: 'inkjet',
      4: 'drum',
      5: 'stationery',
      6: 'accessories',
      7: 'printer-cable',
      8: 'cable-and-plug',
    })
  })

  test('exactly one brand is the house brand', async () => {
    const { data } = (await shop.call('GET', '/api/brands')).body
    expect(data.filter((brand: { is_house_brand: boolean }) => brand.is_house_brand)).toHaveLength(
      1,
    )
    expect((await shop.call('GET', '/api/colors/get-all-colors')).body.data.length).toBeGreaterThan(
      10,
    )
  })
})

describe('a pack', () => {
  const detail = async (sku: string) => (await show(await slugOf(sku))).body.data

  test('tells its pages, what its parts cost, and does not go well with them', async () => {
    const {
      product,
      pack_items: items,
      related_products: related,
    } = await detail('OC-HP-903XL-MULTI')
    const members: {
      quantity: number
      product: { sku: string; price: string; impressions: number }
    }[] = items
    const parts = members.reduce(
      (sum, { quantity, product: one }) => sum + quantity * Number(one.price),
      0,
    )
    expect(Number(product.parts_price)).toBeCloseTo(parts, 2)
    expect(product.impressions).toBe(
      members.reduce((sum, { quantity, product: one }) => sum + quantity * one.impressions, 0),
    )
    expect(product.price_per_impression).not.toBeNull()
    expect(product.cartridge).toBe('HP 903XL')
    const skus = skusOf(members.map(({ product: one }) => one))
    expect(skusOf(related).filter((sku) => skus.includes(sku))).toEqual([])
  })

  test('is suggested only while it costs less than its parts', async () => {
    const packs = async () => skusOf((await detail('OC-HP-903XL-BK')).packs)
    expect(await packs()).toContain('OC-HP-903XL-MULTI')
    const price = async (cents: number) => {
      await readRows(
        shop.db,
        `update products set regular_price_cents = $1, listed_price_cents = $1 where sku = 'OC-HP-903XL-MULTI'`,
        [cents],
      )
    }
    const { product } = await detail('OC-HP-903XL-MULTI')
    await price(Math.round(Number(product.parts_price) * 100))
    expect(await packs()).not.toContain('OC-HP-903XL-MULTI')
    await price(Math.round(Number(product.regular_price) * 100))
  })
})

test('an original names what stands in for it only while it is sold out and that is not', async () => {
  const [original, house] = [
    await articleId(shop, 'HP-12A-BK'),
    await articleId(shop, 'OC-HP-12A-BK'),
  ]
  const standIn = async () => (await show(await slugOf('HP-12A-BK'))).body.data.product.stand_in
  await givenStock(shop, original, 5)
  await givenStock(shop, house, 5)
  expect(await standIn()).toBeNull()
  await givenStock(shop, original, 0)
  expect(await standIn()).toMatchObject({ id: house, slug: await slugOf('OC-HP-12A-BK') })
  await givenStock(shop, house, 0)
  expect(await standIn()).toBeNull()
})
