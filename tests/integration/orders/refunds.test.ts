import { afterEach, describe, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { finishRefund, finishRefunds } from '#server/orders/finish-refund.ts'
import { takeOverRefunds } from '#server/orders/take-over-refunds.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { deskOf, givenDesk, mailsAbout } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { secretKey } = await sandboxSecrets(shop.db)
const [toner, ink] = [await articleId(shop, 'OC-BR-TN2420'), await articleId(shop, 'OC-HP-12A-BK')]
await givenStock(shop, toner, 3000)
await givenStock(shop, ink, 3000)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function givenOrder(quantity = 3) {
  const { id } = await givenCustomerOrder(shop, customer, [toner, ink], { quantity })
  return desk.order(id)
}

const refund = (id: number, body: object, key?: string) =>
  desk.post(`orders/${id}/refunds`, body, key ? { headers: { 'idempotency-key': key } } : {})

const onHand = async (article: number) => {
  const row = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', article)
    .executeTakeFirstOrThrow()
  return row.on_hand
}

function gateway(method: string, path: string, form: Record<string, string> = {}) {
  return shop.call(method, `/test-gateway/v1/${path}`, {
    ...(method === 'POST' && { form }),
    headers: { authorization: `Bearer ${secretKey}` },
  })
}

const fault = (kind: string, extra: Record<string, string> = {}) =>
  gateway('POST', 'test_helpers/faults', { kind, operation: 'refunds.create', ...extra })

/** What the provider has given back of an order's payment, in cents. */
async function atProvider(order: { payment: { transaction_id: string } }): Promise<number[]> {
  const { body } = await gateway('GET', `refunds?payment_intent=${order.payment.transaction_id}`)
  return body.data.map(({ amount }: { amount: number }) => amount)
}

/** As if it had been written long enough ago for the job to take it up. */
async function finishAll(): Promise<void> {
  await readRows(
    shop.db,
    "update refunds set created_at = created_at - interval '1 minute' where status = 'pending'",
  )
  await finishRefunds(deskOf(shop))
}

describe('a refund of an amount', () => {
  test('is made at the provider, recorded and told', async () => {
    const order = await givenOrder()
    const { status, body } = await refund(order.id, { amount: '5.00', reason: 'late' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      amount: '5.00',
      status: 'succeeded',
      lines: [],
      credit_note_number: expect.stringMatching(/^CN-/),
    })
    const after = await desk.order(order.id)
    expect(after).toMatchObject({
      status: 'processing',
      payment: { payment_status: 'partially_refunded' },
      refundable: (Number(order.total) - 5).toFixed(2),
    })
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'refunded', details: { amount: '5.00' } })
    expect(await atProvider(order)).toEqual([500])
    const [mail] = await mailsAbout(shop, order.id, 'order-refunded')
    expect(mail?.subject).toContain('€5.00')
    expect(mail?.text).not.toContain('late')
  })

  test('of all that is left ends payment and order', async () => {
    const order = await givenOrder()
    await refund(order.id, { amount: '5.00' })
    const { refundable } = await desk.order(order.id)
    await refund(order.id, { amount: refundable })
    expect(await desk.order(order.id)).toMatchObject({
      status: 'refunded',
      refundable: '0.00',
      payment: { payment_status: 'refunded' },
    })
    const again = await refund(order.id, { amount: '0.01' })
    expect(again.body.errors.amount).toEqual(['There is nothing left to refund.'])
  })

  test('above the rest names it', async () => {
    const order = await givenOrder()
    await refund(order.id, { amount: '5.00' })
    const { refundable } = await desk.order(order.id)
    const more = (Number(refundable) + 0.01).toFixed(2)
    const { status, body } = await refund(order.id, { amount: more })
    expect(status).toBe(422)
    expect(body.errors.amount[0]).toContain(refundable)
    expect((await refund(order.id, { amount: '9999999.99' })).status).toBe(422)
  })

  test.each(['0', '0.00', '-1.00', '1.005', '1e3', '', 'all', null, 12.5])(
    'of %j is refused beside its field',
    async (amount) => {
      const order = await givenOrder(1)
      const { status, body } = await refund(order.id, { amount })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['amount']])
    },
  )

  test('needs captured money', async () => {
    const { id } = await givenCustomerTransfer(shop, customer, toner)
    expect((await refund(id, { amount: '1.00' })).body.errors.amount).toEqual([
      'There is nothing left to refund.',
    ])
    expect((await refund(999_999, { amount: '1.00' })).status).toBe(404)
  })
})

