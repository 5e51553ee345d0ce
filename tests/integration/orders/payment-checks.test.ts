import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { csvStatement } from '#tests/support/bank-statement.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPaidOrder } from '#tests/support/paid-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

let vies: object | undefined
const viesServer = createServer((_, response) =>
  response.writeHead(vies === undefined ? 503 : 200).end(JSON.stringify(vies ?? {})),
).listen(0)
afterAll(() => viesServer.close())
const viesUrl = `http://127.0.0.1:${(viesServer.address() as AddressInfo).port}`
const shop = await givenShop({ environment: { VIES_URL: viesUrl } })
const article = await articleId(shop, 'OC-BR-TN2420')
let staff: Person

beforeAll(async () => {
  await givenStock(shop, article, 1000)
  staff = await givenPerson(shop, 'admin')
})

const list = async (query = '', language = 'en') =>
  (await shop.call('GET', `/api/admin/payments${query}`, { token: staff.token, language })).body
    .data
const checkOf = async (kind: string, language = 'en') => (await list(`?kind=${kind}`, language))[0]
const resolve = (id: number, action: string) =>
  shop.call('POST', `/api/admin/payments/${id}/resolve`, { token: staff.token, body: { action } })

/** Money at the provider that no order was made of, flagged as the shop flags it. */
async function givenStrayPayment(reason: string): Promise<string> {
  const { provider } = shop.server.shop
  const key = crypto.randomUUID()
  const { id } = await provider.createIntent({
    checkoutId: 0,
    key,
    amount: 2500,
    email: newEmail(),
  })
  await provider.confirmIntent(id, 'pm_card_visa', `${shop.address}/order-confirmation`)
  await sql`with made as (
      insert into checkouts (guest_hash, language, customer_type, details, payment_method, subtotal_cents, shipping_fee_cents,
        tax_cents, tax_lines, total_cents, expires_at, state)
      values ('\\x01', 'en', 'individual', '{}', 'credit_card', 1, 0, 0, '[]', 1, now(), 'released') returning id
    )
    insert into payment_intents (id, checkout_id, amount_cents, client_secret, status, needs_attention)
    select ${id}, id, 2500, 's', 'succeeded', ${reason} from made`.execute(shop.db)
  return id
}

