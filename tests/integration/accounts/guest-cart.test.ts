import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  DETAILS,
  givenIntent,
  givenStock,
  pay,
  validate,
} from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import {
  type Account,
  givenAccount,
  login,
  newEmail,
  PASSWORD,
  register,
} from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')

beforeEach(async () => {
  await givenFree(article, 10)
  await givenFree(other, 10)
})
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

/** So many pieces beside what former tests' checkouts hold. */
async function givenFree(id: number, pieces: number): Promise<void> {
  const { reserved } = await shop.db
    .selectFrom('stock')
    .select('reserved')
    .where('product_id', '=', id)
    .where('product_color_id', 'is', null)
    .executeTakeFirstOrThrow()
  await givenStock(shop, id, reserved + pieces)
}

const addTo = ({ token }: Account, id: number, quantity: number) =>
  shop.call('POST', `/api/customer/cart/add/${id}`, { token, body: { quantity } })

/** Article → pieces. */
async function cart(identity: object): Promise<Record<number, number>> {
  const path = 'guest' in identity ? '/api/guest/cart' : '/api/customer/cart'
  const { data } = (await shop.call('GET', path, identity)).body
  return Object.fromEntries(
    data.items.map((item: { product_id: number; quantity: number }) => [
      item.product_id,
      item.quantity,
    ]),
  )
}

describe('a guest’s cart', () => {
  test('becomes the cart of who registers', async () => {
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    const answer = await register(shop, {}, { guest })
    expect(answer.body.data.cart).toEqual({ moved_items: 1, capped: [] })
    expect(await cart({ token: answer.body.data.access_token })).toEqual({ [article]: 3 })
    expect(await cart({ guest })).toEqual({})
  })

  test('adds up with the cart of who signs in, as far as the stock goes, and says what did not fit', async () => {
    const account = await givenAccount(shop)
    await addTo(account, article, 8)
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    await addToCart(shop, guest, other, 2)
    const { body } = await login(shop, account.email, { guest, language: 'nl' })
    expect(body.data.cart).toEqual({
      moved_items: 2,
      capped: [
        { product_id: article, name: expect.any(String), wanted: 11, kept: 10, reason: 'stock' },
      ],
    })
    expect(await cart(account)).toEqual({ [article]: 10, [other]: 2 })
    expect(await cart({ guest })).toEqual({})
    expect((await login(shop, account.email, { guest })).body.data.cart).toBeNull()
  })

  test('loses what is gone; the account loses nothing it had', async () => {
    const account = await givenAccount(shop)
    await addTo(account, article, 8)
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    await addToCart(shop, guest, other, 2)
    await givenFree(article, 4)
    await givenFree(other, 0)
    const { capped } = (await login(shop, account.email, { guest })).body.data.cart
    expect(
      capped.map(
        ({ product_id, wanted, kept }: { product_id: number; wanted: number; kept: number }) => [
          product_id,
          wanted,
          kept,
        ],
      ),
    ).toEqual([
      [article, 11, 8],
      [other, 2, 0],
    ])
    expect(await cart(account)).toEqual({ [article]: 8 })
  })

  test('that is being paid keeps its promise of stock in the account', async () => {
    const account = await givenAccount(shop)
    await addTo(account, other, 1)
    const guest = newGuest()
    await addToCart(shop, guest, article, 10)
    expect((await validate(shop, guest)).status).toBe(200)
    const { body } = await login(shop, account.email, { guest })
    expect(body.data.cart.capped).toEqual([])
    const shown = await shop.call('GET', '/api/customer/cart', { token: account.token })
    const line = shown.body.data.items.find(
      ({ product_id }: { product_id: number }) => product_id === article,
    )
    expect([line.quantity, line.available_stock]).toEqual([10, 10])
  })

  test('whose payment is under way at sign-in becomes an order of the account', async () => {
    const account = await givenAccount(shop)
    const guest = newGuest()
    await addToCart(shop, guest, article, 1)
    const intent = await givenIntent(shop, guest)
    const { body } = await login(shop, account.email, { guest })
    await pay(shop, intent)

    const placed = await shop.call('POST', '/api/customer/orders', {
      token: body.data.access_token,
      body: { transaction_id: intent.id, payment_method: 'credit_card' },
    })

    expect(placed.status).toBe(201)
    expect(await cart(account)).toEqual({})
  })

  test('two promises, of the guest and of the account, both count as own and are replaced together', async () => {
    const account = await givenAccount(shop)
    await addTo(account, article, 4)
    const checkOut = () =>
      shop.call('POST', '/api/customer/orders/validate-order', {
        token: account.token,
        body: DETAILS,
      })
    expect((await checkOut()).status).toBe(200)
    const guest = newGuest()
    await addToCart(shop, guest, article, 6)
    expect((await validate(shop, guest)).status).toBe(200)
    await login(shop, account.email, { guest })
    expect(await cart(account)).toEqual({ [article]: 10 })
    expect((await checkOut()).status).toBe(200)
    const open = await shop.db
      .selectFrom('checkouts')
      .select('id')
      .where('state', '=', 'open')
      .where('cart_id', 'in', (eb) =>
        eb.selectFrom('carts').select('id').where('user_id', '=', account.id),
      )
      .execute()
    expect(open).toHaveLength(1)
  })

  test('stays the guest’s when staff sign in', async () => {
    const staff = await givenPerson(shop, 'admin', { password: PASSWORD })
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    expect((await login(shop, staff.email, { guest })).body.data.cart).toBeNull()
    expect(await cart({ guest })).toEqual({ [article]: 3 })
  })

  test('keeps nobody out when it cannot be taken along', async () => {
    const account = await givenAccount(shop)
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    await sql`alter table cart_items add constraint broken check (quantity <> 3) not valid`.execute(
      shop.db,
    )
    await addTo(account, other, 1)
    const { status, body } = await login(shop, account.email, { guest })
    await sql`alter table cart_items drop constraint broken`.execute(shop.db)
    expect([status, body.data.cart]).toEqual([200, null])
    expect(await cart({ guest })).toEqual({ [article]: 3 })
    expect((await login(shop, account.email, { guest })).body.data.cart.moved_items).toBe(1)
  })
})

describe('a guest’s orders', () => {
  test('join the account that has their email address, and no other', async () => {
    const email = newEmail()
    const guest = newGuest()
    const mine = await givenGuestOrder(shop, guest, article, email.toUpperCase())
    const foreign = await givenGuestOrder(shop, guest, article, newEmail())
    const elsewhere = await givenGuestOrder(shop, newGuest(), article, email)
    const account = await givenAccount(shop, { email, guest })
    const seen = async (id: number, identity: object, area: string) =>
      (await shop.call('GET', `/api/${area}/orders/${id}`, identity)).status
    expect(await seen(mine, { token: account.token }, 'customer')).toBe(200)
    expect(await seen(foreign, { token: account.token }, 'customer')).toBe(404)
    expect(await seen(elsewhere, { token: account.token }, 'customer')).toBe(404)
    expect(await seen(foreign, { guest }, 'guest')).toBe(200)
  })
})
