import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { remindAutomatically } from '#server/cart/remind-automatically.ts'
import { addToCart, articleId, givenStock, validate } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const [toner, ink] = (await Promise.all(
  ['OC-BR-TN2420', 'OC-HP-12A-BK'].map((sku) => articleId(shop, sku)),
)) as [number, number]
const staff = await givenPerson(shop, 'admin')
beforeAll(async () => {
  await givenStock(shop, toner, 1000)
  await givenStock(shop, ink, 1000)
})
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const desk = (method: string, path: string) =>
  shop.call(method, `/api/admin/abandoned-carts${path}`, { token: staff.token })
const letIdle = (cartId: number, minutes: number) =>
  sql`update carts set updated_at = now() - make_interval(mins => ${minutes}) where id = ${cartId}`.execute(
    shop.db,
  )

/** A customer's cart of two articles that was left so long ago. */
async function givenLeftCart({ minutes = 90, quantity = 2, hasConsent = false } = {}) {
  const customer = await givenPerson(shop)
  await sql`update users set language = 'nl', marketing_consent_at = ${hasConsent ? new Date() : null} where id = ${customer.id}`.execute(
    shop.db,
  )
  let id = 0
  for (const article of [toner, ink]) {
    const { body } = await shop.call('POST', `/api/customer/cart/add/${article}`, {
      token: customer.token,
      body: { quantity },
    })
    id = body.data.id
  }
  await letIdle(id, minutes)
  return { id, customer }
}

const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['text', 'language', 'subject'])
    .where('recipient', '=', email)
    .where('template', '=', 'cart-reminder')
    .execute()
const tokenIn = (text: string) => /recover=([\w.-]+)/.exec(text)?.[1] ?? ''
const recover = (token: string, guest: string) =>
  shop.call('POST', '/api/guest/cart/recover', { guest, body: { token } })

describe('the list', () => {
  test('shows carts with lines that were left for an hour, and nobody else’s business', async () => {
    const left = await givenLeftCart()
    const fresh = await givenLeftCart({ minutes: 30 })
    const { body } = await desk('GET', '?per_page=100')
    const ids = body.data.map(({ id }: { id: number }) => id)
    expect(ids).toContain(left.id)
    expect(ids).not.toContain(fresh.id)
    const found = (await desk('GET', `?search=${left.customer.email}`)).body.data
    expect(found).toMatchObject([
      {
        id: left.id,
        email: left.customer.email,
        language: 'nl',
        is_guest: false,
        has_consent: false,
        items: [
          { product_id: toner, quantity: 2 },
          { product_id: ink, quantity: 2 },
        ],
        reminded_at: null,
      },
    ])
    const total = found[0].items.reduce(
      (sum: number, item: { unit_price: string; quantity: number }) =>
        sum + Number(item.unit_price) * item.quantity,
      0,
    )
    expect(found[0].total).toBe(total.toFixed(2))
    expect((await desk('GET', `/${fresh.id}`)).status).toBe(404)
  })

  test('knows a guest’s address only from a checkout that is open', async () => {
    const guest = newGuest()
    const email = newEmail()
    const { body } = await addToCart(shop, guest, toner)
    const id = body.data.id as number
    await letIdle(id, 90)
    expect((await desk('GET', `/${id}`)).body.data).toMatchObject({ email: null, is_guest: true })
    const refused = await desk('POST', `/${id}/remind`)
    expect([refused.status, refused.body.code]).toEqual([409, 'no_email'])
    await validate(shop, guest, { billing_email: email })
    await letIdle(id, 90)
    expect((await desk('GET', `/${id}`)).body.data.email).toBe(email)
    expect((await desk('POST', `/${id}/remind`)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('a reminder', () => {
  test('goes out once in the language of the cart, whoever clicks', async () => {
    const { id, customer } = await givenLeftCart()
    const answers = await Promise.all([1, 2, 3].map(() => desk('POST', `/${id}/remind`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const mails = await mailsTo(customer.email)
    expect(mails).toMatchObject([{ language: 'nl' }])
    expect(mails[0]?.text).toContain('2 × ')
    expect((await desk('GET', `/${id}`)).body.data.reminded_at).not.toBeNull()
    expect((await desk('POST', '/2147483647/remind')).status).toBe(404)
  })

  test('rebuilds the cart on any device, adds to what is there, and only once', async () => {
    const { id, customer } = await givenLeftCart()
    await desk('POST', `/${id}/remind`)
    const token = tokenIn((await mailsTo(customer.email))[0]?.text ?? '')
    const guest = newGuest()
    await addToCart(shop, guest, toner, 1)
    const first = await recover(token, guest)
    expect(first.body.data).toMatchObject({ added: 3, missing: [] })
    const quantities = first.body.data.cart.items.map(
      ({ product_id, quantity }: { product_id: number; quantity: number }) => [
        product_id,
        quantity,
      ],
    )
    expect(quantities).toEqual([
      [toner, 2],
      [ink, 2],
    ])
    const again = await recover(token, guest)
    expect(again.body.data).toMatchObject({ added: 0, missing: [] })
    expect(again.body.data.cart.items_count).toBe(4)
  })

  test('is capped at the stock, and says what is missing', async () => {
    const { id, customer } = await givenLeftCart({ quantity: 5 })
    await desk('POST', `/${id}/remind`)
    const token = tokenIn((await mailsTo(customer.email))[0]?.text ?? '')
    await givenStock(shop, ink, 3)
    const { body } = await recover(token, newGuest())
    expect(body.data).toMatchObject({
      added: 8,
      missing: [{ wanted: 5, added: 3, reason: 'stock' }],
    })
    await givenStock(shop, ink, 0)
    expect((await recover(token, newGuest())).body.data.added).toBe(5)
    await givenStock(shop, ink, 1000)
  })

  test('with another number, signature or shape opens nothing', async () => {
    const { id, customer } = await givenLeftCart()
    await desk('POST', `/${id}/remind`)
    const token = tokenIn((await mailsTo(customer.email))[0]?.text ?? '')
    const [, ...rest] = token.split('.')
    for (const wrong of [`1.${rest.join('.')}`, `${token}x`, '1', '.', 'x'.repeat(200)]) {
      const { status, body } = await recover(wrong, newGuest())
      expect([wrong, status, body.code]).toEqual([wrong, 404, 'not_found'])
    }
    const asStaff = await shop.call('POST', '/api/customer/cart/recover', {
      token: staff.token,
      body: { token },
    })
    expect(asStaff.status).toBe(403)
  })
})

describe('automatic reminders', () => {
  test('are off, and go to customers who agreed alone', async () => {
    const agreed = await givenLeftCart({ minutes: 300, hasConsent: true })
    const silent = await givenLeftCart({ minutes: 300 })
    await remindAutomatically(shop.server.shop)
    expect(await mailsTo(agreed.customer.email)).toHaveLength(0)
    await sql`insert into settings (name, value) values ('mail', '{"cart_reminders": true}')
      on conflict (name) do update set value = excluded.value`.execute(shop.db)
    await expect
      .poll(async () => (await shop.server.shop.settings.get()).mail.cart_reminders)
      .toBe(true)
    await remindAutomatically(shop.server.shop)
    await remindAutomatically(shop.server.shop)
    expect(await mailsTo(agreed.customer.email)).toHaveLength(1)
    expect(await mailsTo(silent.customer.email)).toHaveLength(0)
  })
})
