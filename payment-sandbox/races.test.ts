import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway, secretHeaders } from './gateway-under-test.ts'

const { db } = await givenDatabase()
const { stripe, browser } = await givenGateway(db)

async function pay(id: string, client_secret: string | null) {
  const { status } = await browser(`/v1/payment_intents/${id}/confirm`, {
    client_secret: client_secret ?? '',
    payment_method: 'pm_card_visa',
  })
  return status === 200
}

async function cancel(id: string) {
  const { status } = await browser(`/v1/payment_intents/${id}/cancel`, {}, secretHeaders)
  return status === 200
}

test('of paying and cancelling at once exactly one happens, 50 times', async () => {
  const endings: string[] = []
  for (let round = 0; round < 50; round += 1) {
    const { id, client_secret } = await stripe.paymentIntents.create({
      amount: 1000 + round,
      currency: 'eur',
    })
    // A head start that changes from round to round lets each side win some.
    const [isPaid, isCanceled] = await Promise.all([
      sleep(round % 8).then(() => pay(id, client_secret)),
      cancel(id),
    ])
    const { status } = await stripe.paymentIntents.retrieve(id)
    expect([isPaid, isCanceled]).toEqual([status === 'succeeded', status === 'canceled'])
    expect(isPaid).not.toBe(isCanceled)
    endings.push(status)
  }
  expect(new Set(endings)).toEqual(new Set(['succeeded', 'canceled']))
}, 60_000)

test('20 parallel refunds of one payment give back once, 5 times', async () => {
  for (let round = 0; round < 5; round += 1) {
    const intent = await stripe.paymentIntents.create({
      amount: 4000,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const refunds = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        stripe.refunds.create({ payment_intent: intent.id, amount: 3000 }),
      ),
    )
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('20 parallel calls with one key make one intent', async () => {
  const intents = await Promise.all(
    Array.from({ length: 20 }, () =>
      stripe.paymentIntents.create(
        { amount: 4100, currency: 'eur' },
        { idempotencyKey: 'one-checkout' },
      ),
    ),
  )
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
})

test('10 parallel confirms charge once', async () => {
  const { id, client_secret } = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, client_secret)))
  expect(answers.filter((isPaid) => isPaid)).toHaveLength(1)
})
