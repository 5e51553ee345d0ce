import { afterEach, describe, expect, test } from 'vitest'

import { cancelOverdue } from '#server/orders/cancel-overdue.ts'
import { overdueOrders } from '#server/orders/queries.ts'
import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { endExpiredCheckouts } from '#server/settlement/end-expired-checkouts.ts'
import {
  addToCart,
  articleId,
  DETAILS,
  eventually,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest, type TestShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')
await givenStock(shop, article, 500)
await givenStock(shop, other, 500)

// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function givenGuestWithCart(id = article, quantity = 1): Promise<string> {
  const guest = newGuest()
  await addToCart(shop, guest, id, quantity)
  return guest
}

async function givenOrder(
  guest?: string,
): Promise<{ guest: string; id: number; intentId: string; order: Record<string, unknown> }> {
  const owner = guest ?? (await givenGuestWithCart())
  if (guest !== undefined) await addToCart(shop, guest, article)
  const intent = await givenIntent(shop, owner)
  await pay(shop, intent)
  const { body } = await placeOrder(shop, owner, intent)
  return { guest: owner, id: body.data.id, intentId: intent.id, order: body.data }
}

const createIntent = (guest: string, body: object) =>
  shop.call('POST', '/api/guest/payment/create-intent', { guest, body })

async function onShelf(id: number) {
  return shop.db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
}

describe('the amount', () => {
  test('that differs is refused with the right one', async () => {
    const guest = await givenGuestWithCart()
    const { amount } = (await validate(shop, guest)).body.data
    const { status, body } = await createIntent(guest, { amount: amount - 1, currency: 'eur' })
    expect([status, body.code, body.data]).toEqual([
      409,
      'amount_mismatch',
      { amount, currency: 'eur' },
    ])
  })

  test('in another currency is refused', async () => {
    const guest = await givenGuestWithCart()
    const { amount } = (await validate(shop, guest)).body.data
    expect((await createIntent(guest, { amount, currency: 'usd' })).body.code).toBe(
      'currency_mismatch',
    )
    expect((await createIntent(guest, { amount, currency: 'EUR' })).status).toBe(201)
  })

  test.each([0, -5, 1.5, '100', null, 1e12])('%j is no amount', async (amount) => {
    expect(
      (await createIntent(await givenGuestWithCart(), { amount, currency: 'eur' })).status,
    ).toBe(422)
  })

  test('is honoured while the hold lives, whatever the price does', async () => {
    const guest = await givenGuestWithCart(other)
    const { amount } = (await validate(shop, guest)).body.data
    await shop.db
      .updateTable('products')
      .set({ regular_price_cents: 99_999, sale_price_cents: null })
      .where('id', '=', other)
      .execute()
    const { status, body } = await createIntent(guest, { amount, currency: 'eur' })
    expect([status, body.data.amount]).toEqual([201, amount])
  })
})

