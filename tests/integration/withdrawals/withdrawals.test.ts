import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { addDays, belgianDay } from '#contract/plain/delivery.ts'
import { changeWithdrawal } from '#server/withdrawals/change-withdrawal.ts'
import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { givenAccount, newEmail, PASSWORD } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const articles = await Promise.all(
  ['OC-BR-TN2420', 'OC-HP-12A-BK'].map((sku) => articleId(shop, sku)),
)
for (const article of articles) await givenStock(shop, article, 1000)
const staff = await givenPerson(shop, 'admin')
const customer = await givenPerson(shop)

beforeEach(() => sql`delete from limit_points`.execute(shop.db))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

/** A paid order of two articles, three pieces each; it is delivered after so many days. */
async function givenOrder({ details = {}, daysAgo }: { details?: object; daysAgo?: number } = {}) {
  const email = newEmail()
  const order = await givenCustomerOrder(shop, customer, articles, {
    quantity: 3,
    language: 'nl',
    details: { billing_email: email, ...details },
  })
  if (daysAgo !== undefined) {
    await sql`insert into shipments (order_id, carrier, tracking_number, status, shipped_at, delivered_at)
      values (${order.id}, 'bpost', 'X', 'delivered', now(), now() - make_interval(days => ${daysAgo}))`.execute(
      shop.db,
    )
    await sql`update orders set status = 'completed' where id = ${order.id}`.execute(shop.db)
  }
  const items = order['items'] as { id: number; price: string }[]
  return {
    ...order,
    total: String(order['total']),
    email,
    items: items.map(({ id }) => id),
    prices: items.map(({ price }) => price),
  }
}
type Given = Awaited<ReturnType<typeof givenOrder>>

const withdraw = (body: object, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/withdrawals', { body, headers, language: 'en' })
const of = (
  { order_number, email }: Pick<Given, 'order_number' | 'email'>,
  ...lines: [number, number][]
) => ({
  order_number,
  email,
  ...(lines.length > 0 && {
    lines: lines.map(([order_item_id, quantity]) => ({ order_item_id, quantity })),
  }),
})
const desk = (method: string, path: string, body?: object) =>
  shop.call(method, `/api/admin/withdrawals${path}`, { token: staff.token, ...(body && { body }) })
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['template', 'language', 'subject', 'text'])
    .where('recipient', '=', email)
    .where('template', 'like', 'withdrawal%')
    .orderBy('id')
    .execute()

