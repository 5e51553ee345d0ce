import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { readRows } from '#database/pool.ts'
import type { ApiAnswer } from '#tests/support/api-call.ts'
import {
  addToCart,
  articleId,
  givenStock,
  type Intent,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

// F29: one cart, the order button pressed in two tabs.
const isFull = process.env.OCTAVO_TEST_FULL === '1'
const shop = await givenShop({ environment: { OCTAVO_RATE_LIMIT: '0' } })
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 50_000)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const GAPS_MS = isFull ? [0, 10, 20, 50, 80, 150] : [0, 20, 80]
const CARTS = isFull ? 40 : 4
type Method = 'credit_card' | 'bank_transfer'
const PAIRS: [Method, Method][] = [
  ['credit_card', 'credit_card'],
  ['credit_card', 'bank_transfer'],
  ['bank_transfer', 'credit_card'],
  ['bank_transfer', 'bank_transfer'],
]

/** A tab that has come as far as it can without paying; the answer is that of its last call. */
interface Tab {
  answer: ApiAnswer
  intent?: Intent
}

async function start(guest: string, method: Method): Promise<Tab> {
  const valid = await validate(shop, guest, { payment_method: method })
  if (valid.status !== 200 || method === 'bank_transfer') return { answer: valid }
  const { amount, checkout_id } = valid.body.data
  const made = await shop.call('POST', '/api/guest/payment/create-intent', {
    guest,
    body: { amount, currency: 'eur', checkout_id },
  })
  if (made.status !== 201) return { answer: made }
  const { payment_intent_id: id, client_secret: secret } = made.body.data
  return { answer: made, intent: { id, secret } }
}

async function finish(guest: string, tab: Tab): Promise<ApiAnswer> {
  if (tab.answer.status >= 400) return tab.answer
  if (tab.intent === undefined) {
    const { checkout_id } = tab.answer.body.data
    return shop.call('POST', '/api/guest/orders', {
      guest,
      body: { payment_method: 'bank_transfer', checkout_id },
    })
  }
  const paid = await pay(shop, tab.intent)
  return paid.status === 200 ? placeOrder(shop, guest, tab.intent) : paid
}

async function assertOneOrder(guest: string, answers: readonly ApiAnswer[]): Promise<void> {
  const codes = answers.map(({ status }) => status)
  expect(codes.filter((status) => ![200, 201, 400, 402, 409, 422].includes(status))).toEqual([])
  const orders = await shop.call('GET', '/api/guest/orders', { guest })
  expect(
    orders.body.total,
    `${codes.join(' ')} ${answers.map(({ body }) => body.message).join(' | ')}`,
  ).toBe(1)
  const charged = await readRows<{ n: number }>(
    shop.db,
    `select count(*)::int as n from payment_sandbox.payment_intents
    where status = 'succeeded' and (metadata ->> 'checkout_id')::int in (
      select c.id from checkouts c join orders o on o.guest_hash = c.guest_hash where o.id = $1)`,
    [orders.body.data[0].id],
  )
  expect(charged[0]?.n).toBeLessThanOrEqual(1)
}

for (const [first, second] of PAIRS) {
  test.each(GAPS_MS)(`${first} and ${second}, straight through, %i ms apart`, async (gap) => {
    for (let cart = 0; cart < CARTS; cart++) {
      const guest = newGuest()
      await addToCart(shop, guest, article)
      const run = async (method: Method) => finish(guest, await start(guest, method))
      const early = run(first)
      await sleep(gap)
      await assertOneOrder(guest, await Promise.all([early, run(second)]))
    }
  })

  test.each(GAPS_MS)(`${first} and ${second}, both pay later, %i ms apart`, async (gap) => {
    for (let cart = 0; cart < CARTS; cart++) {
      const guest = newGuest()
      await addToCart(shop, guest, article)
      const early = start(guest, first)
      await sleep(gap)
      const tabs = await Promise.all([early, start(guest, second)])
      await assertOneOrder(guest, await Promise.all(tabs.map((tab) => finish(guest, tab))))
    }
  })
}
