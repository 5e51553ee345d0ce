import { expect, test } from 'vitest'

import { watchWishes } from '#server/wishlist/watch-wishes.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const binder = await articleId(shop, 'OC-BINDER-A4-40')
const color = await shop.db
  .selectFrom('product_colors')
  .select('id')
  .where('product_id', '=', binder)
  .orderBy('id')
  .executeTakeFirstOrThrow()

async function givenWish(productId = article, colorId?: number): Promise<Person> {
  const person = await givenPerson(shop)
  await shop.call('POST', `/api/customer/wishlist/add/${productId}`, {
    token: person.token,
    body: colorId === undefined ? {} : { product_color_id: colorId },
  })
  return person
}

async function givenPrice(cents: number): Promise<void> {
  await shop.db
    .updateTable('products')
    .set({ regular_price_cents: cents, sale_price_cents: null, listed_price_cents: cents })
    .where('id', '=', article)
    .execute()
}

const watch = () => watchWishes(shop.server.shop)
const told = async ({ token }: Person) => {
  const { body } = await shop.call('GET', '/api/customer/notifications', { token })
  return body.data.notifications.map(({ title, message, type, related_id }: Told) => ({
    title,
    message,
    type,
    related_id,
  })) as Told[]
}
const whenTold = (person: Person, number: number) =>
  eventually(
    () => told(person),
    (all) => all.length >= number,
  )

interface Told {
  title: string
  message: string
  type: string
  related_id: number
}

test('a lower price is told once, to whoever has the wish', async () => {
  await givenPrice(3000)
  await givenStock(shop, article, 10)
  const [wisher, another] = [await givenWish(), await givenWish()]
  const stranger = await givenPerson(shop)

  await givenPrice(2695)
  await watch()
  await watch()

  const [news, ...rest] = await whenTold(wisher, 1)
  expect(rest).toEqual([])
  expect(news).toMatchObject({
    type: 'wishlist',
    title: 'Price drop on your wishlist',
    related_id: article,
  })
  expect(news?.message).toMatch(/is now €26\.95 \(was €30\.00\)\.$/)
  expect(await whenTold(another, 1)).toHaveLength(1)
  expect(await told(stranger)).toEqual([])
})

test('a price that rises and falls again is told by the price before', async () => {
  await givenPrice(3000)
  const wisher = await givenWish()
  for (const cents of [3500, 3200, 3100]) {
    await givenPrice(cents)
    await watch()
  }
  const news = await whenTold(wisher, 2)
  expect(news.map(({ message }) => message.replace(/^.* is now/, '')).toSorted()).toEqual([
    ' €31.00 (was €32.00).',
    ' €32.00 (was €35.00).',
  ])
})

test('back in stock is told, going out is not', async () => {
  await givenPrice(3000)
  await givenStock(shop, article, 1)
  const wisher = await givenWish()
  await givenStock(shop, article, 0)
  await watch()
  await givenStock(shop, article, 60)
  await watch()
  const news = await whenTold(wisher, 1)
  expect(news.map(({ title }) => title)).toEqual([expect.stringMatching(/^Back in stock: /)])
})

test('a colour is watched alone', async () => {
  const stock = (pieces: number) =>
    shop.db
      .updateTable('stock')
      .set({ on_hand: pieces })
      .where('product_color_id', '=', color.id)
      .execute()
  await stock(0)
  const [ofColor, ofArticle] = [await givenWish(binder, color.id), await givenWish(binder)]
  await stock(5)
  await watch()
  await shop.db
    .updateTable('product_colors')
    .set({ price_cents: 1 })
    .where('id', '=', color.id)
    .execute()
  await watch()
  const news = await whenTold(ofColor, 2)
  expect(news.map(({ title }) => title).toSorted()).toEqual([
    expect.stringMatching(/^Back in stock: /),
    'Price drop on your wishlist',
  ])
  expect(await told(ofArticle)).toEqual([])
})

test('two job runners at once tell a change once', async () => {
  await givenPrice(3000)
  await givenStock(shop, article, 10)
  const wishers = await Promise.all([givenWish(), givenWish(), givenWish()])
  await givenPrice(2000)
  await Promise.all([watch(), watch(), watch()])
  for (const wisher of wishers) expect(await whenTold(wisher, 1)).toHaveLength(1)
})

test('whoever wants no wishlist notifications gets none, and the change is known nevertheless', async () => {
  await givenPrice(3000)
  const [deaf, listening] = [await givenWish(), await givenWish()]
  await shop.db
    .updateTable('users')
    .set({ muted_notifications: ['wishlist'] })
    .where('id', '=', deaf.id)
    .execute()
  await givenPrice(2900)
  await watch()
  await whenTold(listening, 1)
  expect(await told(deaf)).toEqual([])
  const { known_price_cents } = await shop.db
    .selectFrom('wishlist_items')
    .select('known_price_cents')
    .where('user_id', '=', deaf.id)
    .executeTakeFirstOrThrow()
  expect(known_price_cents).toBe(2900)
})

test('an article nobody wished for leaves nothing to look at', async () => {
  const other = await articleId(shop, 'HP-305-BK')
  await shop.db
    .updateTable('products')
    .set({ listed_price_cents: 1 })
    .where('id', '=', other)
    .execute()
  const checks = await shop.db
    .selectFrom('wish_checks')
    .select('id')
    .where('product_id', '=', other)
    .execute()
  expect(checks).toEqual([])
})
