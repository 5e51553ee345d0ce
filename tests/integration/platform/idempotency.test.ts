import { expect, test } from 'vitest'

import { addToCart, articleId, givenIntent, pay, validate } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-DR2400')

test('a repeated key answers the same, a key with another body is refused', async () => {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const { amount, checkout_id } = (await validate(shop, guest)).body.data
  const body = { amount, currency: 'eur', checkout_id }
  const headers = { 'idempotency-key': 'the-one' }
  const path = '/api/guest/payment/create-intent'

  const first = await shop.call('POST', path, { guest, body, headers })
  const again = await shop.call('POST', path, { guest, body, headers })
  const other = await shop.call('POST', path, {
    guest,
    body: { ...body, amount: amount + 1 },
    headers,
  })

  expect(first.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect(other.status).toBe(409)
  expect(other.body.code).toBe('idempotency_conflict')
})

test('the key of one guest is nobody else’s', async () => {
  const headers = { 'idempotency-key': 'shared-by-chance' }
  const orders = await Promise.all(
    [newGuest(), newGuest()].map(async (guest) => {
      await addToCart(shop, guest, article)
      const intent = await givenIntent(shop, guest)
      await pay(shop, intent)
      const body = { transaction_id: intent.id, payment_method: 'credit_card' }
      return shop.call('POST', '/api/guest/orders', { guest, body, headers })
    }),
  )
  expect(new Set(orders.map(({ body }) => body.data.id)).size).toBe(2)
})