describe('a consumer', () => {
  test('sees what can go back, sends some of it, and gets a receipt to the second', async () => {
    const order = await givenOrder({ daysAgo: 5 })
    const first = await withdraw(of(order))
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      order_number: order.order_number,
      lines: order.items.map((id, index) => ({
        order_item_id: id,
        quantity: 3,
        price: order.prices[index],
      })),
    })
    expect(first.body.data.until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const [item = 0] = order.items
    const done = await withdraw({ ...of(order, [item, 2]), reason: 'Too many' })
    expect(done.status).toBe(201)
    expect(done.body.data).toMatchObject({
      status: 'received',
      lines: [{ order_item_id: item, quantity: 2 }],
      amount: (Number(order.prices[0]) * 2).toFixed(2),
    })
    const [receipt] = await mailsTo(order.email)
    expect(receipt).toMatchObject({ template: 'withdrawal-received', language: 'nl' })
    const seconds = new Date(done.body.data.created_at).toISOString().slice(17, 19)
    expect(receipt?.text).toMatch(new RegExp(`ontvangen op .+\\d{2}:\\d{2}:${seconds}`))
    expect(receipt?.text).toContain(done.body.data.number)
    expect((await withdraw(of(order))).body.data.lines[0].quantity).toBe(1)
  })

  test('finds the order in any spelling of the number and case of the email', async () => {
    const order = await givenOrder()
    for (const order_number of [`si-${order.id}`, ` #${order.id} `, `SI ${order.id}`]) {
      const answer = await withdraw({ order_number, email: order.email.toUpperCase() })
      expect([order_number, answer.status]).toEqual([order_number, 200])
    }
  })

  test('is told the same of every order that is not found', async () => {
    const order = await givenOrder()
    const other = await givenOrder()
    const answers = await Promise.all(
      [
        { order_number: order.order_number, email: newEmail() },
        { order_number: other.order_number, email: order.email },
        { order_number: 'SI-999999', email: order.email },
        { order_number: "' or 1=1", email: order.email },
        of({ ...order, email: other.email }, [order.items[0] ?? 0, 1]),
      ].map((body) => withdraw(body)),
    )
    const [first] = answers
    for (const { status, body } of answers) expect([status, body]).toEqual([404, first?.body])
  })

  test('cannot send back what is spoken for, not even twice at once', async () => {
    const order = await givenOrder()
    const [item = 0] = order.items
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => withdraw(of(order, [item, 2]))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const refused = await withdraw(of(order, [item, 2]))
    expect([refused.body.code, refused.body.data]).toEqual([
      'conflict',
      { order_item_id: item, left: 1 },
    ])
    expect((await withdraw(of(order, [item, 1]))).status).toBe(201)
    await shop.call('POST', `/api/admin/orders/${order.id}/refunds`, {
      token: staff.token,
      body: { lines: [{ order_item_id: order.items[1], quantity: 2, restock: false }] },
    })
    expect((await withdraw(of(order))).body.data.lines).toMatchObject([
      { order_item_id: order.items[1], quantity: 1 },
    ])
  })

  test('who sends the same form twice has one withdrawal', async () => {
    const order = await givenOrder()
    const body = of(order, [order.items[0] ?? 0, 1])
    const send = () => withdraw(body, { 'idempotency-key': 'form-1' })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await mailsTo(order.email)).toHaveLength(1)
  })

  test.each([
    ['a line of another order', (other: number) => [[other, 1]], 'lines.0.order_item_id'],
    [
      'a line twice',
      (_: number, own: number) => [
        [own, 1],
        [own, 1],
      ],
      'lines.1.order_item_id',
    ],
    ['no pieces', (_: number, own: number) => [[own, 0]], 'lines.0.quantity'],
    ['half a piece', (_: number, own: number) => [[own, 0.5]], 'lines.0.quantity'],
    [
      'more than there is in the world',
      (_: number, own: number) => [[own, 1e12]],
      'lines.0.quantity',
    ],
  ] as const)('with %s is refused beside the field', async (_, linesOf, field) => {
    const [order, other] = [await givenOrder(), await givenOrder()]
    const lines = linesOf(other.items[0] ?? 0, order.items[0] ?? 0)
    const { status, body } = await withdraw(of(order, ...(lines as [number, number][])))
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await withdraw({ ...of(order), lines: [] })).status).toBe(422)
  })

  test('of a business or after fourteen days is told why not', async () => {
    const business = await givenOrder({
      details: { customer_type: 'business', company_name: 'Drukkerij Zoë' },
    })
    const late = await givenOrder({ daysAgo: 16 })
    const refused = async (order: Given) => {
      const { status, body } = await withdraw(of(order))
      return [status, body.code]
    }
    expect(await refused(business)).toEqual([409, 'business_order'])
    expect(await refused(late)).toEqual([409, 'withdrawal_closed'])
    const lines = await withdraw(of(late, [late.items[0] ?? 0, 1]))
    expect(lines.body.code).toBe('withdrawal_closed')
    expect(await refused(await givenOrder({ daysAgo: 13 }))).toEqual([200, undefined])
  })

  test('who is a guest and has not paid yet may withdraw; nothing is paid back then', async () => {
    const email = newEmail()
    const id = await givenGuestOrder(shop, newGuest(), articles[0] ?? 0, email)
    const order_number = `SI-${String(id).padStart(6, '0')}`
    const { body } = await withdraw({ order_number, email })
    const line = body.data.lines[0]
    const done = await withdraw(of({ order_number, email }, [line.order_item_id, 1]))
    expect(done.status).toBe(201)
    for (const status of ['accepted', 'goods_received', 'refunded']) {
      expect((await desk('PATCH', `/${done.body.data.id}`, { status })).status).toBe(200)
    }
    expect((await mailsTo(email)).at(-1)?.template).toBe('withdrawal-refunded')
  })

  test('may try twenty times in ten minutes', async () => {
    const body = { order_number: 'SI-999999', email: newEmail() }
    const statuses = new Set<number>()
    for (let time = 0; time < 20; time += 1) statuses.add((await withdraw(body)).status)
    expect([...statuses]).toEqual([404])
    const refused = await withdraw(body)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('cannot delete the account while a withdrawal is open', async () => {
    const email = newEmail()
    const account = await givenAccount(shop, { email })
    const order = await givenCustomerOrder(shop, account, [articles[0] ?? 0], {
      details: { billing_email: email },
    })
    await sql`update orders set status = 'completed' where id = ${order.id}`.execute(shop.db)
    const [item] = order['items'] as { id: number }[]
    const { body } = await withdraw(of({ ...order, email }, [item?.id ?? 0, 1]))
    const leave = () =>
      shop.call('DELETE', '/api/profile', { token: account.token, body: { password: PASSWORD } })
    const refused = await leave()
    expect([refused.status, refused.body.code]).toEqual([409, 'account_in_use'])
    const held = await shop.call('GET', '/api/profile/export', { token: account.token })
    expect(JSON.stringify(held.body)).toContain('"withdrawals"')
    await desk('PATCH', `/${body.data.id}`, { status: 'declined', reason: 'Opened' })
    expect((await leave()).status).toBe(200)
  })
})

