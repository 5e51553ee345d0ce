import { describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { token } = await givenPerson(shop)
const filter = (query: string, language = 'en') =>
  shop.call('GET', `/api/customer/products/filter?${query}`, { language })

interface Listed {
  id: number
  sku: string
  price: string
  name: string
  stock: number
  created_at: string
  price_per_impression: string | null
  brand: { slug: string }
  color: { slug: string } | null
  category: { slug: string }
  type: string
  origin: string
}

describe('who may list', () => {
  const VARIANTS = [
    'get-all-products',
    'filter',
    'search?query=toner',
    'brand/hp',
    'id/1',
    'slug/hp-305-black',
  ]

  test.each(VARIANTS)('authenticated/%s answers with a token', async (path) => {
    const { status, body } = await shop.call(
      'GET',
      `/api/customer/products/authenticated/${path}`,
      { token },
    )
    expect([status, body.status]).toEqual([200, 'success'])
  })

  test.each(VARIANTS)(
    'authenticated/%s is 401 without one, or with a made-up one',
    async (path) => {
      const callers = [
        [{}, 'Authentication required'],
        [{ token: 'made-up' }, 'Your session has expired. Please login again.'],
      ] as const
      for (const [nobody, message] of callers) {
        const { status, body } = await shop.call(
          'GET',
          `/api/customer/products/authenticated/${path}`,
          nobody,
        )
        expect(status).toBe(401)
        expect(body).toMatchObject({
          status: 'error',
          code: 'unauthenticated',
          message,
        })
      }
    },
  )

  test.each(['', '/filter', '/search?query=toner', '/brand/hp', '/id/1', '/slug/hp-305-black'])(
    'everybody reads products%s',
    async (path) => {
      const { status, body, headers } = await shop.call('GET', `/api/customer/products${path}`)
      expect([status, body.status, typeof body.message]).toEqual([200, 'success', 'string'])
      expect(headers.get('content-type')).toContain('application/json')
    },
  )
})

describe('pages', () => {
  test.each([
    ['/customer/products', 10],
    ['/customer/products/filter', 20],
    ['/customer/products/search?query=toner', 20],
    ['/customer/products/brand/hp', 10],
  ])('%s has %i a page, with the numbers beside the data and in meta', async (path, perPage) => {
    const { body } = await shop.call('GET', `/api${path}`)
    expect(body.data).toHaveLength(perPage)
    const numbers = {
      total: body.total,
      per_page: perPage,
      current_page: 1,
      last_page: Math.ceil(body.total / perPage),
    }
    expect(body).toMatchObject({ ...numbers, meta: numbers })
  })

  test('per_page is clamped to 100', async () => {
    const { body } = await filter('per_page=1000')
    expect(body.per_page).toBe(100)
    expect(body.data).toHaveLength(100)
  })

  test('pages follow each other without gap or repetition', async () => {
    const ids: number[] = []
    for (let page = 1; page <= 5; page++)
      ids.push(...(await filter(`per_page=13&page=${page}`)).body.data.map(({ id }: Listed) => id))
    expect(ids).toEqual((await filter('per_page=65')).body.data.map(({ id }: Listed) => id))
    expect(new Set(ids).size).toBe(65)
  })

  test('a page past the end is empty', async () => {
    const { status, body } = await filter('page=9999')
    expect(status).toBe(200)
    expect(body.data).toEqual([])
  })

  test.each([
    'colour=black',
    'page=0',
    'page=x',
    'per_page=-1',
    'sort_by=stock',
    'price_min=abc',
    'in_stock=perhaps',
    'sort_order=up',
  ])('%s is refused by field', async (query) => {
    const { status, body } = await filter(query)
    expect(status).toBe(422)
    expect(body.code).toBe('validation')
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]])
  })
})

