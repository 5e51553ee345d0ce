import { expect, test } from 'vitest'

import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 50)

const stats = (token: string, headers: Record<string, string> = {}) =>
  shop.call('GET', '/api/customer/stats', { token, headers })

test('the five counts are those of the caller, in one statement', async () => {
  const [customer, other] = [await givenPerson(shop), await givenPerson(shop)]
  const { token, id: userId } = customer
  await givenCustomerOrder(shop, customer, [article])
  await shop.call('POST', `/api/customer/wishlist/add/${article}`, { token })
  await shop.call('POST', `/api/customer/cart/add/${article}`, { token, body: { quantity: 3 } })
  await shop.db
    .insertInto('addresses')
    .values({
      user_id: userId,
      first_name: 'An',
      last_name: 'Peeters',
      street: 'Kerkstraat 1',
      city: 'Gent',
      state: 'East Flanders',
      postal_code: '9000',
      country: 'BE',
    })
    .execute()
  await eventually(
    async () => (await stats(token)).body.data.unread_notifications_count,
    (unread) => unread > 0,
  )

  shop.takeStatements()
  const { body } = await stats(token)
  const statements = shop.takeStatements().filter((sql) => /cart_items/.test(sql))

  expect(body.data).toEqual({
    cart_items_count: 3,
    wishlist_count: 1,
    orders_count: 1,
    addresses_count: 1,
    unread_notifications_count: 1,
  })
  expect(statements).toHaveLength(1)
  expect(Object.values((await stats(other.token)).body.data)).toEqual([0, 0, 0, 0, 0])
})

test('asked again they cost nothing until one of them changes', async () => {
  const { token } = await givenPerson(shop)
  const etag = async () => (await stats(token)).headers.get('etag') ?? ''
  const before = await etag()
  expect((await stats(token, { 'if-none-match': before })).status).toBe(304)
  await shop.call('POST', `/api/customer/wishlist/add/${article}`, { token })
  const after = await stats(token, { 'if-none-match': before })
  expect([after.status, after.body.data.wishlist_count]).toEqual([200, 1])
})
