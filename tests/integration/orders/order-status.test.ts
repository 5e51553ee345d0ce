import { afterEach, describe, expect, test } from 'vitest'

import { nextStatuses } from '#contract/plain/order-transitions.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/plain/statuses.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { givenDesk, mailsAbout } from '#tests/support/order-desk.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 2000)
const desk = await givenDesk(shop)
const customer = await givenPerson(shop)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const given: Record<OrderStatus, () => Promise<number>> = {
  pending: async () => (await givenCustomerTransfer(shop, customer, article)).id,
  processing: async () => (await givenCustomerOrder(shop, customer, [article])).id,
  completed: () => turned('processing', 'completed'),
  cancelled: () => turned('processing', 'cancelled'),
  async refunded() {
    const id = await given.processing()
    const { refundable } = await desk.order(id)
    await desk.post(`orders/${id}/refunds`, { amount: refundable })
    return id
  },
}

async function turned(from: OrderStatus, to: OrderStatus): Promise<number> {
  const id = await given[from]()
  await desk.put(`orders/${id}/status`, { status: to })
  return id
}

const stockOf = () =>
  shop.db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', article)
    .executeTakeFirstOrThrow()

describe.each(ORDER_STATUSES)('an order that is %s', (status) => {
  test.each(ORDER_STATUSES)('and is to become %s', async (wanted) => {
    const id = await given[status]()
    const { allowed_statuses: offered, order_number: number } = await desk.order(id)
    const next = nextStatuses({ status, hasShipped: false })
    // money is never moved by saying that it was
    expect(offered).toEqual(next.filter((one) => one !== 'refunded'))
    const answer = await desk.put(`orders/${id}/status`, { status: wanted })
    if (offered.includes(wanted)) {
      expect([answer.status, answer.body.data.status]).toEqual([200, wanted])
      return
    }
    expect([answer.status, answer.body.code]).toEqual([409, 'invalid_transition'])
    const isMoneyLeft = wanted === 'refunded' && next.includes(wanted)
    expect(answer.body.allowed).toEqual(isMoneyLeft ? offered : next)
    if (isMoneyLeft) expect(answer.body.message).toContain('Refund that first')
    expect(answer.body.message).toContain(number)
    expect((await desk.order(id)).status).toBe(status)
  })
})

test('a refusal names what is possible in the language of who asked', async () => {
  const id = await given.processing()
  const asked = { status: 'pending' }
  const dutch = await desk.put(`orders/${id}/status`, asked, { language: 'nl' })
  expect(dutch.body.message).toMatch(/Afgerond, Geannuleerd of Terugbetaald/)
  const french = await desk.put(`orders/${id}/status`, asked, { language: 'fr' })
  expect(french.body.message).toMatch(/Terminée, Annulée ou Remboursée/)
})

test.each([
  ['nobody', 401, {}],
  ['a guest', 401, { guest: newGuest() }],
  ['its customer', 403, { token: customer.token }],
])('%s cannot change an order', async (_, status, who) => {
  const id = await given.pending()
  for (const [method, path, body] of [
    ['PUT', 'status', { status: 'processing' }],
    ['POST', 'cancel', {}],
    ['POST', 'refunds', { amount: '1.00' }],
    ['POST', 'notes', { note: 'x' }],
    ['PUT', 'addresses', {}],
    ['POST', 'shipments', {}],
  ] as const) {
    const answer = await shop.call(method, `/api/admin/orders/${id}/${path}`, { ...who, body })
    expect([path, answer.status]).toEqual([path, status])
  }
  expect((await desk.order(id)).status).toBe('pending')
})

