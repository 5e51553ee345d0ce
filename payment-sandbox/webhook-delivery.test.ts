import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

import { listen } from '#database/listen.ts'
import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway, webhookSecret } from './gateway-under-test.ts'
import { DELIVERY_CHANNEL, secondsBefore, startWebhookDelivery } from './webhook-delivery.ts'

const { db, url } = await givenDatabase()
const { stripe, shop, control } = await givenGateway(db)
const deliveries = [startDelivery(), startDelivery()]
const listener = await listen(url, DELIVERY_CHANNEL, () =>
  deliveries.forEach((delivery) => delivery.wake()),
)

function startDelivery() {
  return startWebhookDelivery({
    db,
    webhookUrl: () => shop.url,
    webhookSecret,
    now: () => new Date(),
  })
}

afterEach(() => shop.answerWith(200))
afterAll(async () => {
  await listener.close()
  await Promise.all(deliveries.map((delivery) => delivery.stop()))
})

function pay() {
  return stripe.paymentIntents.create({
    amount: 9134,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { checkout_id: '5' },
  })
}

/** The types of the events the shop has had about an intent, in the order of arrival. */
function typesAbout(intent: string) {
  const about = shop.received.filter(({ payload }) => payload.includes(intent))
  return about.map(({ payload, signature }) =>
    stripe.webhooks.constructEvent(payload, signature, webhookSecret),
  )
}

async function arrived(intent: string, type: string, times = 1) {
  return vi.waitFor(
    () => {
      const events = typesAbout(intent).filter((event) => event.type === type)
      expect(events).toHaveLength(times)
      return events
    },
    { timeout: 5_000, interval: 20 },
  )
}

test('events arrive signed, in the shape the SDK reads, once though two processes send', async () => {
  const intent = await pay()
  const [event] = await arrived(intent.id, 'payment_intent.succeeded')
  expect(event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    data: { object: { id: intent.id, status: 'succeeded', metadata: { checkout_id: '5' } } },
  })
  await arrived(intent.id, 'charge.succeeded')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(
    typesAbout(intent.id)
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
  expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id })
})

test('an event of 200 intents arrives exactly once each', async () => {
  const many = await Promise.all(
    Array.from({ length: 200 }, () =>
      stripe.paymentIntents.create({ amount: 700, currency: 'eur' }),
    ),
  )
  for (const { id } of many) expect(await arrived(id, 'payment_intent.created')).toHaveLength(1)
}, 30_000)

test('an event the shop refuses is sent again', async () => {
  shop.answerWith(500)
  const intent = await stripe.paymentIntents.create({ amount: 800, currency: 'eur' })
  await arrived(intent.id, 'payment_intent.created')
  shop.answerWith(200)
  expect(await arrived(intent.id, 'payment_intent.created', 2)).toHaveLength(2)
})

test('attempts wait 2 s, 10 s, a minute, then ten minutes each', () => {
  expect([2, 3, 4, 5, 6, 20].map(secondsBefore)).toEqual([2, 10, 60, 600, 600, 600])
})

describe('the test controls', () => {
  test('hold events of one intent back, and let them go', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    await arrived(intent.id, 'payment_intent.created')
    await control('/webhooks/pause', { payment_intent: intent.id })
    await stripe.paymentIntents.cancel(intent.id)
    const other = await pay()
    await arrived(other.id, 'payment_intent.succeeded')
    expect(typesAbout(intent.id)).toHaveLength(1)
    await control('/webhooks/resume', { payment_intent: intent.id })
    await arrived(intent.id, 'payment_intent.canceled')
  })

  test('send an event again', async () => {
    const intent = await pay()
    const [event] = await arrived(intent.id, 'payment_intent.succeeded')
    await control(`/events/${event?.id}/resend`, { times: '3' })
    expect(await arrived(intent.id, 'payment_intent.succeeded', 4)).toHaveLength(4)
  })

  test('dispute a payment, which then cannot be refunded', async () => {
    const intent = await pay()
    const { body } = await control('/disputes', { payment_intent: intent.id })
    expect(body).toMatchObject({ object: 'dispute', amount: 9134, reason: 'fraudulent' })
    await arrived(intent.id, 'charge.dispute.created')
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })

  test('tell of refunds', async () => {
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    await arrived(intent.id, 'refund.created')
    const [event] = await arrived(intent.id, 'charge.refunded')
    expect(event).toMatchObject({ data: { object: { amount_refunded: 100, refunded: false } } })
  })
})
