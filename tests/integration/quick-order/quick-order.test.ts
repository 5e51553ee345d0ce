import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

import { quickOrderJobs } from '#server/quick-order/jobs.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const toner = await articleId(shop, 'OC-BR-TN2420')
const ink = await articleId(shop, 'OC-BR-LC3219XLC')
for (const id of [toner, ink]) await givenStock(shop, id, 100)

// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

interface Line {
  text: string
  status: string
  products: { id: number; sku: string; brand: { is_house_brand: boolean } }[]
  product_color_id: number | null
}
const ask = (...texts: string[]) =>
  shop.call('POST', '/api/quick-order', {
    body: { lines: texts.map((text) => ({ text, quantity: 2 })) },
  })
const match = async (text: string): Promise<Line> => (await ask(text)).body.data.lines[0]

describe('a line', () => {
  test.each([
    ['an article number', 'OC-BR-TN2420'],
    ['an article number in another spelling', 'oc br tn2420'],
  ])('with %s is found', async (_, text) => {
    const { status, products } = await match(text)
    expect([status, products.map(({ id }) => id)]).toEqual(['found', [toner]])
  })

  test('with an EAN is found', async () => {
    const ean = (await shop.call('GET', `/api/customer/products/id/${toner}`)).body.data.product
      .ean_number
    const { status, products } = await match(ean)
    expect([status, products[0]?.id]).toEqual(['found', toner])
  })

  test('with the code of an original means the house brand, and offers the original', async () => {
    const { status, products } = await match('TN-2420')
    expect(status).toBe('found')
    expect(products.map(({ sku }) => sku)).toEqual(['OC-BR-TN2420', 'BR-TN2420'])
  })

  test('with the name of a printer is for the visitor to choose', async () => {
    const { status, products } = await match('MFC-J5330DW')
    expect(status).toBe('choose')
    expect(products.length).toBeGreaterThan(1)
  })

  test('with the number of one colour is found in that colour', async () => {
    const color = await shop.db
      .selectFrom('product_colors')
      .select(['id', 'sku', 'product_id'])
      .orderBy('id')
      .executeTakeFirst()
    if (color === undefined) return
    expect(await match(color.sku)).toMatchObject({
      status: 'found',
      product_color_id: color.id,
    })
  })

  test.each([
    ['LC-3291XLM', 'OC-BR-LC3219XLM'],
    ['TN-2402', 'OC-BR-TN2420'],
    ['OC-BR-TN2421', 'OC-BR-TN2420'],
    ['oc-br-tn242O', 'OC-BR-TN2420'],
    ['toner TN-2402', 'OC-BR-TN2420'],
    ['lc3219xlbkk', 'OC-BR-LC3219XLBK'],
  ])('with the typing error of %s is asked about', async (text, sku) => {
    const { status, products } = await match(text)
    expect([status, products.map((product) => product.sku)]).toEqual(['choose', [sku]])
  })

  test.each([
    ['LC-3291XL', 'LC3219XL'],
    ['PG-554XL', 'PG545XL'],
  ])('with the typing error of %s offers all that have the right code', async (text, code) => {
    const { status, products } = await match(text)
    expect(status).toBe('choose')
    expect(products.map(({ sku }) => sku)).toContainEqual(expect.stringContaining(code))
  })

  test('with one wrong digit in its EAN is asked about', async () => {
    const { ean_number: ean } = (await shop.call('GET', `/api/customer/products/id/${toner}`)).body
      .data.product
    const wrong = `${ean.slice(0, 5)}${(Number(ean[5]) + 1) % 10}${ean.slice(6)}`
    const { status, products } = await match(wrong)
    expect([status, products.map(({ sku }) => sku)]).toEqual(['choose', ['OC-BR-TN2420']])
  })

  test('with a typing error is looked up for 20 lines of a list', async () => {
    const lines = Array.from({ length: 21 }, (_, index) => `TN-2402 ${'z'.repeat(index)}q`)
    const { body } = await ask(...lines)
    const isChoose = body.data.lines.map(({ status }: Line) => status === 'choose')
    expect(isChoose).toEqual([...Array.from({ length: 20 }, () => true), false])
  })

  test.each(['foo 12', 'the foo 12', 'foo-nix 3', 'foo-nix'])(
    '"%s", of which the shop knows no word, is unknown',
    async (text) => {
      const { status, products } = await match(text)
      expect([status, products]).toEqual(['unknown', []])
    },
  )

  test.each([
    ['black toner 3', 'black toner', 3],
    ['foo 12', 'foo', 12],
    ['foo 500', 'foo', 500],
    ['HP 305', 'HP 305', 1],
    ['Canon 545', 'Canon 545', 1],
    ['HP 62', 'HP 62', 1],
    ['Brother MFC 5330', 'Brother MFC', 5_330],
    ['HP OfficeJet Pro 9010', 'HP OfficeJet Pro 9010', 1],
  ])('of "%s" without a sure quantity is read as %s', async (written, text, quantity) => {
    const { body } = await shop.call('POST', '/api/quick-order', {
      body: { lines: [{ text: written, quantity: 1, has_quantity: false }] },
    })
    expect(body.data.lines[0]).toMatchObject({ text, quantity })
  })

  test.each(['zqxwv', '', 'A4'])('"%s" is never taken for an article', async (text) => {
    expect((await match(text)).status).not.toBe('found')
  })

  test('keeps its place, its words and its quantity', async () => {
    const { body } = await ask('zqxwv', 'OC-BR-TN2420', 'zqxwv')
    expect(
      body.data.lines.map(({ text, quantity, status }: Line & { quantity: number }) => [
        text,
        quantity,
        status,
      ]),
    ).toEqual([
      ['zqxwv', 2, 'unknown'],
      ['OC-BR-TN2420', 2, 'found'],
      ['zqxwv', 2, 'unknown'],
    ])
  })

  test('is one of at most 100', async () => {
    const lines = Array.from({ length: 101 }, () => ({ text: 'OC-BR-TN2420', quantity: 1 }))
    expect((await shop.call('POST', '/api/quick-order', { body: { lines } })).status).toBe(422)
  })
})