describe('a refund of lines', () => {
  test('costs what they cost, and brings pieces back that are to', async () => {
    const order = await givenOrder()
    const [first, second] = order.items
    const before = [await onHand(toner), await onHand(ink)]
    const { body } = await refund(order.id, {
      lines: [
        { order_item_id: first.id, quantity: 2, restock: true },
        { order_item_id: second.id, quantity: 1 },
      ],
    })
    const amount = (2 * Number(first.price) + Number(second.price)).toFixed(2)
    expect(body.data).toMatchObject({ amount, status: 'succeeded' })
    expect([await onHand(toner), await onHand(ink)]).toEqual([(before[0] ?? 0) + 2, before[1]])
    const after = await desk.order(order.id)
    expect(after.items).toMatchObject([
      { refunded: 2, to_ship: 1 },
      { refunded: 1, to_ship: 2 },
    ])
    const [mail] = await mailsAbout(shop, order.id, 'order-refunded')
    expect(mail?.text).toContain(`2 × ${first.product.name}`)
  })

  test('never exceeds what was bought and not refunded', async () => {
    const order = await givenOrder()
    const line = { order_item_id: order.items[0].id, quantity: 2 }
    await refund(order.id, { lines: [line] })
    const { status, body } = await refund(order.id, { lines: [line] })
    expect([status, body.code, body.data.left]).toEqual([409, 'conflict', 1])
    expect(body.message).toContain('only 1')
  })

  test('takes only lines of the order, each once', async () => {
    const [order, other] = [await givenOrder(), await givenOrder()]
    const own = { order_item_id: order.items[0].id, quantity: 1 }
    const foreign = { order_item_id: other.items[0].id, quantity: 1 }
    for (const lines of [[foreign], [own, own]]) {
      const { status, body } = await refund(order.id, { lines })
      expect(status).toBe(422)
      expect(Object.keys(body.errors)[0]).toMatch(/^lines\.\d\.order_item_id$/)
    }
    expect((await refund(order.id, {})).body.errors).toHaveProperty('amount')
  })

  test('leaves nothing to ship of what was refunded before it left, and completes the rest', async () => {
    const order = await givenOrder(2)
    const shipped = await desk.ship(order.id, [2, 1])
    await desk.patch(`shipments/${shipped.body.data.id}`, { status: 'delivered' })
    expect((await desk.order(order.id)).status).toBe('processing')
    await refund(order.id, { lines: [{ order_item_id: order.items[1].id, quantity: 1 }] })
    expect((await desk.order(order.id)).status).toBe('completed')
  })
})

describe('F20 many refunds at once', () => {
  test('20 of all of one payment: one is made', async () => {
    const order = await givenOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(order.id, { amount: order.total })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
    expect(await atProvider(order)).toEqual([Math.round(Number(order.total) * 100)])
  })

  test('20 under one key: one is made, and all get it', async () => {
    const order = await givenOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        refund(order.id, { amount: '1.00' }, 'pressed twenty times'),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
    expect(await atProvider(order)).toEqual([100])
    const other = await refund(order.id, { amount: '2.00' }, 'pressed twenty times')
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  })

  test('lines and cancellations together never give back more than was paid', async () => {
    const order = await givenOrder()
    const line = { order_item_id: order.items[0].id, quantity: 2, restock: true }
    await Promise.all([
      ...Array.from({ length: 5 }, () => refund(order.id, { lines: [line] })),
      ...Array.from({ length: 3 }, () => desk.post(`orders/${order.id}/cancel`)),
      ...Array.from({ length: 5 }, () => refund(order.id, { amount: '3.00' })),
    ])
    const given = (await atProvider(order)).reduce((sum, cents) => sum + cents, 0)
    expect(given).toBeLessThanOrEqual(Math.round(Number(order.total) * 100))
    expect((await desk.order(order.id)).refundable).toMatch(/^\d+\.\d\d$/)
  })
})