describe('an intent', () => {
  test('needs an open checkout of one’s own', async () => {
    const guest = await givenGuestWithCart()
    expect((await createIntent(guest, { amount: 100, currency: 'eur' })).body.code).toBe(
      'checkout_required',
    )
    const { amount, checkout_id } = (await validate(shop, guest)).body.data
    expect(
      (await createIntent(newGuest(), { amount, currency: 'eur', checkout_id })).body.code,
    ).toBe('checkout_required')
  })

  test('is the same when asked for again, and says how to pay', async () => {
    const guest = await givenGuestWithCart()
    const { amount } = (await validate(shop, guest)).body.data
    const [first, second] = await Promise.all([
      createIntent(guest, { amount, currency: 'eur' }),
      createIntent(guest, { amount, currency: 'eur' }),
    ])
    expect(first.body.data.payment_intent_id).toBe(second.body.data.payment_intent_id)
    expect(first.body.data).toMatchObject({
      provider: 'test',
      gateway_url: '/test-gateway',
      currency: 'eur',
      amount,
    })
  })

  test('of somebody else is not found, paid or not', async () => {
    const guest = await givenGuestWithCart()
    const intent = await givenIntent(shop, guest)
    await pay(shop, intent)
    const stranger = newGuest()
    expect((await placeOrder(shop, stranger, intent)).status).toBe(404)
    expect(
      (await shop.call('GET', `/api/guest/payment/status/${intent.id}`, { guest: stranger }))
        .status,
    ).toBe(404)
    expect((await placeOrder(shop, guest, intent)).status).toBe(201)
  })

  test('that is not paid makes no order; one that is declined neither', async () => {
    const guest = await givenGuestWithCart()
    const intent = await givenIntent(shop, guest)
    expect((await placeOrder(shop, guest, intent)).body.code).toBe('payment_incomplete')
    await pay(shop, intent, 'pm_card_chargeDeclined')
    expect((await placeOrder(shop, guest, intent)).status).toBe(409)
    await pay(shop, intent)
    expect((await placeOrder(shop, guest, intent)).status).toBe(201)
  })

  test('that was used answers its order, and buys nothing more', async () => {
    const { guest, intentId, id } = await givenOrder()
    await addToCart(shop, guest, article, 3)
    const again = await shop.call('POST', '/api/guest/orders', {
      guest,
      body: { transaction_id: intentId, payment_method: 'credit_card' },
    })
    expect(again.body.data.id).toBe(id)
    expect((await shop.call('GET', '/api/guest/cart', { guest })).body.data.items_count).toBe(3)
  })

  test('of a replaced checkout can be paid no more', async () => {
    const guest = await givenGuestWithCart()
    const old = await givenIntent(shop, guest)
    await addToCart(shop, guest, article, 2)
    const intent = await givenIntent(shop, guest)
    const refused = await pay(shop, old)
    expect([refused.status, refused.body.error.code]).toEqual([
      400,
      'payment_intent_unexpected_state',
    ])
    await pay(shop, intent)
    expect((await placeOrder(shop, guest, intent)).body.data.items).toMatchObject([{ quantity: 3 }])
  })

  test('that was paid before checking out again is told, with its order', async () => {
    const guest = await givenGuestWithCart()
    const intent = await givenIntent(shop, guest)
    const paused = await shop.call('POST', '/test-gateway/v1/test_helpers/webhooks/pause', {
      form: { payment_intent: intent.id },
      headers: { authorization: `Bearer ${(await sandboxSecrets(shop.db)).secretKey}` },
    })
    expect(paused.status).toBe(200)
    await pay(shop, intent)
    const { status, body } = await validate(shop, guest)
    expect([status, body.message]).toEqual([
      409,
      `Your previous checkout has already been paid: order ${body.data.order_number}.`,
    ])
    expect((await placeOrder(shop, guest, intent)).body.data.id).toBe(body.data.order_id)
  })

  test('whose hold has ended is cancelled and its stock goes back', async () => {
    const guest = await givenGuestWithCart()
    const before = await onShelf(article)
    const intent = await givenIntent(shop, guest)
    expect((await onShelf(article)).reserved).toBe(before.reserved + 1)
    await shop.db
      .updateTable('checkouts')
      .set({ expires_at: new Date(0) })
      .where('state', '=', 'open')
      .execute()
    await endExpiredCheckouts(shop.server.shop)
    expect((await onShelf(article)).reserved).toBe(0)
    expect((await pay(shop, intent)).status).toBe(400)
    expect((await placeOrder(shop, guest, intent)).status).toBe(409)
  })
})