describe('filters', () => {
  const CASES: [query: string, holds: (product: Listed) => boolean][] = [
    ['category_slug=toner', ({ category }) => category.slug === 'toner'],
    ['category_id=3', ({ category }) => category.slug === 'inkjet'],
    ['brand_slug=canon', ({ brand }) => brand.slug === 'canon'],
    ['brands[]=hp&brands[]=canon', ({ brand }) => ['hp', 'canon'].includes(brand.slug)],
    ['color_slug=cyan', ({ color }) => color?.slug === 'cyan'],
    ['type=drum', ({ type }) => type === 'drum'],
    ['origin=house', ({ origin }) => origin === 'house'],
    ['in_stock=1', ({ stock }) => stock > 0],
    ['price_min=20&price_max=25.50', ({ price }) => Number(price) >= 20 && Number(price) <= 25.5],
    [
      'category_slug=inkjet&brand_slug=octavo&color_slug=black',
      (one) =>
        one.category.slug === 'inkjet' &&
        one.brand.slug === 'octavo' &&
        one.color?.slug === 'black',
    ],
  ]

  test.each(CASES)('%s', async (query, holds) => {
    const { body } = await filter(`${query}&per_page=100`)
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data.filter((product: Listed) => !holds(product))).toEqual([])
    const all = (await shop.call('GET', '/api/customer/products/filter')).body.total
    expect(body.total).toBeLessThan(all)
  })

  test('model_id lists what fits a printer', async () => {
    const [printer] = await readRows<{ id: number; n: number }>(
      shop.db,
      `select q.id, count(*)::int as n from printers q join fits f on f.printer_id = q.id join products p on p.id = f.product_id and p.status = 'active'
      where q.slug = 'brother-mfc-j5330dw' group by q.id`,
    )
    expect((await filter(`model_id=${printer?.id}`)).body.total).toBe(printer?.n)
  })

  test('for_brand lists what fits printers of a maker, whoever made it', async () => {
    const [{ n, house } = { n: 0, house: 0 }] = await readRows<{ n: number; house: number }>(
      shop.db,
      `select count(*)::int as n, (count(*) filter (where p.origin = 'house'))::int as house
      from products p where p.status = 'active' and exists (
        select from fits f join printers q on q.id = f.printer_id join brands b on b.id = q.brand_id
        where f.product_id = p.id and b.slug = 'brother')`,
    )
    expect(house).toBeGreaterThan(0)
    const { body } = await filter('for_brand=brother')
    expect(body.total).toBe(n)
    expect((await filter('for_brand=brother&brand_slug=octavo')).body.total).toBe(house)
    const both = await filter('for_brand=brother&for_brand=hp&per_page=100')
    expect(both.body.total).toBeGreaterThan(n)
    expect((await filter('for_brand=brother&for_brand=nobody')).body.total).toBe(n)
  })

  test('for_brand counts alike in plain lists, searches and price ranges', async () => {
    for (const query of ['category_slug=toner', 'search=toner', 'price_min=20&price_max=60']) {
      const { body } = await filter(`${query}&for_brand=hp&in_stock=1`)
      expect(body.facets.for_brands.length).toBeGreaterThan(1)
      for (const { value, count } of body.facets.for_brands) {
        const one = await filter(`${query}&for_brand=${value}&in_stock=1`)
        expect(one.body.total, `${query} ${value}`).toBe(count)
      }
      for (const { value, count } of body.facets.origins) {
        const one = await filter(`${query}&for_brand=hp&in_stock=1&origin=${value}`)
        expect(one.body.total, `${query} ${value}`).toBe(count)
      }
    }
  })

  test('for_brand follows the fits, and a printer that changes its brand', async () => {
    const total = async (maker: string) => (await filter(`for_brand=${maker}`)).body.total
    const before = await total('kyocera')
    const [moved] = await readRows<{ printer_id: number }>(
      shop.db,
      `insert into fits (product_id, printer_id, source)
      select p.id, q.id, 'test' from products p, printers q join brands b on b.id = q.brand_id
      where p.slug = 'octavo-brother-tn-2420' and b.slug = 'kyocera' limit 1 returning printer_id`,
    )
    // Each process keeps the counts until it hears of a change: a second at most.
    await expect.poll(() => total('kyocera')).toBe(before + 1)
    const move = (to: string) =>
      readRows(
        shop.db,
        'update printers set brand_id = (select id from brands where slug = $1) where id = $2',
        [to, moved?.printer_id],
      )
    await move('samsung')
    await expect.poll(() => total('kyocera')).toBeLessThanOrEqual(before)
    await move('kyocera')
    await readRows(shop.db, `delete from fits where source = 'test'`)
    await expect.poll(() => total('kyocera')).toBe(before)
  })

  test.each([
    'for_brand=nobody',
    'brand_slug=nobody',
    'category_slug=nothing',
    'color_slug=none',
    'model_id=99999999',
    'brand_slug=%27%3Bdrop',
  ])('%s matches nothing', async (query) => {
    const { status, body } = await filter(query)
    expect([status, body.total, body.data]).toEqual([200, 0, []])
  })

  test('a facet counts what its other values would show, and ignores its own filter', async () => {
    const { body } = await filter('category_slug=toner&brands[]=hp')
    for (const { value, count } of body.facets.brands) {
      expect((await filter(`category_slug=toner&brands[]=${value}`)).body.total, value).toBe(count)
    }
    for (const { value, count } of body.facets.colors) {
      expect(
        (await filter(`category_slug=toner&brands[]=hp&color_slug=${value}`)).body.total,
        value,
      ).toBe(count)
    }
    expect(body.facets.brands.length).toBeGreaterThan(2)
    expect(body.facets.in_stock[0].count).toBe(
      (await filter('category_slug=toner&brands[]=hp&in_stock=1')).body.total,
    )
  })

  test('labels of facets speak the language of the caller', async () => {
    const label = async (language: string) =>
      (await filter('category_slug=toner', language)).body.facets.colors.find(
        ({ value }: { value: string }) => value === 'black',
      ).label
    expect([await label('en'), await label('nl-BE'), await label('fr')]).toEqual([
      'black',
      'zwart',
      'noir',
    ])
  })
})