test('a transfer that came is paid for, sold and told', async () => {
  const id = await given.pending()
  const before = await stockOf()
  const { body } = await desk.put(`orders/${id}/status`, { status: 'processing' })
  expect(body.data.payment.payment_status).toBe('paid')
  expect(body.data.estimated_delivery).not.toBeNull()
  expect(await stockOf()).toEqual({
    on_hand: before.on_hand - 1,
    reserved: before.reserved - 1,
  })
  expect(body.data.timeline.at(-1)).toMatchObject({ kind: 'paid', actor: desk.staffName })
  const [mail] = await mailsAbout(shop, id, 'order-paid')
  expect(mail?.subject).toContain(body.data.order_number)
  expect(await toldOf('order_paid', id)).toHaveLength(1)
})

test('an order by card is paid from the start, without being told of it twice', async () => {
  const id = await given.processing()
  const kinds = (await desk.order(id)).timeline.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['placed', 'paid'])
  expect(await toldOf('order_placed', id)).toHaveLength(1)
  expect((await mailsAbout(shop, id)).map(({ template }) => template)).toEqual(['order-received'])
})

test('cancelling a paid order brings its pieces and its money back', async () => {
  const id = await given.processing()
  const before = await stockOf()
  const { status, body } = await desk.post(`orders/${id}/cancel`, { reason: 'asked on the phone' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'cancelled',
    allowed_statuses: [],
    refundable: '0.00',
    payment: { payment_status: 'refunded' },
    refunds: [{ status: 'succeeded', amount: body.data.total }],
  })
  expect((await stockOf()).on_hand).toBe(before.on_hand + 1)
  expect((await mailsAbout(shop, id)).map(({ template }) => template)).toEqual([
    'order-received',
    'order-cancelled',
    'order-refunded',
  ])
  // staff's words are not the customer's
  for (const { text } of await mailsAbout(shop, id)) expect(text).not.toContain('phone')
  expect(await toldOf('order_cancelled_by_shop', id)).toHaveLength(1)
})

test('cancelling an unpaid order gives its hold back', async () => {
  const before = await stockOf()
  const id = await given.pending()
  await desk.post(`orders/${id}/cancel`)
  expect(await stockOf()).toEqual(before)
  expect((await desk.order(id)).payment.payment_status).toBe('failed')
})

test('an order of which a parcel has left cannot be cancelled', async () => {
  const id = await given.processing()
  await desk.ship(id)
  const { status, body } = await desk.post(`orders/${id}/cancel`)
  expect([status, body.allowed]).toEqual([409, ['completed', 'refunded']])
})

test('two staff at once: one step is taken, the other refused', async () => {
  const id = await given.pending()
  const answers = await Promise.all([
    desk.put(`orders/${id}/status`, { status: 'processing' }),
    desk.put(`orders/${id}/status`, { status: 'processing' }),
    desk.put(`orders/${id}/status`, { status: 'processing' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('who looked at an older version gets the current one', async () => {
  const id = await given.processing()
  const { version } = await desk.order(id)
  await desk.put(`orders/${id}/status`, { status: 'completed', version })
  const late = await desk.post(`orders/${id}/cancel`, { version })
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.data).toMatchObject({ id, status: 'completed' })
})

test('each change leaves one row of who did it', async () => {
  const id = await given.pending()
  await desk.put(`orders/${id}/status`, { status: 'processing' })
  await desk.put(`orders/${id}/status`, { status: 'pending' })
  await desk.post(`orders/${id}/cancel`)
  const rows = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(rows.map(({ action }) => action)).toEqual(['status', 'cancel'])
})

test('a late transfer tells why it was cancelled', async () => {
  const { cancelOverdue } = await import('#server/orders/cancel-overdue.ts')
  const id = await given.pending()
  await cancelOverdue(shop.server.shop, { id })
  const [mail] = await mailsAbout(shop, id, 'order-cancelled')
  expect(mail?.text).toContain('did not receive your transfer')
  expect(await toldOf('order_cancelled', id)).toHaveLength(1)
})

function toldOf(template: string, orderId: number) {
  return eventually(
    () =>
      shop.db
        .selectFrom('notifications')
        .select('id')
        .where('template', '=', template)
        .where('related_id', '=', orderId)
        .execute(),
    (rows) => rows.length > 0,
  )
}
