import { afterEach, expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway } from './gateway-under-test.ts'

const { db } = await givenDatabase()
const { stripe, control } = await givenGateway(db)
const once = { maxNetworkRetries: 0 }
const order = { amount: 2500, currency: 'eur' }

afterEach(() => control('/faults', {}, 'DELETE'))

test.each(['500', '429', '409'])(
  'the next call fails with %s, the one after does not',
  async (status) => {
    await control('/faults', { kind: 'error', status, operation: 'payment_intents.create' })
    expect(await stripe.balance.retrieve()).toMatchObject({ object: 'balance' })
    await expect(stripe.paymentIntents.create(order, once)).rejects.toMatchObject({
      statusCode: Number(status),
    })
    expect(await stripe.paymentIntents.create(order, once)).toMatchObject({ amount: 2500 })
  },
)

test('an answer can be slow', async () => {
  await control('/faults', { kind: 'slow', delay_ms: '300' })
  const before = performance.now()
  await stripe.balance.retrieve()
  expect(performance.now() - before).toBeGreaterThan(290)
})

test('a lost answer has had its effect, and the SDK gets it by asking again', async () => {
  await control('/faults', { kind: 'lost_answer', operation: 'payment_intents.create' })
  const intent = await stripe.paymentIntents.create({ ...order, description: 'lost once' })
  const { data } = await stripe.paymentIntents.list({ limit: 100 })
  expect(data.filter(({ description }) => description === 'lost once')).toMatchObject([
    { id: intent.id },
  ])
})

test('the controls are for the secret key', async () => {
  const { status } = await control('/faults', { kind: 'teapot' })
  expect(status).toBe(400)
})