describe('an order', () => {
  test('is what was checked out, whatever the browser says', async () => {
    const guest = await givenGuestWithCart(article, 2)
    const intent = await givenIntent(shop, guest)
    const before = await onShelf(article)
    await pay(shop, intent)
    const lies = { total: '0.01', billing_first_name: 'Nobody', billing_country: 'US' }
    const { status, body } = await shop.call('POST', '/api/guest/orders', {
      guest,
      body: { ...lies, transaction_id: intent.id, payment_method: 'apple_pay' },
    })
    expect([status, body.message]).toEqual([201, 'Payment successful! Your order has been placed.'])
    expect(body.data).toMatchObject({
      status: 'processing',
      payment: { payment_status: 'paid', payment_method: 'credit_card', transaction_id: intent.id },
      billing_address: { first_name: 'An', country: 'BE' },
      items: [{ quantity: 2, product: { sku: 'OC-BR-TN2420' } }],
      order_number: `SI-${String(body.data.id).padStart(6, '0')}`,
    })
    const after = await onShelf(article)
    expect([before.on_hand - after.on_hand, before.reserved - after.reserved]).toEqual([2, 2])
    expect((await shop.call('GET', '/api/guest/cart', { guest })).body.data.items).toEqual([])
  })

  test('leaves in the cart what was added after checking out', async () => {
    const guest = await givenGuestWithCart()
    const intent = await givenIntent(shop, guest)
    await addToCart(shop, guest, other, 2)
    await addToCart(shop, guest, article, 1)
    await pay(shop, intent)
    await placeOrder(shop, guest, intent)
    await eventually(
      async () =>
        (await shop.call('GET', '/api/guest/cart', { guest })).body.data.items_count as number,
      (count) => count === 3,
    )
    expect((await shop.call('GET', '/api/guest/cart', { guest })).body.data.items_count).toBe(3)
  })

  test('is read by its owner alone', async () => {
    const { guest, id } = await givenOrder()
    const { token } = await givenPerson(shop)
    expect((await shop.call('GET', `/api/guest/orders/${id}`, { guest })).body.data.id).toBe(id)
    expect((await shop.call('GET', `/api/orders/${id}`, { guest })).status).toBe(200)
    const strangers = [
      [`/api/guest/orders/${id}`, { guest: newGuest() }, 404],
      [`/api/orders/${id}`, { guest: newGuest() }, 404],
      [`/api/orders/${id}`, { token }, 404],
      [`/api/customer/orders/${id}`, { token }, 404],
      [`/api/customer/orders/${id}`, { guest }, 401],
      [`/api/customer/orders/${id}`, { token: 'made-up' }, 401],
      [`/api/guest/orders/${id}`, {}, 400],
      [`/api/orders/${id}`, {}, 400],
    ] as const
    for (const [path, who, status] of strangers)
      expect((await shop.call('GET', path, who)).status, path).toBe(status)
    expect(
      (await shop.call('GET', '/api/guest/orders/99999999', { guest, language: 'nl' })).body
        .message,
    ).toBe('Bestelling niet gevonden')
  })

  test('of a customer is the customer’s, not another’s', async () => {
    const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
    await shop.call('POST', `/api/customer/cart/add/${article}`, {
      token: mine.token,
      body: { quantity: 1 },
    })
    const valid = await shop.call('POST', '/api/customer/orders/validate-order', {
      token: mine.token,
      body: DETAILS,
    })
    const made = await shop.call('POST', '/api/customer/payment/create-intent', {
      token: mine.token,
      body: { amount: valid.body.data.amount, currency: 'eur' },
    })
    const intent = { id: made.body.data.payment_intent_id, secret: made.body.data.client_secret }
    await pay(shop, intent)
    const order = { transaction_id: intent.id, payment_method: 'credit_card' }
    expect(
      (await shop.call('POST', '/api/customer/orders', { token: theirs.token, body: order }))
        .status,
    ).toBe(404)
    const { body } = await shop.call('POST', '/api/customer/orders', {
      token: mine.token,
      body: order,
    })
    expect(
      (await shop.call('GET', `/api/customer/orders/${body.data.id}`, { token: mine.token }))
        .status,
    ).toBe(200)
    expect(
      (await shop.call('GET', `/api/orders/${body.data.id}`, { token: mine.token })).status,
    ).toBe(200)
    expect(
      (await shop.call('GET', `/api/customer/orders/${body.data.id}`, { token: theirs.token }))
        .status,
    ).toBe(404)
    expect(
      (await shop.call('GET', '/api/customer/stats', { token: mine.token })).body.data.orders_count,
    ).toBe(1)
    expect(
      (await shop.call('GET', '/api/customer/orders', { token: theirs.token })).body.total,
    ).toBe(0)
  })

  test('stands in the list of its guest, by pages, newest first', async () => {
    const first = await givenOrder()
    const second = await givenOrder(first.guest)
    const third = await givenOrder(first.guest)
    const list = (query = '') =>
      shop.call('GET', `/api/guest/orders${query}`, { guest: first.guest })
    const ids = ({ body }: Awaited<ReturnType<typeof list>>) =>
      body.data.map(({ id }: { id: number }) => id)
    expect(ids(await list())).toEqual([third.id, second.id, first.id])
    const page = await list('?per_page=2&page=2')
    expect(ids(page)).toEqual([first.id])
    expect(page.body.meta).toEqual({ total: 3, per_page: 2, current_page: 2, last_page: 2 })
    expect(ids(await list(`?search=${String(second.order['order_number'])}`))).toEqual([second.id])
    expect(ids(await list('?direction=asc'))).toEqual([first.id, second.id, third.id])
    expect((await list('?per_page=500')).body.per_page).toBe(100)
  })
})

