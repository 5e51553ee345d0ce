import { afterEach, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import { takeOverRefunds } from '#server/orders/take-over-refunds.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { deskOf, givenDesk } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const { secretKey } = await sandboxSecrets(shop.db)
const toner = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, toner, 500)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function givenOrder() {
  const { id } = await givenCustomerOrder(shop, customer, [toner], { quantity: 3 })
  return desk.order(id)
}

const refund = (id: number, body: object) => desk.post(`orders/${id}/refunds`, body)

async function onHand(): Promise<number> {
  const row = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', toner)
    .executeTakeFirstOrThrow()
  return row.on_hand
}

/** A refund of one piece that was made and credited, and whose money came back. */
async function givenBounced() {
  const order = await givenOrder()
  const lines = [{ order_item_id: order.items[0].id, quantity: 1, restock: true }]
  const made = (await refund(order.id, { lines })).body.data
  const amount = Math.round(Number(made.amount) * 100)
  const { key } = await shop.db
    .selectFrom('refunds')
    .select('key')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  const bounced = { id: 're_1', key, amount, status: 'failed' as const, failure: 'account_closed' }
  const { provider, ...rest } = deskOf(shop)
  await takeOverRefunds(
    { ...rest, provider: { ...provider, refundsOf: async () => [bounced] } },
    order.payment.transaction_id,
  )
  return { order, made }
}
const checkOf = async (orderId: number) =>
  (await desk.get(`payments?order_id=${orderId}`)).body.data[0]
const again = (id: number) => desk.post(`payments/${id}/resolve`, { action: 'refund_again' })

test('money that bounced goes back once more, under the credit note that stands', async () => {
  const { order, made } = await givenBounced()
  const shelf = await onHand()
  const check = await checkOf(order.id)
  expect(check.kind).toBe('refund_failed')
  const both = await Promise.all([again(check.id), again(check.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await desk.order(order.id)
  expect(after.needs_attention).toBeNull()
  expect(after.refunds).toMatchObject([
    { status: 'failed', credit_note_number: made.credit_note_number },
    { status: 'succeeded', amount: made.amount, credit_note_number: made.credit_note_number },
  ])
  expect(after.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
    'invoice',
    'credit_note',
  ])
  expect(await onHand()).toBe(shelf)
  expect(await checkOf(order.id)).toBeUndefined()
})

test('what cannot go back to the card is paid back by hand, and recorded so', async () => {
  const { order, made } = await givenBounced()
  const { id } = await checkOf(order.id)
  const resolved = await desk.post(`payments/${id}/resolve`, { action: 'refund_by_hand' })
  expect(resolved.status).toBe(200)
  const after = await desk.order(order.id)
  expect(after).toMatchObject({
    needs_attention: null,
    payment: { payment_status: 'partially_refunded' },
    refunds: [{}, { status: 'succeeded', credit_note_number: made.credit_note_number }],
  })
  expect(after.timeline.at(-1)).toMatchObject({ kind: 'refunded', details: { by_hand: true } })
})

test('until then no other amount goes back', async () => {
  const { order, made } = await givenBounced()
  for (const refused of [
    await refund(order.id, { amount: '1.00' }),
    await desk.post(`orders/${order.id}/cancel`),
  ]) {
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(made.credit_note_number)
  }
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing' })
  expect((await refund(order.id, { amount: made.amount })).status).toBe(201)
  expect((await desk.post(`orders/${order.id}/cancel`)).status).toBe(200)
})

test('a refund that fails of a cancelled order is not forgotten', async () => {
  const order = await givenOrder()
  const intent = order.payment.transaction_id
  await shop.call('POST', '/test-gateway/v1/test_helpers/disputes', {
    form: { payment_intent: intent },
    headers: { authorization: `Bearer ${secretKey}` },
  })
  await desk.post(`orders/${order.id}/cancel`)
  const failed = async () =>
    (await desk.get(`payments?order_id=${order.id}&kind=refund_failed`)).body.data[0]
  const check = await failed()
  expect((await again(check.id)).body.code).toBe('refund_failed')
  await readRows(
    shop.db,
    'update payment_sandbox.charges set is_disputed = false where payment_intent = $1',
    [intent],
  )
  expect((await again((await failed()).id)).status).toBe(200)
  expect(await desk.order(order.id)).toMatchObject({
    status: 'cancelled',
    refundable: '0.00',
    needs_attention: null,
  })
})
