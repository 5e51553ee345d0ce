import { beforeAll, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  DETAILS,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
beforeAll(() => givenStock(shop, article, 100))

const BUSINESS = {
  customer_type: 'business',
  company_name: 'Atelier Peeters BV',
  vat_number: 'BE 0123.456.749',
  purchase_order: 'PO-2026-17',
}

test('a guest’s mail opens the order on any device, and no other order', async () => {
  const { id, html } = await givenGuestOrder()
  const token = /token=([\w.-]+)/.exec(html)?.[1] ?? ''

  const onAnotherDevice = await shop.call('GET', `/api/orders/${id}?token=${token}`)
  expect(onAnotherDevice.status).toBe(200)
  expect(onAnotherDevice.body.data.id).toBe(id)

  const other = await givenGuestOrder()
  const asStranger = { guest: newGuest() }
  for (const address of [`${other.id}?token=${token}`, `${id}?token=${token}x`, `${id}`]) {
    const { status } = await shop.call('GET', `/api/orders/${address}`, asStranger)
    expect([address, status]).toEqual([address, 404])
  }
  expect((await shop.call('GET', `/api/orders/${id}`)).body.code).toBe('session_required')
})

test('a customer’s mail leads into the account instead', async () => {
  const { token, id: userId } = await givenAccount(shop)
  const bought = await shop.call('POST', `/api/customer/cart/add/${article}`, {
    token,
    body: { quantity: 1 },
  })
  expect(bought.status).toBe(201)
  const { id } = await givenTransferOrder('customer', { token })
  const mail = await mailOf(id)
  expect(mail.user_id).toBe(userId)
  expect(mail.html).toContain(`/customer/orders/${id}"`)
  expect(mail.html).not.toContain('token=')
})

test('the mail to a consumer names the country, shows what was bought, and the 14 days', async () => {
  const { html, text } = await givenGuestOrder({
    billing_country: 'LU',
    billing_postal_code: 'L-1648',
  })
  expect(text).toContain('1648 Gent\nLuxembourg')
  expect(text).toContain('14 days')
  expect(html).toContain('/mail-logo.png')
  expect(html).toMatch(/<img src="http[^"]+\/media\/[^"]+"/)
  expect(html).toContain('color-scheme')
})

test('a business finds its VAT number and order reference, and no right to withdraw', async () => {
  const { text } = await givenGuestOrder(BUSINESS)
  expect(text).toContain('VAT BE 0123.456.749')
  expect(text).toContain('PO-2026-17')
  expect(text).not.toMatch(/14 days|withdraw/)
})

test('what was sent under a key is found under it, by whoever sent it alone', async () => {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const { id } = await givenTransferOrder('guest', { guest }, 'my-key')
  const found = (who: object, area = 'guest', key = 'my-key') =>
    shop.call('GET', `/api/${area}/orders/sent/${key}`, who)
  expect((await found({ guest })).body.data).toMatchObject({ order_id: id })
  expect((await found({ guest }, 'guest', 'another-key')).body.data).toBeNull()
  expect((await found({ guest: newGuest() })).body.data).toBeNull()
})

async function givenGuestOrder(details: object = {}) {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  if (Object.keys(details).length > 0) {
    const { id } = await givenTransferOrder('guest', { guest }, 'key', details)
    return mailOf(id)
  }
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  return mailOf((await placeOrder(shop, guest, intent)).body.data.id)
}

async function givenTransferOrder(
  area: 'guest' | 'customer',
  who: { guest?: string; token?: string },
  key = 'key',
  details: object = {},
): Promise<{ id: number }> {
  const payment_method = 'bank_transfer'
  const valid = await shop.call('POST', `/api/${area}/orders/validate-order`, {
    ...who,
    body: { ...DETAILS, ...details, payment_method },
  })
  const placed = await shop.call('POST', `/api/${area}/orders`, {
    ...who,
    headers: { 'idempotency-key': key },
    body: { payment_method, checkout_id: valid.body.data.checkout_id },
  })
  if (placed.status !== 201) throw new Error(JSON.stringify([valid.body, placed.body]))
  return placed.body.data
}

async function mailOf(id: number) {
  const mail = await shop.db
    .selectFrom('mails')
    .select(['html', 'text', 'user_id'])
    .where('dedupe_key', '=', `order-received:${id}`)
    .executeTakeFirstOrThrow()
  return { id, ...mail }
}