describe('a bank transfer', () => {
  async function givenTransfer(target: TestShop = shop) {
    const guest = await givenGuestWithCart(article, 2)
    const valid = await validate(target, guest, { payment_method: 'bank_transfer' })
    const { checkout_id } = valid.body.data
    const answer = await target.call('POST', '/api/guest/orders', {
      guest,
      body: { payment_method: 'bank_transfer', checkout_id },
    })
    return { guest, answer, checkoutId: checkout_id as number }
  }

  test('says what to pay, with check digits and a code for the phone', async () => {
    const { answer } = await givenTransfer()
    const { bank_transfer: transfer, status, payment, total } = answer.body.data
    expect([answer.status, status, payment.payment_status, payment.transaction_id]).toEqual([
      201,
      'pending',
      'pending',
      null,
    ])
    const digits = transfer.structured_communication.replaceAll(/\D/g, '')
    expect(transfer.structured_communication).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/)
    expect(Number(digits.slice(0, 10)) % 97 || 97).toBe(Number(digits.slice(10)))
    expect(transfer.amount).toBe(total)
    expect(transfer.qr_svg).toMatch(/^<svg /)
    expect(Date.parse(transfer.due_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  })

  test('placed twice is one order, and needs a checkout for a transfer', async () => {
    const { guest, answer, checkoutId } = await givenTransfer()
    const again = await shop.call('POST', '/api/guest/orders', {
      guest,
      body: { payment_method: 'bank_transfer', checkout_id: checkoutId },
    })
    expect(again.body.data.id).toBe(answer.body.data.id)
    const card = await givenGuestWithCart()
    const { checkout_id } = (await validate(shop, card)).body.data
    expect(
      (
        await shop.call('POST', '/api/guest/orders', {
          guest: card,
          body: { payment_method: 'bank_transfer', checkout_id },
        })
      ).body.code,
    ).toBe('checkout_required')
  })

  test('that never comes is cancelled and gives its stock back', async () => {
    const { guest, answer } = await givenTransfer()
    const held = await onShelf(article)
    await shop.db
      .updateTable('payments')
      .set({ due_at: new Date(0) })
      .where('order_id', '=', answer.body.data.id)
      .execute()
    for (const order of await overdueOrders(shop.db, 10))
      await cancelOverdue(shop.server.shop, order)
    expect((await onShelf(article)).reserved).toBe(held.reserved - 2)
    const { body } = await shop.call('GET', `/api/guest/orders/${answer.body.data.id}`, { guest })
    expect([body.data.status, body.data.bank_transfer]).toEqual(['cancelled', null])
  })
})

describe('without a mail server', () => {
  test('the mail is kept', async () => {
    const { id } = await givenOrder()
    const kept = () =>
      shop.db
        .selectFrom('mails')
        .select('status')
        .where('dedupe_key', '=', `order-received:${id}`)
        .executeTakeFirst()
    expect(await eventually(kept, (mail) => mail?.status === 'kept')).toEqual({ status: 'kept' })
  })
})
