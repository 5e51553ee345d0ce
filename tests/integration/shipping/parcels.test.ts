import { afterEach, describe, expect, test } from 'vitest'

import { SHIPMENT_STATUSES } from '#contract/plain/statuses.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { givenDesk, mailsAbout } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const [toner, ink] = [await articleId(shop, 'OC-BR-TN2420'), await articleId(shop, 'OC-HP-12A-BK')]
await givenStock(shop, toner, 2000)
await givenStock(shop, ink, 2000)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function givenOrder(options: { language?: string; quantity?: number } = {}) {
  const { id } = await givenCustomerOrder(shop, customer, [toner, ink], { quantity: 2, ...options })
  return desk.order(id)
}

test('an order goes in two parcels, and is complete when both have arrived', async () => {
  const { id, items } = await givenOrder()
  const first = await desk.ship(id, [2, 1])
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    carrier: 'bpost',
    status: 'shipped',
    tracking_url: expect.stringContaining(`T${id}`),
    lines: [
      { order_item_id: items[0].id, quantity: 2 },
      { order_item_id: items[1].id, quantity: 1 },
    ],
  })
  const second = await desk.ship(id)
  const done = (parcel: { body: { data: { id: number } } }) =>
    desk.patch(`shipments/${parcel.body.data.id}`, { status: 'delivered' })
  expect((await done(first)).body.data.status).toBe('delivered')
  expect((await desk.order(id)).status).toBe('processing')
  await done(second)
  const order = await desk.order(id)
  expect(order.status).toBe('completed')
  expect(order.items.map((item: { to_ship: number }) => item.to_ship)).toEqual([0, 0])
  expect(order.shipments).toHaveLength(2)
  expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'placed',
    'paid',
    'shipped',
    'shipped',
    'delivered',
    'delivered',
    'completed',
  ])

  const mails = await mailsAbout(shop, id, 'order-shipped')
  expect(mails.map(({ subject }) => subject.includes('A parcel of'))).toEqual([true, true])
  expect(mails[0]?.text).toContain(`In this parcel\n2 × ${items[0].product.name}`)
  expect(mails[0]?.text).toContain(`Following in another parcel\n1 × ${items[1].product.name}`)
  expect(mails[1]?.text).not.toContain('Following')
  const arrived = await mailsAbout(shop, id, 'order-delivered')
  expect(arrived.map(({ subject }) => subject.includes('A parcel of'))).toEqual([true, false])
  const told = await eventually(
    () =>
      shop.db
        .selectFrom('notifications')
        .select('template')
        .where('related_id', '=', id)
        .where('template', 'like', '%ed')
        .where('template', 'not like', 'order_placed')
        .orderBy('template')
        .execute(),
    (rows) => rows.length === 4,
  )
  expect(told.map(({ template }) => template)).toEqual([
    'order_delivered',
    'parcel_delivered',
    'parcel_shipped',
    'parcel_shipped',
  ])
})

test.each([
  ['nl', 'Je bestelling', 'In dit pakket'],
  ['fr', 'Votre commande', 'Dans ce colis'],
])('the mails speak %s', async (language, subject, list) => {
  const { id } = await givenOrder({ language, quantity: 1 })
  await desk.ship(id)
  const [mail] = await mailsAbout(shop, id, 'order-shipped')
  expect(mail?.subject).toContain(subject)
  expect(mail?.text).toContain(list)
  const [, orderId, token] = /\/tracking\?order=(\d+)&token=(\S+)/.exec(mail?.text ?? '') ?? []
  expect(Number(orderId)).toBe(id)
  const shown = await shop.call('GET', `/api/orders/${id}?token=${token}`)
  expect(shown.body.data.shipments[0].tracking_url).toContain('https://track.bpost.cloud')
})

