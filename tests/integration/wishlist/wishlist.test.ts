import { expect, test } from 'vitest'

import { articleId } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')
const binder = await articleId(shop, 'OC-BINDER-A4-40')
const colors = await shop.db
  .selectFrom('product_colors')
  .select(['id', 'sku'])
  .where('product_id', '=', binder)
  .orderBy('id')
  .execute()
const [red, blue] = colors.map(({ id }) => id)

const add = (token: string, id: number, body?: object, language = 'en') =>
  shop.call('POST', `/api/customer/wishlist/add/${id}`, { token, language, body })
const remove = (token: string, id: number, body?: object) =>
  shop.call('DELETE', `/api/customer/wishlist/remove/${id}`, { token, body })
const list = async (token: string) =>
  (await shop.call('GET', '/api/customer/wishlist', { token })).body.data
const count = async (token: string) =>
  (await shop.call('GET', '/api/customer/wishlist/count', { token })).body.data.count

test('an article is added once, shown as in the lists, and taken off once', async () => {
  const { token } = await givenPerson(shop)

  const added = await add(token, article)
  const again = await add(token, article, {})

  expect([added.status, added.body.message]).toEqual([201, 'Product added to wishlist'])
  expect(again.body.data.id).toBe(added.body.data.id)
  expect(await count(token)).toBe(1)
  const listed = await shop.call('GET', '/api/customer/products/filter?search=tn2420')
  const product = listed.body.data.find(({ id }: { id: number }) => id === article)
  const [item] = await list(token)
  expect(item.product).toEqual({ ...product, in_wishlist: true })
  expect([item.product_id, item.product_color, item.saved_price]).toEqual([
    article,
    null,
    product.price,
  ])

  const gone = await remove(token, article)
  expect([gone.status, gone.body.message]).toEqual([200, 'Product removed from wishlist'])
  expect((await remove(token, article)).status).toBe(404)
  expect(await list(token)).toEqual([])
})

test('each colour is a wish of its own, the newest first', async () => {
  const { token } = await givenPerson(shop)
  await add(token, binder, { product_color_id: red })
  await add(token, article)
  await add(token, binder, { product_color_id: blue })

  const items = await list(token)

  expect(
    items.map((item: { product_id: number; product_color: { id: number } | null }) => [
      item.product_id,
      item.product_color?.id ?? null,
    ]),
  ).toEqual([
    [binder, blue],
    [article, null],
    [binder, red],
  ])
  expect((await remove(token, binder)).status).toBe(404)
  expect((await remove(token, binder, { product_color_id: blue })).status).toBe(200)
  expect(await count(token)).toBe(2)
})

test('the price at which it was saved stays', async () => {
  const { token } = await givenPerson(shop)
  const saved = (await add(token, other)).body.data.saved_price
  await shop.db
    .updateTable('products')
    .set({ regular_price_cents: 101, sale_price_cents: null })
    .where('id', '=', other)
    .execute()

  const [item] = await list(token)

  expect(saved).not.toBe('1.01')
  expect([item.saved_price, item.product.price]).toEqual([saved, '1.01'])
})

test('what cannot be wished for is refused', async () => {
  const { token } = await givenPerson(shop)
  expect((await add(token, 99_999_999)).body.message).toBe('Product not found')
  const foreignColor = await add(token, article, { product_color_id: red })
  expect([foreignColor.status, Object.keys(foreignColor.body.errors)]).toEqual([
    422,
    ['product_color_id'],
  ])
  expect((await add(token, article, { quantity: 2 })).status).toBe(422)
  expect(await count(token)).toBe(0)
})

test('a full list takes no more, but still knows what is on it', async () => {
  const { id, token } = await givenPerson(shop)
  const articles = await shop.db.selectFrom('products').select('id').limit(201).execute()
  const [extra, ...kept] = articles.map((row) => row.id)
  await shop.db
    .insertInto('wishlist_items')
    .values(kept.map((product_id) => ({ user_id: id, product_id })))
    .execute()
  const refused = await add(token, extra ?? 0, undefined, 'nl')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Je verlanglijst is vol: er is plaats voor 200 producten.',
  ])
  expect((await add(token, kept[0] ?? 0)).status).toBe(201)
})

test('archived articles are neither listed nor counted', async () => {
  const { token } = await givenPerson(shop)
  const archived = await articleId(shop, 'OC-BR-DR2400')
  await add(token, archived)
  await shop.db
    .updateTable('products')
    .set({ status: 'archived' })
    .where('id', '=', archived)
    .execute()
  const stats = await shop.call('GET', '/api/customer/stats', { token })
  expect([await list(token), await count(token), stats.body.data.wishlist_count]).toEqual([
    [],
    0,
    0,
  ])
})

test('wishes are their owner’s alone', async () => {
  const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
  await add(theirs.token, article)
  expect(await list(mine.token)).toEqual([])
  expect((await remove(mine.token, article)).status).toBe(404)
  expect(await count(theirs.token)).toBe(1)
})

test.each([
  ['GET', '/wishlist'],
  ['GET', '/wishlist/count'],
  ['POST', `/wishlist/add/${article}`],
  ['DELETE', `/wishlist/remove/${article}`],
])('%s %s needs a sign-in', async (method, path) => {
  const answer = await shop.call(method, `/api/customer${path}`, { guest: newGuest() })
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
})

test.each(['admin', 'super_admin'] as const)(
  '%s sees an empty list and may not change it',
  async (role) => {
    const { token } = await givenPerson(shop, role)
    expect([await list(token), await count(token)]).toEqual([[], 0])
    const refusals = [await add(token, article), await remove(token, article)]
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'Only customers can add items to wishlist'],
      [403, 'Only customers can remove items from wishlist'],
    ])
  },
)

test('the count stands under both of its paths and costs nothing while it is the same', async () => {
  const { token } = await givenPerson(shop)
  await add(token, article)
  const paths = ['/api/customer/wishlist/count', '/api/api/customer/wishlist/count']
  for (const path of paths) {
    const first = await shop.call('GET', path, { token })
    expect(first.body.data).toEqual({ count: 1 })
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await shop.call('GET', path, { token, headers })).status).toBe(304)
  }
})

test('the list is one statement, however long it is', async () => {
  const { token } = await givenPerson(shop)
  for (const id of [article, other, binder]) await add(token, id)
  await list(token)
  shop.takeStatements()
  expect(await list(token)).toHaveLength(3)
  const own = shop.takeStatements().filter((sql) => /wishlist_items/.test(sql))
  expect(own).toHaveLength(1)
})