test('the series of the menu are found under their names, with what stands in for them', async () => {
  const { body } = await shop.call('GET', '/api/cartridge-series')
  const rows: { brand: string; category: string; series: string[] }[] = body.data
  for (const brand of ['brother', 'hp', 'canon']) {
    const inks = rows.find((row) => row.brand === brand && row.category === 'inkjet')
    expect(inks?.series).toHaveLength(4)
  }
  for (const { brand, category, series } of rows) {
    for (const name of series) {
      const query = new URLSearchParams({ search: name, category_slug: category })
      const found = (await filter(`${query}&per_page=100`)).body.data
      expect(
        found.map((product: Listed) => product.brand.slug),
        name,
      ).toContain(brand)
    }
  }
  const found = (await filter('search=LC3217+%2F+LC3219XL&per_page=100')).body.data
  expect(found.map(({ sku }: Listed) => sku)).toEqual(
    expect.arrayContaining(['BR-LC3217BK', 'BR-LC3219XLBK', 'OC-BR-LC3219XLBK']),
  )
})

const numbers = (products: Listed[], pick: (product: Listed) => number) => products.map(pick)
const sorted = (values: number[], way: string) =>
  values.toSorted((a, b) => (way === 'asc' ? a - b : b - a))

describe('orders', () => {
  test.each(['asc', 'desc'])('by price %s', async (way) => {
    const prices = numbers(
      (await filter(`sort_by=price&sort_order=${way}&per_page=100`)).body.data,
      ({ price }) => Number(price),
    )
    expect(prices).toEqual(sorted(prices, way))
  })

  test('by price, with the alias sort_direction', async () => {
    const prices = numbers(
      (await filter('sort_by=price&sort_direction=desc&per_page=50')).body.data,
      ({ price }) => Number(price),
    )
    expect(prices).toEqual(sorted(prices, 'desc'))
  })

  test.each(['asc', 'desc'])('by date %s', async (way) => {
    const dates = numbers(
      (await filter(`sort_by=created_at&sort_order=${way}&per_page=100`)).body.data,
      ({ created_at }) => Date.parse(created_at),
    )
    expect(dates).toEqual(sorted(dates, way))
  })

  test('by cost per page, those without one last', async () => {
    for (const way of ['asc', 'desc']) {
      const { body } = await filter(
        `sort_by=cost_per_page&sort_order=${way}&category_slug=toner&per_page=100`,
      )
      const costs = numbers(body.data, ({ price_per_impression: cost }) => Number(cost))
      expect(costs.map((cost) => Math.round(cost * 10))).toEqual(
        sorted(costs, way).map((cost) => Math.round(cost * 10)),
      )
    }
    expect(
      (await filter('sort_by=cost_per_page&sort_order=desc')).body.data[0].price_per_impression,
    ).not.toBeNull()
  })

  test('every order answers', async () => {
    for (const sort of ['popularity', 'created_at', 'price', 'name', 'cost_per_page'])
      expect((await filter(`sort_by=${sort}`)).status).toBe(200)
  })
})

describe('statements', () => {
  test.each([
    ['/customer/products/filter?category_slug=toner&sort_by=price', 2],
    ['/customer/products/filter?category_slug=inkjet&for_brand=brother', 2],
    ['/customer/products/filter?search=tn2420', 3],
    ['/customer/products/slug/hp-305-black', 2],
    ['/printers/brother-mfc-j5330dw', 3],
    ['/search/suggest?q=mfcj', 3],
    ['/search/suggest?q=brother%20dr-2400%20drum', 3],
    ['/customer/categories', 0],
    ['/category-names', 0],
    ['/cartridge-series', 0],
    ['/brands', 0],
    ['/printers/brands', 0],
  ])('%s needs %i at most', async (path, most) => {
    await shop.call('GET', `/api${path}`)
    shop.takeStatements()
    await shop.call('GET', `/api${path}`)
    const sent = shop
      .takeStatements()
      .filter((text) => !/pgboss|webhook|payment_intents|sandbox|mails/.test(text))
    expect(sent.length, sent.join('\n---\n')).toBeLessThanOrEqual(most)
  })
})
