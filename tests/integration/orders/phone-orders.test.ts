import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { phoneOrderJobs } from '#server/phone-orders/jobs.ts'
import {
  addToCart,
  articleId,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
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

const desk = (method: string, path = '', body?: object, token = staff.token) =>
  shop.call(method, `/api/admin/phone-orders${path}`, { token, ...(body && { body }) })
const told = (change: object = {}) => ({
  email: newEmail(),
  language: 'nl',
  details: { customer_type: 'individual', billing_first_name: 'Lotte', billing_city: 'Gent' },
  lines: [{ product_id: toner, quantity: 2 }],
  ...change,
})
const tokenOf = (url: string) => new URL(url).searchParams.get('phone') ?? ''
const open = (guest: string, token: string) =>
  shop.call('POST', '/api/guest/phone-orders/open', { guest, language: 'en', body: { token } })
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'language'])
    .where('recipient', '=', email)
    .where('template', '=', 'phone-order')
    .execute()

describe('an order told by phone', () => {
  test('is mailed with a link, opened on any device, confirmed and paid by its customer', async () => {
    const wish = told()
    const prepared = await desk('POST', '', wish)
    expect(prepared).toMatchObject({ status: 201, body: { data: { status: 'sent', order: null } } })
    const { id, url, total } = prepared.body.data
    const [mail] = await mailsTo(wish.email)
    expect(mail).toMatchObject({ language: 'nl', subject: expect.stringContaining('telefonische') })
    expect(mail?.text).toContain(url)

    const guest = newGuest()
    await addToCart(shop, guest, ink)
    const opened = await open(guest, tokenOf(url))
    expect(opened.status).toBe(200)
    const { cart, email, details, missing } = opened.body.data
    expect({ email, details, missing }).toEqual({
      email: wish.email,
      details: wish.details,
      missing: [],
    })
    expect(cart.items.map(linePieces)).toEqual([[toner, 2]])
    expect(cart.saved_items.map(linePieces)).toEqual([[ink, 1]])
    expect((await desk('GET', `/${id}`)).body.data.status).toBe('opened')

    const order = await ordered(guest, wish.email)
    expect(order.total_price).toBe(total)
    const shown = (await desk('GET', `/${id}`)).body.data
    expect(shown).toMatchObject({ status: 'ordered', url: null, order: { id: order.id } })
    expect(shown.prepared_by).toContain('Test')
  })

  test('opened twice is in the cart once, and what was added to its lines goes', async () => {
    const { url } = (await desk('POST', '', told())).body.data
    const guest = newGuest()
    await addToCart(shop, guest, toner, 5)
    for (const _ of [1, 2]) {
      const { body } = await open(guest, tokenOf(url))
      expect(body.data.cart.items.map(linePieces)).toEqual([[toner, 2]])
    }
  })

  test('is put into the cart of a customer who is signed in', async () => {
    const { url } = (await desk('POST', '', told())).body.data
    const { token } = await givenPerson(shop)
    const opened = await shop.call('POST', '/api/customer/phone-orders/open', {
      token,
      body: { token: tokenOf(url) },
    })
    expect(opened.body.data.cart.items.map(linePieces)).toEqual([[toner, 2]])
  })

  test('names what is not there any more', async () => {
    const { url } = (await desk('POST', '', told({ lines: [{ product_id: ink, quantity: 3 }] })))
      .body.data
    await givenStock(shop, ink, 1)
    const { body } = await open(newGuest(), tokenOf(url))
    await givenStock(shop, ink, 1000)
    expect(body.data.missing).toMatchObject([{ wanted: 3, added: 1, reason: 'stock' }])
    expect(body.message).toContain('not all of it')
  })
})

