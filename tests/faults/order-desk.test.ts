import { expect, test } from 'vitest'

import { addToCart, articleId, givenStock, validate } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenDesk } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const ORDERS = process.env.OCTAVO_TEST_FULL === '1' ? 60 : 12

const shop = await givenShop()
const articles = [
  await articleId(shop, 'OC-BR-TN2420'),
  await articleId(shop, 'OC-HP-12A-BK'),
  await articleId(shop, 'OC-PAP-A4-80-500'),
]
for (const article of articles) await givenStock(shop, article, 5000)
const desk = await givenDesk(shop)

async function givenOrder(index: number) {
  const customer = await givenPerson(shop)
  const own = index % 2 === 0 ? articles : articles.toReversed()
  return (await givenCustomerOrder(shop, customer, own, { quantity: 2 })).id
}

async function browse(): Promise<number> {
  const guest = newGuest()
  for (const article of articles.toReversed()) await addToCart(shop, guest, article)
  return (await validate(shop, guest)).status
}

test('staff at work on the same articles as buyers: nobody waits for ever, and all adds up', async () => {
  const ids = []
  for (let index = 0; index < ORDERS; index++) ids.push(await givenOrder(index))
  const whole = (id: number) =>
    desk.order(id).then(({ items }) =>
      desk.post(`orders/${id}/refunds`, {
        lines: items.map((item: { id: number }) => ({
          order_item_id: item.id,
          quantity: 1,
          restock: true,
        })),
      }),
    )
  const answers = await Promise.all(
    ids.flatMap((id) => [
      desk.post(`orders/${id}/cancel`).then(({ status }) => status),
      whole(id).then(({ status }) => status),
      desk.ship(id, [1, 1, 1]).then(({ status }) => status),
      desk.put(`orders/${id}/status`, { status: 'completed' }).then(({ status }) => status),
      browse(),
    ]),
  )
  expect([...new Set(answers)].filter((status) => ![200, 201, 409, 422].includes(status))).toEqual(
    [],
  )
  expect(await shop.audit()).toEqual([])
  for (const id of ids) {
    const { refundable, total, refunds } = await desk.order(id)
    const given = refunds.reduce(
      (sum: number, one: { amount: string }) => sum + Number(one.amount),
      0,
    )
    expect(Number(refundable) + given).toBeCloseTo(Number(total), 5)
  }
})