describe('when the provider', () => {
  test('loses its answer, a job finishes the refund, once', async () => {
    const order = await givenOrder()
    await fault('lost_answer', { times: '2' })
    const { status, body } = await refund(order.id, { amount: '5.00' })
    expect(status).toBe(201)
    await finishAll()
    const after = await desk.order(order.id)
    expect(after.refunds).toMatchObject([{ id: body.data.id, status: 'succeeded' }])
    expect(await atProvider(order)).toEqual([500])
    expect(await mailsAbout(shop, order.id, 'order-refunded')).toHaveLength(1)
  })

  test('is away, the amount stays reserved until it is back', async () => {
    const order = await givenOrder()
    await fault('error', { status: '500', times: '2' })
    const { body } = await refund(order.id, { amount: order.total })
    expect(body.data.status).toBe('pending')
    expect(await desk.order(order.id)).toMatchObject({
      refundable: '0.00',
      status: 'processing',
      payment: { payment_status: 'paid' },
    })
    await finishAll()
    expect(await desk.order(order.id)).toMatchObject({ status: 'refunded', refundable: '0.00' })
  })

  test('refuses, the amount is free again and staff see why', async () => {
    const order = await givenOrder()
    await gateway('POST', 'test_helpers/disputes', {
      payment_intent: order.payment.transaction_id,
    })
    const line = { order_item_id: order.items[0].id, quantity: 3, restock: true }
    const before = await onHand(toner)
    const { status, body } = await refund(order.id, { lines: [line] })
    expect([status, body.code]).toEqual([409, 'refund_failed'])
    expect(body.message).toContain('charged back')
    const after = await desk.order(order.id)
    expect(after).toMatchObject({
      refundable: order.total,
      payment: { payment_status: 'paid' },
      refunds: [{ status: 'failed' }],
    })
    expect(after.needs_attention).toContain('charged back')
    expect(after.items[0].refunded).toBe(0)
    expect(await onHand(toner)).toBe(before)
    expect(await mailsAbout(shop, order.id, 'order-refunded')).toEqual([])
  })
})

test('a crash before the provider was asked: the job asks under the same key', async () => {
  const order = await givenOrder()
  const [row] = await readRows<{ id: number }>(
    shop.db,
    `with reserved as (update payments set refunded_cents = 700 where order_id = $1)
    insert into refunds (order_id, intent_id, amount_cents, actor) values ($1, $2, 700, 'An') returning id`,
    [order.id, order.payment.transaction_id],
  )
  await Promise.all([finishAll(), finishAll(), finishAll()])
  expect((await desk.order(order.id)).refunds).toMatchObject([
    { id: row?.id, status: 'succeeded', amount: '7.00' },
  ])
  expect(await atProvider(order)).toEqual([700])
})

test('a refund on the pages of the provider is taken over', async () => {
  const order = await givenOrder()
  await gateway('POST', 'refunds', {
    payment_intent: order.payment.transaction_id,
    amount: '450',
  })
  const after = await eventually(
    () => desk.order(order.id),
    ({ refunds }) => refunds.some((one: { status: string }) => one.status === 'succeeded'),
  )
  expect(after.refunds).toMatchObject([{ amount: '4.50', actor: 'payment provider' }])
  expect(after.payment.payment_status).toBe('partially_refunded')
  expect(await mailsAbout(shop, order.id, 'order-refunded')).toHaveLength(1)
})

test('a transfer is paid back by hand, and recorded so', async () => {
  const { id } = await givenCustomerTransfer(shop, customer, toner)
  await desk.put(`orders/${id}/status`, { status: 'processing' })
  const { body } = await refund(id, { amount: '1.00' })
  expect(body.data.status).toBe('succeeded')
  const { timeline } = await desk.order(id)
  expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', details: { by_hand: true } })
  const [mail] = await mailsAbout(shop, id, 'order-refunded')
  expect(mail?.text).toContain('transfer the money to the account')
})

test('an order of the demo can be refunded, too', async () => {
  const { order_id: id } = await shop.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.order_id')
    .where('payments.method', '=', 'bancontact')
    .where('orders.status', '=', 'completed')
    .orderBy('payments.order_id')
    .executeTakeFirstOrThrow()
  const { status, body } = await refund(id, { amount: '1.00' })
  expect([status, body.data.status]).toEqual([201, 'succeeded'])
})