describe('a second payment for one order', () => {
  test('tells what happened and what each button will do, in three languages', async () => {
    const { id, number } = await givenPaidOrder(shop, [[article, 1]])
    await givenStrayPayment(`paid although order ${number} was placed already`)
    const check = await checkOf('double_payment')
    expect(check).toMatchObject({
      order_id: id,
      order_number: number,
      amount: '25.00',
      customer_name: 'An Peeters',
      transaction_id: expect.stringMatching(/^pi_/),
      transfer: null,
    })
    expect(await list(`?order_id=${id}`)).toHaveLength(1)
    expect(await list(`?order_id=${id + 1}`)).toEqual([])
    expect(check.explanation).toContain(`€25.00 was paid once more`)
    expect(check.actions.map((one: { label: string }) => one.label)).toEqual(['Refund', 'Keep'])
    for (const language of ['nl', 'fr']) {
      const told = await checkOf('double_payment', language)
      expect(told.explanation).toContain(number)
      expect(told.actions[0].effect).not.toBe(check.actions[0].effect)
    }
  })

  test('is given back once, whoever presses at the same time, and stays on record', async () => {
    const { id } = await checkOf('double_payment')
    const both = await Promise.all([resolve(id, 'refund'), resolve(id, 'refund')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refunds = await shop.db
      .selectFrom('refunds')
      .select(['amount_cents', 'status', 'order_id'])
      .where('order_id', 'is', null)
      .execute()
    expect(refunds).toEqual([{ amount_cents: 2500, status: 'succeeded', order_id: null }])
    expect(await checkOf('double_payment')).toBeUndefined()
    const [resolved] = await list('?state=resolved&kind=double_payment')
    expect(resolved).toMatchObject({ resolution: 'refund', actions: [] })
    const again = await resolve(id, 'keep')
    expect([again.status, again.body.code]).toEqual([409, 'conflict'])
  })
})

test('a payment of another amount, and one of nothing, are told apart', async () => {
  await givenStrayPayment('amount or currency differs from the checkout')
  await givenStrayPayment('something else')
  const differs = await checkOf('amount_differs')
  expect((await resolve(differs.id, 'keep')).status).toBe(200)
  expect(await checkOf('amount_differs')).toBeUndefined()
  expect(await checkOf('paid_without_order')).toMatchObject({ order_id: null })
})

test('an order whose stock is gone takes it when there is some, or is cancelled', async () => {
  const { id } = await givenPaidOrder(shop, [[article, 1]])
  const reason = 'paid after its checkout had been given up, and the stock is gone'
  await sql`update orders set needs_attention = ${reason} where id = ${id}`.execute(shop.db)
  const check = await checkOf('stock_short')
  expect((await resolve(check.id, 'refund')).status).toBe(422)
  const before = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', article)
    .executeTakeFirstOrThrow()
  await givenStock(shop, article, 0)
  const short = await resolve(check.id, 'take_stock')
  expect([short.status, short.body.message]).toEqual([
    409,
    'There is still not enough in stock for this order.',
  ])
  await givenStock(shop, article, before.on_hand)
  expect((await resolve(check.id, 'take_stock')).status).toBe(200)
  const order = await shop.call('GET', `/api/admin/orders/${id}`, { token: staff.token })
  expect(order.body.data.needs_attention).toBeNull()
})

describe('transfers', () => {
  async function givenTransfer(change: (total: number) => number) {
    const guest = newGuest()
    const id = await givenGuestOrder(shop, guest, article, newEmail())
    const { body } = await shop.call('GET', `/api/guest/orders/${id}`, { guest })
    const { total, bank_transfer: transfer } = body.data
    const amount = change(Number(total)).toFixed(2)
    const form = new FormData()
    const line = { amount, communication: transfer.structured_communication, reference: String(id) }
    form.append('file', new Blob([csvStatement([line])]), 'file.csv')
    const headers = { authorization: `Bearer ${staff.token}` }
    const url = `${shop.address}/api/admin/bank-statements`
    const uploaded = await (await fetch(url, { method: 'POST', body: form, headers })).json()
    await shop.call('POST', `/api/admin/bank-statements/${uploaded.data.id}/apply`, {
      token: staff.token,
    })
    return { id, guest, total }
  }

  test('too little is accepted by staff alone, and then paid', async () => {
    const { id, guest } = await givenTransfer((total) => total - 1)
    const check = await checkOf('transfer_differs')
    expect(check.order_id).toBe(id)
    expect(check.transfer).toMatchObject({ booked_on: '2026-11-22', name: 'An' })
    const both = await Promise.all([resolve(check.id, 'accept'), resolve(check.id, 'accept')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await shop.call('GET', `/api/guest/orders/${id}`, { guest })
    expect(body.data).toMatchObject({ status: 'processing', payment: { payment_status: 'paid' } })
  })

  test('one that was released meanwhile settles its difference by itself into a late transfer', async () => {
    const { id } = await givenTransfer((total) => total + 5)
    expect((await checkOf('transfer_differs')).order_id).toBe(id)
    const path = `/api/admin/orders/${id}/cancel`
    expect((await shop.call('POST', path, { token: staff.token, body: {} })).status).toBe(200)
    const check = (await list()).find((one: { order_id: number }) => one.order_id === id)
    const refused = await resolve(check.id, 'accept')
    expect([409, 422]).toContain(refused.status)
    expect((await resolve(check.id, 'paid_back')).status).toBe(200)
  })

  test('that have not come are listed, the one due next first, until they have', async () => {
    const ids = [0, 0].map(() => newGuest())
    const [later, sooner] = [
      await givenGuestOrder(shop, ids[0] ?? '', article, newEmail()),
      await givenGuestOrder(shop, ids[1] ?? '', article, newEmail()),
    ]
    await sql`update payments set due_at = now() + interval '5 days' where order_id = ${sooner}`.execute(
      shop.db,
    )
    const unpaid = async () =>
      (await shop.call('GET', '/api/admin/unpaid-transfers?per_page=100', { token: staff.token }))
        .body.data
    const mine = (await unpaid()).filter((one: { order_id: number }) =>
      [later, sooner].includes(one.order_id),
    )
    expect(mine).toMatchObject([
      { order_id: sooner, customer_name: 'An Peeters' },
      { order_id: later, structured_communication: expect.stringMatching(/^\+\+\+/) },
    ])
    const path = `/api/admin/holds/${mine[0].checkout_id}/release`
    expect((await shop.call('POST', path, { token: staff.token, body: {} })).status).toBe(200)
    expect((await unpaid()).map((one: { order_id: number }) => one.order_id)).not.toContain(sooner)
  })

  test('a hold that nears its end can be released', async () => {
    const guest = newGuest()
    const id = await givenGuestOrder(shop, guest, article, newEmail())
    await sql`update payments set due_at = now() + interval '2 days' where order_id = ${id}`.execute(
      shop.db,
    )
    const check = await checkOf('unpaid_hold')
    expect(check.order_id).toBe(id)
    expect((await resolve(check.id, 'release')).status).toBe(200)
    const { body } = await shop.call('GET', `/api/guest/orders/${id}`, { guest })
    expect(body.data.status).toBe('cancelled')
  })

  test('one that is paid in time settles by itself', async () => {
    const guest = newGuest()
    const id = await givenGuestOrder(shop, guest, article, newEmail())
    await sql`update payments set due_at = now() + interval '2 days' where order_id = ${id}`.execute(
      shop.db,
    )
    const { id: checkId } = await checkOf('unpaid_hold')
    const body = { status: 'processing' }
    await shop.call('PUT', `/api/admin/orders/${id}/status`, { token: staff.token, body })
    expect(await checkOf('unpaid_hold')).toBeUndefined()
    const [settled] = await list('?state=resolved&kind=unpaid_hold')
    expect(settled).toMatchObject({ id: checkId, resolution: 'settled', resolved_by: 'shop' })
  })
})

test('a business abroad that VIES said nothing of is asked about again', async () => {
  const details = {
    customer_type: 'business',
    company_name: 'Bureau NL',
    vat_number: 'NL004495445B01',
    billing_country: 'NL',
    billing_postal_code: '1012 AB',
  }
  const { id } = await givenPaidOrder(shop, [[article, 1]], { details })
  const check = await checkOf('vies_unreachable')
  expect(check.order_id).toBe(id)
  expect((await resolve(check.id, 'check_again')).body.message).toMatch(/still does not answer/)
  vies = { isValid: true }
  expect((await resolve(check.id, 'check_again')).body.message).toMatch(/refund the VAT/)
  vies = { isValid: false, userError: 'INVALID' }
  expect((await resolve(check.id, 'check_again')).status).toBe(200)
  expect(await checkOf('vies_unreachable')).toBeUndefined()
})

test('what is to be checked is counted for staff, and a cancelled order is not to be checked', async () => {
  const { id } = await givenPaidOrder(shop, [[article, 1]])
  const reason = 'paid after its checkout had been given up'
  await sql`update orders set needs_attention = ${reason} where id = ${id}`.execute(shop.db)
  const open = await list('?per_page=100')
  const work = await shop.call('GET', '/api/admin/work', { token: staff.token })
  expect(work.body.data.payments_to_check).toBe(open.length)
  await shop.call('POST', `/api/admin/orders/${id}/cancel`, { token: staff.token, body: {} })
  const order = await shop.call('GET', `/api/admin/orders/${id}`, { token: staff.token })
  expect(order.body.data.needs_attention).toBeNull()
  expect(await list(`?order_id=${id}`)).toEqual([])
})

test('a dispute is told once', async () => {
  const { id } = await givenPaidOrder(shop, [[article, 1]])
  await sql`insert into webhook_events (id, type, intent_id, payload, processed_at)
    select 'evt_dispute', 'charge.dispute.created', p.transaction_id, '{"data":{"object":{"amount":4321}}}', now()
    from payments p where p.order_id = ${id}`.execute(shop.db)
  const check = await eventually(
    () => checkOf('dispute'),
    (one) => one !== undefined,
  )
  expect(check).toMatchObject({ order_id: id, amount: '43.21' })
  await resolve(check.id, 'done')
  expect(await checkOf('dispute')).toBeUndefined()
})

test('what is not there, not offered or not for customers is refused', async () => {
  expect((await resolve(2_147_483_000, 'done')).status).toBe(404)
  expect((await resolve(1, 'explode')).status).toBe(422)
  const { token } = await givenPerson(shop)
  expect((await shop.call('GET', '/api/admin/payments', { token })).status).toBe(403)
})