describe('its link', () => {
  test('once ordered says so, and orders nothing twice', async () => {
    const wish = told()
    const { url } = (await desk('POST', '', wish)).body.data
    const guest = newGuest()
    await open(guest, tokenOf(url))
    const { order_number: number } = await ordered(guest, wish.email)
    const again = await open(newGuest(), tokenOf(url))
    expect(again.status).toBe(409)
    expect(again.body.message).toContain(number)
  })

  test('does not open when it was withdrawn, is over, or is not ours', async () => {
    const first = (await desk('POST', '', told())).body.data
    const withdrawn = await desk('POST', `/${first.id}/withdraw`)
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { data: { status: 'withdrawn', url: null } },
    })
    expect((await open(newGuest(), tokenOf(first.url))).status).toBe(404)
    expect((await desk('POST', `/${first.id}/withdraw`)).status).toBe(409)
    expect((await desk('POST', `/${first.id}/send`)).status).toBe(409)

    const second = (await desk('POST', '', told())).body.data
    await sql`update phone_orders set valid_until = now() - interval '1 minute' where id = ${second.id}`.execute(
      shop.db,
    )
    expect((await open(newGuest(), tokenOf(second.url))).status).toBe(404)
    const other = tokenOf(second.url).replace(/^\d+/, String(first.id))
    expect((await open(newGuest(), other)).status).toBe(404)
    expect((await open(newGuest(), 'nonsense')).status).toBe(404)
  })

  test('is sent again, for another week', async () => {
    const wish = told()
    const { id } = (await desk('POST', '', wish)).body.data
    await sql`update phone_orders set valid_until = now() - interval '1 day' where id = ${id}`.execute(
      shop.db,
    )
    const sent = await desk('POST', `/${id}/send`)
    expect(sent.body.data).toMatchObject({ status: 'sent', version: 2 })
    expect(await mailsTo(wish.email)).toHaveLength(2)
    expect((await open(newGuest(), tokenOf(sent.body.data.url))).status).toBe(200)
  })
})

describe('the desk', () => {
  test('adds up what it will cost', async () => {
    const { body } = await desk('POST', '/summary', { lines: [{ product_id: toner, quantity: 2 }] })
    const { total } = (await desk('POST', '', told())).body.data
    expect(body.data.total).toBe(total)
    expect((await desk('POST', '/summary', { lines: [] })).status).toBe(422)
    expect(
      (await desk('POST', '/summary', { lines: [{ product_id: 999_999, quantity: 1 }] })).status,
    ).toBe(404)
  })

  test('lists by state and by who called', async () => {
    const wish = told({ details: { company_name: 'Zetwerk Mertens' } })
    const { id } = (await desk('POST', '', wish)).body.data
    const found = await desk('GET', '?search=mertens&status=sent')
    expect(found.body.data.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await desk('GET', '?search=mertens&status=ordered')).body.total).toBe(0)
  })

  test('refuses bad addresses, links in names and customers', async () => {
    expect((await desk('POST', '', told({ email: 'nobody' }))).status).toBe(422)
    const linked = told({ details: { billing_first_name: 'see www.example.com' } })
    expect((await desk('POST', '', linked)).status).toBe(422)
    const customer = await givenPerson(shop)
    expect((await desk('GET', '', undefined, customer.token)).status).toBe(403)
    expect((await desk('POST', '', told(), customer.token)).status).toBe(403)
  })

  test('sent twice under one key is one order', async () => {
    const wish = told()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      shop.call('POST', '/api/admin/phone-orders', { token: staff.token, body: wish, headers })
    const one = await send()
    const two = await send()
    expect(two.body.data.id).toBe(one.body.data.id)
    expect(await mailsTo(wish.email)).toHaveLength(1)
  })
})

test('what was said is forgotten a month after the link is over', async () => {
  const { id } = (await desk('POST', '', told())).body.data
  const end = (days: number) =>
    sql`update phone_orders set valid_until = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      shop.db,
    )
  const [forget] = phoneOrderJobs(shop)
  const run = () => forget?.run({})
  await end(29)
  await run()
  expect((await desk('GET', `/${id}`)).status).toBe(200)
  await end(31)
  await run()
  expect((await desk('GET', `/${id}`)).status).toBe(404)
})

function linePieces({ product_id, quantity }: { product_id: number; quantity: number }) {
  return [product_id, quantity]
}

/** Orders the cart by card. */
async function ordered(guest: string, email: string) {
  const intent = await givenIntent(shop, guest, { billing_email: email })
  await pay(shop, intent)
  const placed = await placeOrder(shop, guest, intent)
  return (await shop.call('GET', `/api/guest/orders/${placed.body.data.id}`, { guest })).body.data
}