describe('what the provider decides later', () => {
  const decided = (status: 'pending' | 'succeeded' | 'failed', key: string, amount: number) => ({
    id: `re_${key.slice(0, 8)}`,
    key,
    amount,
    status,
    failure: status === 'failed' ? 'expired_or_canceled_card' : null,
  })
  const keyOf = async (id: number) => {
    const row = await shop.db
      .selectFrom('refunds')
      .select('key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.key
  }

  test('a refund that takes its time is settled by the event of its end, once', async () => {
    const order = await givenOrder()
    await fault('error', { status: '500', times: '2' })
    const { id } = (await refund(order.id, { amount: '5.00' })).body.data
    const key = await keyOf(id)
    let status: 'pending' | 'succeeded' = 'pending'
    const { provider, ...rest } = deskOf(shop)
    const slow = { ...provider, refundsOf: async () => [decided(status, key, 500)] }
    const slowDesk = {
      ...rest,
      provider: { ...slow, refundIntent: async () => decided('pending', key, 500) },
    }
    await finishRefund(slowDesk, id)
    expect((await desk.order(order.id)).refunds).toMatchObject([{ status: 'pending' }])
    status = 'succeeded'
    const intent = order.payment.transaction_id
    await Promise.all([takeOverRefunds(slowDesk, intent), takeOverRefunds(slowDesk, intent)])
    expect((await desk.order(order.id)).refunds).toMatchObject([{ status: 'succeeded' }])
    expect(await mailsAbout(shop, order.id, 'order-refunded')).toHaveLength(1)
  })

  test('money that bounces is free to be refunded again, and staff are told', async () => {
    const order = await givenOrder()
    const { id } = (await refund(order.id, { amount: order.total })).body.data
    const amount = Math.round(Number(order.total) * 100)
    const bounced = decided('failed', await keyOf(id), amount)
    const { provider, ...rest } = deskOf(shop)
    await takeOverRefunds(
      { ...rest, provider: { ...provider, refundsOf: async () => [bounced] } },
      order.payment.transaction_id,
    )
    const after = await desk.order(order.id)
    expect(after).toMatchObject({
      refundable: order.total,
      payment: { payment_status: 'paid' },
      refunds: [{ status: 'failed', failure: 'expired_or_canceled_card' }],
    })
    expect(after.needs_attention).toContain('expired_or_canceled_card')
  })
})

test('pieces come back once, although a cancellation was refunded only at the second try', async () => {
  const order = await givenOrder()
  const before = await onHand(toner)
  await gateway('POST', 'test_helpers/disputes', { payment_intent: order.payment.transaction_id })
  await desk.post(`orders/${order.id}/cancel`)
  expect(await desk.order(order.id)).toMatchObject({
    status: 'cancelled',
    refundable: order.total,
    refunds: [{ status: 'failed' }],
  })
  expect(await onHand(toner)).toBe(before + 3)
  await readRows(
    shop.db,
    'update payment_sandbox.charges set is_disputed = false where payment_intent = $1',
    [order.payment.transaction_id],
  )
  const lines = order.items.map(({ id }: { id: number }) => ({
    order_item_id: id,
    quantity: 3,
    restock: true,
  }))
  const again = await refund(order.id, { amount: order.total, lines })
  expect(again.body.data.status).toBe('succeeded')
  expect(await onHand(toner)).toBe(before + 3)
  expect(await desk.order(order.id)).toMatchObject({ status: 'cancelled', refundable: '0.00' })
})

test('what was refunded as lost before is written off when the rest is cancelled', async () => {
  const order = await givenOrder()
  const before = await onHand(toner)
  const line = { order_item_id: order.items[0].id, quantity: 1, restock: false }
  await refund(order.id, { lines: [line] })
  await desk.post(`orders/${order.id}/cancel`)
  expect(await onHand(toner)).toBe(before + 2)
})

test('the pieces of a pack come back as its members', async () => {
  const [pack] = await readRows<{ id: number; member: number; quantity: number }>(
    shop.db,
    `select p.id, m.member_id as member, m.quantity from products p join pack_members m on m.pack_id = p.id
    where p.in_stock and p.status = 'active' order by p.id, m.member_id limit 1`,
  )
  if (pack === undefined) throw new Error('The demo has no pack')
  const { id } = await givenCustomerOrder(shop, customer, [pack.id])
  const before = await onHand(pack.member)
  const { items } = await desk.order(id)
  const line = { order_item_id: items[0].id, quantity: 1, restock: true }
  await refund(id, { lines: [line] })
  expect(await onHand(pack.member)).toBe(before + pack.quantity)
})
