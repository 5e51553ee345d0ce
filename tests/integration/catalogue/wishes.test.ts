import { expect, test } from 'vitest'

import { articleId } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const base = '/api/customer/products'

test('a signed-in customer sees what is on the own wishlist, and only there', async () => {
  const [owner, other] = [await givenPerson(shop), await givenPerson(shop)]
  await shop.db
    .insertInto('wishlist_items')
    .values({ user_id: owner.id, product_id: article })
    .execute()

  const list = `${base}/authenticated/filter?search=tn2420`
  const [own, foreign] = await Promise.all(
    [owner, other].map(({ token }) => shop.call('GET', list, { token })),
  )
  const wished = (answer: typeof own) =>
    answer?.body.data
      .filter((product: { in_wishlist: boolean }) => product.in_wishlist)
      .map(({ id }: { id: number }) => id)
  expect(wished(own)).toEqual([article])
  expect(wished(foreign)).toEqual([])

  const detail = await shop.call('GET', `${base}/authenticated/id/${article}`, {
    token: owner.token,
  })
  expect(detail.body.data.product.in_wishlist).toBe(true)
})

test('nobody in particular is told nothing of wishes', async () => {
  const list = await shop.call('GET', `${base}/filter?search=tn2420`)
  expect(list.body.data[0]).not.toHaveProperty('in_wishlist')
})