describe('behind the counter', () => {
  const givenWithdrawal = async () => {
    const order = await givenOrder()
    const lines: [number, number][] = order.items.map((id) => [id, 3])
    const { body } = await withdraw(of(order, ...lines))
    return { order, id: body.data.id as number, amount: body.data.amount as string }
  }
  const step = (id: number, status: string, more: object = {}) =>
    desk('PATCH', `/${id}`, { status, ...more })
  const by = {
    staff: { id: staff.id, name: 'An', ip: '127.0.0.1' },
    language: 'en' as const,
    now: new Date(),
  }
  test('only the steps that are allowed are taken, each with a mail and an audit row', async () => {
    const { id, order } = await givenWithdrawal()
    const shown = (await desk('GET', `/${id}`)).body.data
    expect(shown).toMatchObject({
      status: 'received',
      allowed_statuses: ['accepted', 'declined'],
      days_left: 14,
      source: 'form',
      order_number: order.order_number,
    })
    for (const wrong of ['goods_received', 'refunded', 'received']) {
      const { status, body } = await step(id, wrong)
      expect([status, body.code, body.allowed]).toEqual([
        409,
        'invalid_transition',
        ['accepted', 'declined'],
      ])
    }
    expect((await step(id, 'accepted', { version: 99 })).body.code).toBe('stale')
    expect((await step(id, 'accepted', { version: shown.version })).status).toBe(200)
    expect((await step(id, 'declined', { reason: 'x' })).body.allowed).toEqual(['goods_received'])
    expect((await step(id, 'goods_received')).body.data.allowed_statuses).toEqual(['refunded'])
    expect((await mailsTo(order.email)).map(({ template }) => template)).toEqual([
      'withdrawal-received',
      'withdrawal-accepted',
      'withdrawal-goods-received',
    ])
    const audited = await shop.db
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', 'withdrawal')
      .where('entity_id', '=', String(id))
      .execute()
    expect(audited).toHaveLength(2)
  })

  test('a declined one says why, and frees its pieces', async () => {
    const { id, order } = await givenWithdrawal()
    expect((await withdraw(of(order))).body.data.lines).toEqual([])
    const unsaid = await step(id, 'declined', { reason: ' ' })
    expect([unsaid.status, Object.keys(unsaid.body.errors)]).toEqual([422, ['reason']])
    expect((await step(id, 'declined', { reason: 'Box was empty' })).status).toBe(200)
    expect((await mailsTo(order.email)).at(-1)?.text).toContain('Box was empty')
    expect((await withdraw(of(order))).body.data.lines).toHaveLength(2)
    expect((await step(id, 'accepted')).body.allowed).toEqual([])
  })

  const backAtDesk = async () => {
    const given = await givenWithdrawal()
    for (const status of ['accepted', 'goods_received']) await step(given.id, status)
    return given
  }
  const refundsOf = (orderId: number) =>
    shop.db
      .selectFrom('refunds')
      .select(['id', 'amount_cents', 'status', 'credit_note_number'])
      .where('order_id', '=', orderId)
      .execute()
  const onHand = async () => {
    const { body } = await shop.call('GET', '/api/admin/stock?search=OC-BR-TN2420', {
      token: staff.token,
    })
    return body.data[0].on_hand as number
  }

  test('paying back is one refund of the lines and of delivery, whoever clicks', async () => {
    const { id, order, amount } = await backAtDesk()
    const before = await onHand()
    const answers = await Promise.all(Array.from({ length: 3 }, () => step(id, 'refunded')))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    expect(amount).toBe(order.total)
    const [refund, ...others] = await refundsOf(order.id)
    expect(others).toEqual([])
    expect(refund).toMatchObject({
      amount_cents: Math.round(Number(order.total) * 100),
      status: 'succeeded',
    })
    expect((await desk('GET', `/${id}`)).body.data).toMatchObject({
      status: 'refunded',
      days_left: null,
      refund_id: refund?.id,
    })
    expect(await onHand()).toBe(before)
  })

  test('one mail tells of the money, with the credit note', async () => {
    const { id, order } = await backAtDesk()
    await step(id, 'refunded')
    expect((await mailsTo(order.email)).map(({ template }) => template)).not.toContain(
      'withdrawal-refunded',
    )
    const [refund] = await refundsOf(order.id)
    const mails = await shop.db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', order.email)
      .where('template', '=', 'order-refunded')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(refund?.credit_note_number)
  })

  test('pieces return to the shelf when staff say so, and only when they are paid back', async () => {
    const { id } = await backAtDesk()
    const early = await givenWithdrawal()
    const before = await onHand()
    const refused = await step(early.id, 'accepted', { restock: true })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['restock']])
    await Promise.all([
      step(id, 'refunded', { restock: true }),
      step(id, 'refunded', { restock: true }),
    ])
    expect(await onHand()).toBe(before + 3)
  })

  test('what could not be paid back stays to be paid back', async () => {
    const { id } = await givenWithdrawal()
    await step(id, 'accepted')
    await step(id, 'goods_received')
    const broken = {
      ...shop.server.shop,
      payBack: async () => Promise.reject(new Error('The provider is away')),
    }
    await expect(
      changeWithdrawal(broken, by, id, { status: 'refunded', reason: null }),
    ).rejects.toThrow('away')
    expect((await desk('GET', `/${id}`)).body.data.status).toBe('goods_received')
  })

  test('staff enter a letter, judged by its day; the customer gets the receipt', async () => {
    const order = await givenOrder({ daysAgo: 16 })
    const lines = [{ order_item_id: order.items[0], quantity: 1 }]
    const enter = (body: object) =>
      desk('POST', '', { order_number: order.order_number, lines, ...body })
    expect((await enter({})).body.code).toBe('withdrawal_closed')
    const day = (ago: number) => addDays(belgianDay(new Date()), -ago)
    const entered = await enter({ declared_on: day(4) })
    expect(entered.status).toBe(201)
    expect(entered.body.data).toMatchObject({ source: 'letter', days_left: 10 })
    expect((await mailsTo(order.email))[0]?.template).toBe('withdrawal-received')
    expect((await enter({ declared_on: day(-2) })).body.errors).toHaveProperty('declared_on')
    expect((await desk('POST', '', { order_number: 'SI-999999', lines })).status).toBe(404)
  })

  test('the list filters by state and finds by number, email and name', async () => {
    const { id, order } = await givenWithdrawal()
    const ids = async (query: string) =>
      (await desk('GET', `?per_page=100&${query}`)).body.data.map((row: { id: number }) => row.id)
    for (const term of [`WD-${id}`, order.order_number, order.email.slice(0, 8)])
      expect([term, await ids(`search=${term}`)]).toEqual([term, expect.arrayContaining([id])])
    expect(await ids('status=received')).toContain(id)
    expect(await ids('status=refunded')).not.toContain(id)
    expect((await desk('GET', '?status=lost')).status).toBe(422)
    expect((await desk('GET', '/2147483647')).status).toBe(404)
  })
})
