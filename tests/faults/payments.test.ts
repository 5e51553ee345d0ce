import { createHmac } from 'node:crypto'

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { sandboxSecrets } from '#server/payments/sandbox-secrets.ts'
import { reconcilePayments } from '#server/settlement/reconcile-payments.ts'
import {
  addToCart,
  articleId,
  countOrders,
  eventually,
  givenIntent,
  givenStock,
  type Intent,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const isFull = process.env.OCTAVO_TEST_FULL === '1'
const shop = await givenShop()
const { secretKey, webhookSecret } = await sandboxSecrets(shop.db)
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 5000)

async function givenCheckout(): Promise<{ guest: string; intent: Intent }> {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  return { guest, intent: await givenIntent(shop, guest) }
}

function ordersOf(intentId: string) {
  return shop.db
    .selectFrom('payments')
    .select('order_id')
    .where('transaction_id', '=', intentId)
    .execute()
}

async function mailsOf(orderId: number | undefined): Promise<number> {
  const mails = await shop.db
    .selectFrom('mails')
    .select('id')
    .where('dedupe_key', '=', `order-received:${orderId}`)
    .execute()
  return mails.length
}

function control(path: string, form: Record<string, string>) {
  return shop.call('POST', `/test-gateway/v1/test_helpers/${path}`, {
    form,
    headers: { authorization: `Bearer ${secretKey}` },
  })
}

describe('F03 one payment, many calls', () => {
  test('parallel calls with one transaction make one order and get the same answer', async () => {
    const { guest, intent } = await givenCheckout()
    await pay(shop, intent)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(shop, guest, intent)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await ordersOf(intent.id)).toHaveLength(1)
    expect(await shop.audit()).toEqual([])
  })
})

describe('F04 webhook and browser at the same moment', () => {
  test('every checkout becomes one order with one mail', async () => {
    const count = isFull ? 504 : 24
    const before = await countOrders(shop)
    for (let start = 0; start < count; start += 8) {
      const checkouts = await Promise.all(Array.from({ length: 8 }, givenCheckout))
      await Promise.all(
        checkouts.map(async ({ guest, intent }, index) => {
          await pay(shop, intent)
          await new Promise((resolve) => {
            setTimeout(resolve, index * 12)
          })
          expect((await placeOrder(shop, guest, intent)).status).toBe(201)
        }),
      )
      for (const { intent } of checkouts) {
        const orders = await ordersOf(intent.id)
        expect(orders).toHaveLength(1)
        expect(await mailsOf(orders[0]?.order_id)).toBe(1)
      }
    }
    expect(await countOrders(shop)).toBe(before + count)
    expect(await shop.audit()).toEqual([])
  })
})

describe('F05 the browser dies after paying', () => {
  test('the webhook alone makes the order within five seconds', async () => {
    for (let round = 0; round < (isFull ? 20 : 1); round++) {
      const checkouts = await Promise.all(Array.from({ length: 10 }, givenCheckout))
      await Promise.all(checkouts.map(({ intent }) => pay(shop, intent)))
      for (const { intent } of checkouts) {
        const orders = await eventually(
          () => ordersOf(intent.id),
          (rows) => rows.length > 0,
          5_000,
        )
        expect(orders).toHaveLength(1)
      }
    }
    expect(await shop.audit()).toEqual([])
  })
})

describe('F06 neither webhook nor browser', () => {
  test('the reconciler makes the order', async () => {
    const { intent } = await givenCheckout()
    await control('webhooks/pause', { payment_intent: intent.id })
    await pay(shop, intent)
    expect(await ordersOf(intent.id)).toEqual([])
    await reconcilePayments(deskOf(shop))
    expect(await ordersOf(intent.id)).toHaveLength(1)
    expect(await shop.audit()).toEqual([])
  })
})

test('an event whose job was lost is worked on by the reconciler', async () => {
  const { intent } = await givenCheckout()
  await pay(shop, intent)
  const event = () =>
    shop.db
      .selectFrom('webhook_events')
      .select(['id', 'processed_at'])
      .where('intent_id', '=', intent.id)
      .where('type', '=', 'payment_intent.succeeded')
      .executeTakeFirst()
  const worked = await eventually(event, (row) => (row?.processed_at ?? null) !== null)
  await sql`delete from pgboss.job where data ->> 'event_id' = ${worked?.id}`.execute(shop.db)
  await sql`update webhook_events set processed_at = null, received_at = now() - interval '1 hour'
    where id = ${worked?.id}`.execute(shop.db)
  await reconcilePayments(deskOf(shop))
  expect((await event())?.processed_at).toBeInstanceOf(Date)
})