describe('a parcel', () => {
  test('never carries more than is left, and says what is', async () => {
    const { id, items } = await givenOrder()
    const tooMany = await desk.ship(id, [3, 0])
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'conflict'])
    expect(tooMany.body.data).toEqual({ order_item_id: items[0].id, left: 2 })
    await desk.ship(id, [2, 0])
    const none = await desk.ship(id, [1, 0])
    expect(none.body.message).toBe(`Nothing is left to ship of ${items[0].product.name}.`)
    const line = { order_item_id: items[1].id, quantity: 1, restock: true }
    await desk.post(`orders/${id}/refunds`, { lines: [line] })
    expect((await desk.ship(id, [0, 2])).body.data.left).toBe(1)
  })

  test('is one, however many send it at once', async () => {
    const { id } = await givenOrder()
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.ship(id, [2, 2])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  test('takes lines of its own order, each once, in whole pieces', async () => {
    const [mine, other] = [await givenOrder(), await givenOrder()]
    const line = { order_item_id: mine.items[0].id, quantity: 1 }
    const send = (lines: object[], more: object = {}) =>
      desk.post(`orders/${mine.id}/shipments`, {
        carrier: 'bpost',
        tracking_number: '1',
        lines,
        ...more,
      })
    for (const [lines, field] of [
      [[{ ...line, order_item_id: other.items[0].id }], 'lines.0.order_item_id'],
      [[line, line], 'lines.1.order_item_id'],
      [[{ ...line, quantity: 0 }], 'lines.0.quantity'],
      [[{ ...line, quantity: 1.5 }], 'lines.0.quantity'],
      [[], 'lines'],
    ] as const) {
      const { status, body } = await send([...lines])
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    }
    expect((await send([line], { carrier: ' ' })).body.errors).toHaveProperty('carrier')
  })

  test.each([
    ['is not paid', () => givenCustomerTransfer(shop, customer, toner)],
    [
      'is cancelled',
      async () => {
        const order = await givenOrder()
        await desk.post(`orders/${order.id}/cancel`)
        return order
      },
    ],
  ])('does not leave for an order that %s', async (_, given) => {
    const { id } = await given()
    const { status, body } = await desk.ship(id, [1, 1])
    expect([status, body.message]).toEqual([
      409,
      'This order is not ready to ship: it must be paid and in processing.',
    ])
  })
})

describe('the way of a parcel', () => {
  test.each(SHIPMENT_STATUSES)('goes forward only, to %s', async (wanted) => {
    for (const from of ['shipped', 'in_transit', 'delivered'] as const) {
      const { id } = await givenOrder({ quantity: 1 })
      const { data } = (await desk.ship(id)).body
      if (from !== 'shipped') await desk.patch(`shipments/${data.id}`, { status: from })
      const { status, body } = await desk.patch(`shipments/${data.id}`, { status: wanted })
      const place = SHIPMENT_STATUSES.indexOf(from)
      const isForward = SHIPMENT_STATUSES.indexOf(wanted) > place
      expect([from, status]).toEqual([from, isForward ? 200 : 409])
      if (!isForward) expect(body.allowed).toEqual(SHIPMENT_STATUSES.slice(place + 1))
    }
  })

  test('refuses who looked at an older one, and an unknown one', async () => {
    const { id } = await givenOrder({ quantity: 1 })
    const parcel = (await desk.ship(id)).body.data
    await desk.patch(`shipments/${parcel.id}`, { status: 'in_transit' })
    const stale = await desk.patch(`shipments/${parcel.id}`, {
      status: 'delivered',
      version: parcel.version,
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(stale.body.data).toMatchObject({ id: parcel.id, status: 'in_transit' })
    expect((await desk.patch('shipments/999999', { status: 'delivered' })).status).toBe(404)
  })

  test('is told to a guest by mail, to a customer by notification', async () => {
    const guest = newGuest()
    await addToCart(shop, guest, toner)
    const intent = await givenIntent(shop, guest)
    await pay(shop, intent)
    const guests = (await placeOrder(shop, guest, intent)).body.data.id
    const customers = (await givenOrder({ quantity: 1 })).id
    for (const id of [guests, customers]) {
      const { data } = (await desk.ship(id)).body
      await desk.patch(`shipments/${data.id}`, { status: 'in_transit' })
    }
    expect(await mailsAbout(shop, guests, 'order-in-transit')).toHaveLength(1)
    expect(await mailsAbout(shop, customers, 'order-in-transit')).toEqual([])
  })
})
