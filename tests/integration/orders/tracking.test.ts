import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
const customer = await givenPerson(shop)
beforeEach(() => sql`delete from limit_points`.execute(shop.db))

const track = (order_number: string, email: string) =>
  shop.call('POST', '/api/orders/track', { body: { order_number, email } })

async function givenOrder() {
  const email = newEmail()
  const order = await givenCustomerOrder(shop, customer, [article], {
    quantity: 2,
    details: { billing_email: email },
  })
  return { id: order.id, number: order.order_number, email }
}

describe('tracking', () => {
  test('shows the steps with their dates, the parcels and their links', async () => {
    const { id, number, email } = await givenOrder()
    await sql`insert into shipments (order_id, carrier, tracking_number, status, shipped_at)
      values (${id}, 'bpost', '3232 1100', 'shipped', now())`.execute(shop.db)
    const { status, body } = await track(` ${number.toLowerCase()}`, email.toUpperCase())
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      order_number: number,
      status: 'processing',
      steps: [
        { step: 'processed', reached_at: expect.any(String) },
        { step: 'shipped', reached_at: expect.any(String) },
        { step: 'in_transit', reached_at: null },
        { step: 'delivered', reached_at: null },
      ],
      estimated_delivery: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      shipments: [
        {
          carrier: 'bpost',
          tracking_number: '3232 1100',
          tracking_url: expect.stringContaining('32321100'),
          status: 'shipped',
        },
      ],
      items: [{ quantity: 2 }],
    })
  })

  test('shows neither addresses nor amounts', async () => {
    const { number, email } = await givenOrder()
    const text = JSON.stringify((await track(number, email)).body)
    expect(text).not.toMatch(/Kerkstraat|Gent|Peeters|price|total|\d+\.\d\d"/)
    expect(text).not.toContain(email)
  })

  test('answers alike whatever does not match', async () => {
    const [one, other] = [await givenOrder(), await givenOrder()]
    const answers = [
      await track(one.number, other.email),
      await track('SI-999999', one.email),
      await track('SI-0', one.email),
      await track('%', one.email),
      await track('999999999999999999', one.email),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
    expect(answers[0]?.body.message).toBe('Order not found')
  })

  test('names the field that is missing or no email', async () => {
    expect(Object.keys((await track('', 'x')).body.errors)).toEqual(['order_number', 'email'])
  })

  test('may be tried twenty times in ten minutes', async () => {
    for (let time = 0; time < 20; time += 1) await track('SI-999999', newEmail())
    expect((await track('SI-999999', newEmail())).status).toBe(429)
  })
})
