import { describe, expect, test } from 'vitest'

import { addToCart, articleId, givenStock } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, login } from '#tests/support/sign-in.ts'

const rounds = process.env.OCTAVO_TEST_FULL === '1' ? 20 : 3
const LOGINS = 50
const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')

describe('F18 a guest signs in fifty times at once', () => {
  test('8 and 3 of 10 are 10, nothing is lost, and everybody comes in', async () => {
    await givenStock(shop, article, 10)
    await givenStock(shop, other, 100)
    for (let round = 0; round < rounds; round++) {
      const account = await givenAccount(shop)
      const guest = newGuest()
      await shop.call('POST', `/api/customer/cart/add/${article}`, {
        token: account.token,
        body: { quantity: 8 },
      })
      await addToCart(shop, guest, article, 3)
      await addToCart(shop, guest, other, 2)

      const answers = await Promise.all(
        Array.from({ length: LOGINS }, () => login(shop, account.email, { guest })),
      )

      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: LOGINS }, () => 200))
      const told = answers.map(({ body }) => body.data.cart).filter((cart) => cart !== null)
      expect(told).toEqual([
        { moved_items: 2, capped: [expect.objectContaining({ wanted: 11, kept: 10 })] },
      ])
      const { items } = (await shop.call('GET', '/api/customer/cart', { token: account.token }))
        .body.data
      expect(
        items.map((item: { product_id: number; quantity: number }) => [
          item.product_id,
          item.quantity,
        ]),
      ).toEqual([
        [article, 10],
        [other, 2],
      ])
      const left = await shop.call('GET', '/api/guest/cart', { guest })
      expect(left.body.data.items).toEqual([])
    }
    expect(await shop.audit()).toEqual([])
  })

  test('who has no cart yet gets the guest’s, while another tab adds to a new one', async () => {
    await givenStock(shop, other, 1000)
    for (let round = 0; round < rounds; round++) {
      const account = await givenAccount(shop)
      const guest = newGuest()
      await addToCart(shop, guest, other, 2)
      const [added] = await Promise.all([
        shop.call('POST', `/api/customer/cart/add/${other}`, {
          token: account.token,
          body: { quantity: 5 },
        }),
        ...Array.from({ length: 10 }, () => login(shop, account.email, { guest })),
      ])
      expect(added?.status).toBe(201)
      const { body } = await shop.call('GET', '/api/customer/cart', { token: account.token })
      expect(body.data.items_count).toBe(7)
    }
  })

  test('twenty accounts at once: the guest’s cart goes to one of them', async () => {
    await givenStock(shop, other, 10_000)
    for (let round = 0; round < rounds; round++) {
      const guest = newGuest()
      await addToCart(shop, guest, other, 300)
      const accounts = await Promise.all(Array.from({ length: 20 }, () => givenAccount(shop)))
      for (const { token } of accounts) {
        await shop.call('POST', `/api/customer/cart/add/${other}`, { token, body: { quantity: 1 } })
      }

      const answers = await Promise.all(accounts.map(({ email }) => login(shop, email, { guest })))

      expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
      expect(answers.filter(({ body }) => body.data.cart !== null)).toHaveLength(1)
      const carts = await Promise.all(
        accounts.map(({ token }) => shop.call('GET', '/api/customer/cart', { token })),
      )
      const pieces = carts.map(({ body }) => body.data.items_count).toSorted((a, b) => a - b)
      expect(pieces).toEqual([...Array.from({ length: 19 }, () => 1), 301])
    }
  })
})
