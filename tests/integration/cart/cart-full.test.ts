import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { addToCart, articleId, givenStock } from '#tests/support/buying.ts'
import { givenFullCart, singleArticles } from '#tests/support/full-cart.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, login, newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const articles = await singleArticles(shop, 2 * CART_LINES_AT_MOST)

const SENTENCES = {
  en: 'Your cart is full: it can hold 100 different products. Order these first, or remove one.',
  nl: 'Je winkelmandje is vol: er is plaats voor 100 verschillende producten. Bestel die eerst of verwijder er een.',
  fr: 'Votre panier est plein\u00a0: il peut contenir 100 produits différents. Commandez d’abord ceux-là ou retirez-en un.',
}

beforeAll(() => givenStock(shop, articles[0] ?? 0, 50))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const linesOf = async (identity: object) => {
  const path = 'guest' in identity ? '/api/guest/cart' : '/api/customer/cart'
  const { body } = await shop.call('GET', path, identity)
  return body.data.items.map(({ product_id }: { product_id: number }) => product_id) as number[]
}

describe('a cart of 100 lines', () => {
  test('takes no other article, and says so in the language of the visitor', async () => {
    const guest = await givenFullCart(shop, articles.slice(0, CART_LINES_AT_MOST))
    for (const [language, sentence] of Object.entries(SENTENCES)) {
      const answer = await shop.call('POST', `/api/guest/cart/add/${articles[150]}`, {
        guest,
        language,
        body: { quantity: 1 },
      })
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'cart_full',
        sentence,
      ])
    }
    const [first = 0] = articles
    expect((await addToCart(shop, guest, first, 2)).status).toBe(201)
    expect(await linesOf({ guest })).toHaveLength(CART_LINES_AT_MOST)
  })

  test('is not passed by many tabs at once', async () => {
    const guest = await givenFullCart(shop, articles.slice(0, CART_LINES_AT_MOST - 3))
    const answers = await Promise.all(
      articles.slice(120, 132).map((article) => addToCart(shop, guest, article)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.code === 'cart_full')).toHaveLength(9)
    expect(await linesOf({ guest })).toHaveLength(CART_LINES_AT_MOST)
  })

  test('keeps the account’s lines at sign-in, then the guest’s newest, and names the rest', async () => {
    const account = await givenAccount(shop)
    const own = articles.slice(0, CART_LINES_AT_MOST - 2)
    await givenFullCart(shop, own, { userId: account.id })
    const brought = articles.slice(100, 105)
    const guest = newGuest()
    for (const article of [own[5] ?? 0, ...brought]) await addToCart(shop, guest, article)
    const { body } = await login(shop, account.email, { guest })
    expect(body.data.cart.moved_items).toBe(3)
    expect(body.data.cart.capped).toEqual(
      brought.slice(0, 3).map((product_id) => ({
        product_id,
        name: expect.any(String),
        wanted: 1,
        kept: 0,
        reason: 'cart_full',
      })),
    )
    const lines = await linesOf({ token: body.data.access_token })
    expect(lines.toSorted((a, b) => a - b)).toEqual([...own, ...brought.slice(3)])
  })

  test('takes of an older order what it has room for, and names the rest', async () => {
    const guest = newGuest()
    const [article = 0] = articles
    const order = await givenGuestOrder(shop, guest, article, newEmail())
    await sql`delete from cart_items using carts c where c.id = cart_id and c.guest_hash is not null`.execute(
      shop.db,
    )
    await givenFullCart(shop, articles.slice(1, CART_LINES_AT_MOST + 1), { guest })
    const again = await shop.call('POST', `/api/guest/orders/${order}/again`, { guest, body: {} })
    expect([again.body.data.added, again.body.data.missing]).toEqual([
      0,
      [{ name: expect.any(String), wanted: 1, added: 0, reason: 'cart_full' }],
    ])
    expect(await linesOf({ guest })).toHaveLength(CART_LINES_AT_MOST)
  })
})

test('however many pieces are asked for, the stock is what refuses them', async () => {
  const guest = newGuest()
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 7)
  const { body } = await addToCart(shop, guest, article, 1)
  const line = body.data.items[0].id
  for (const quantity of [999_999, 1e9, 2 ** 31, 2 ** 53, 1e30]) {
    const added = await addToCart(shop, guest, article, quantity)
    expect([quantity, added.status, added.body.message]).toEqual([
      quantity,
      409,
      'Maximum stock reached (7 available)',
    ])
    const set = await shop.call('PUT', `/api/guest/cart/items/${line}`, {
      guest,
      body: { quantity },
    })
    expect([quantity, set.status, set.body.available_stock]).toEqual([quantity, 409, 7])
  }
  for (const quantity of [1.5, 0, -1, '1', [1], null, 1.5e-7]) {
    const { status } = await addToCart(shop, guest, article, quantity as number)
    expect([quantity, status]).toEqual([quantity, 422])
  }
})