describe('F07 events in any number and order', () => {
  test('repeated, late, early and unknown events lead to one order and one mail', async () => {
    const { intent } = await givenCheckout()
    await control('webhooks/pause', { payment_intent: intent.id })
    await pay(shop, intent)
    const succeeded = eventOf('payment_intent.succeeded', intent.id)
    const created = eventOf('payment_intent.created', intent.id)
    const unknown = eventOf('payment_intent.payment_failed', 'pi_unknown0000000000')
    const dispute = {
      ...eventOf('charge.dispute.created', intent.id),
      data: { object: { object: 'dispute', id: 'dp_1', payment_intent: intent.id } },
    }
    for (const event of [
      succeeded,
      succeeded,
      unknown,
      created,
      dispute,
      ...Array.from({ length: 9 }, () => succeeded),
    ]) {
      expect((await deliver(JSON.stringify(event))).status).toBe(200)
    }
    const orders = await eventually(
      () => ordersOf(intent.id),
      (rows) => rows.length > 0,
    )
    expect(orders).toHaveLength(1)
    expect(await mailsOf(orders[0]?.order_id)).toBe(1)
    expect(await shop.audit()).toEqual([])
  })
})

describe('F08 forged events', () => {
  test('a bad secret, an old event and a cut body are refused and leave no row', async () => {
    const event = eventOf('payment_intent.succeeded', 'pi_forged00000000000')
    const body = JSON.stringify(event)
    const now = Math.floor(Date.now() / 1000)
    expect((await deliver(body, sign(body, 'whsec_wrong', now))).status).toBe(400)
    expect((await deliver(body, sign(body, webhookSecret, now - 301))).status).toBe(400)
    expect((await deliver(body.slice(0, -5), sign(body, webhookSecret, now))).status).toBe(400)
    expect((await deliver(body, '')).status).toBe(400)
    const rows = await shop.db
      .selectFrom('webhook_events')
      .select('id')
      .where('id', '=', event.id)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('F16 a provider that is slow or remembers another shop', () => {
  test('is given ten seconds in all, and the customer is told', async () => {
    const guest = newGuest()
    await addToCart(shop, guest, article)
    const { amount, checkout_id } = (await validate(shop, guest)).body.data
    await control('faults', {
      kind: 'slow',
      delay_ms: '20000',
      times: '5',
      operation: 'payment_intents.create',
    })
    const startedAt = performance.now()
    const { status, body } = await shop.call('POST', '/api/guest/payment/create-intent', {
      guest,
      body: { amount, currency: 'eur', checkout_id },
    })
    await shop.call('DELETE', '/test-gateway/v1/test_helpers/faults', {
      headers: { authorization: `Bearer ${secretKey}` },
    })
    expect([status, body.message]).toEqual([503, 'Payment system not ready. Please try again.'])
    expect(performance.now() - startedAt).toBeLessThan(11_000)
  })

  test('an id it has seen before, as after a restore, is a new payment all the same', async () => {
    const first = await givenCheckout()
    const { checkout_id: checkoutId } = await shop.db
      .selectFrom('payment_intents')
      .select('checkout_id')
      .where('id', '=', first.intent.id)
      .executeTakeFirstOrThrow()
    const made = await shop.server.shop.provider.createIntent({
      checkoutId,
      key: crypto.randomUUID(),
      amount: 4321,
      email: 'an@example.org',
    })
    expect(made.id).not.toBe(first.intent.id)
  })
})

let eventNumber = 0

function eventOf(type: string, intentId: string) {
  eventNumber += 1
  return {
    id: `evt_test_${eventNumber}`,
    object: 'event',
    type,
    api_version: '2026-10-28',
    created: 1,
    data: { object: { object: 'payment_intent', id: intentId } },
  }
}

function sign(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

async function deliver(
  body: string,
  signature = sign(body, webhookSecret, Math.floor(Date.now() / 1000)),
) {
  return fetch(`${shop.address}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}