describe('adding lines', () => {
  const add = (guest: string, ...lines: [number, number][]) =>
    shop.call('POST', '/api/guest/cart/add-lines', {
      guest,
      body: { lines: lines.map(([product_id, quantity]) => ({ product_id, quantity })) },
    })

  test('puts all of them into the cart, and says of each what came of it', async () => {
    const { status, body } = await add(newGuest(), [toner, 3], [ink, 500])
    expect(status).toBe(200)
    expect(body.data.lines).toEqual([
      { product_id: toner, product_color_id: null, wanted: 3, added: 3, reason: null },
      { product_id: ink, product_color_id: null, wanted: 500, added: 100, reason: 'stock' },
    ])
    expect(body.data.cart.items_count).toBe(103)
  })

  test('shares the stock out between two lines of the same article', async () => {
    const { body } = await add(newGuest(), [toner, 70], [toner, 70])
    expect(body.data.lines.map(({ added }: { added: number }) => added)).toEqual([70, 30])
  })

  test('of an article that is not there adds the others', async () => {
    const { status, body } = await add(newGuest(), [2_147_483_000, 1], [toner, 1])
    expect(status).toBe(200)
    expect(body.data.lines.map(({ added }: { added: number }) => added)).toEqual([0, 1])
  })

  test('is for customers and guests, not for staff', async () => {
    const { token } = await givenPerson(shop, 'admin')
    const body = { lines: [{ product_id: toner, quantity: 1 }] }
    expect((await shop.call('POST', '/api/customer/cart/add-lines', { token, body })).status).toBe(
      403,
    )
  })
})

describe('the list', () => {
  const list = (guest: string, content?: string) =>
    content === undefined
      ? shop.call('GET', '/api/guest/quick-order', { guest })
      : shop.call('PUT', '/api/guest/quick-order', { guest, body: { content } })

  test('is kept for its guest alone, replaced, and forgotten when it is emptied', async () => {
    const [mine, other] = [newGuest(), newGuest()]
    await list(mine, 'TN-2420 2')
    await list(mine, 'TN-2420 4')
    expect((await list(mine)).body.data).toEqual({
      content: 'TN-2420 4',
      saved_at: expect.any(String),
    })
    expect((await list(other)).body.data).toEqual({ content: '', saved_at: null })
    await list(mine, ' ')
    expect((await list(mine)).body.data.content).toBe('')
  })

  test('of a customer is theirs on every device', async () => {
    const { token } = await givenPerson(shop)
    await shop.call('PUT', '/api/customer/quick-order', { token, body: { content: 'LC-3219XL' } })
    const kept = await shop.call('GET', '/api/customer/quick-order', { token })
    expect(kept.body.data.content).toBe('LC-3219XL')
  })

  test('of a guest is forgotten after 90 days', async () => {
    const [old, fresh] = [newGuest(), newGuest()]
    await list(old, 'TN-2420')
    await sql`update quick_order_lists set saved_at = now() - interval '91 days'`.execute(shop.db)
    await list(fresh, 'TN-2420')
    for (const { run } of quickOrderJobs(shop.server.shop)) await run({})
    expect((await list(old)).body.data.content).toBe('')
    expect((await list(fresh)).body.data.content).toBe('TN-2420')
  })
})
