import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway } from './gateway-under-test.ts'

const { db } = await givenDatabase()
const { stripe } = await givenGateway(db)

function paid(amount = 9134) {
  return stripe.paymentIntents.create({
    amount,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
}

describe('payment intents', () => {
  test('are created, read, updated and cancelled', async () => {
    const created = await stripe.paymentIntents.create({
      amount: 9134,
      currency: 'EUR',
      receipt_email: 'an@example.test',
      description: 'Order 12',
      allowed_payment_method_types: ['card', 'bancontact'],
      metadata: { checkout_id: '12', note: 'x' },
    })
    expect(created).toMatchObject({
      status: 'requires_payment_method',
      amount: 9134,
      currency: 'eur',
      payment_method_types: ['card', 'bancontact'],
      latest_charge: null,
      livemode: false,
    })
    expect(created.client_secret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(created.lastResponse.requestId).toMatch(/^req_/)

    const updated = await stripe.paymentIntents.update(created.id, {
      amount: 5000,
      metadata: { note: '', colour: 'blue' },
    })
    expect(updated.metadata).toEqual({ checkout_id: '12', colour: 'blue' })

    expect(await stripe.paymentIntents.retrieve(created.id)).toMatchObject({ amount: 5000 })

    const canceled = await stripe.paymentIntents.cancel(created.id, {
      cancellation_reason: 'abandoned',
    })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    await expect(stripe.paymentIntents.cancel(created.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('are paid by the server, with the charge on request', async () => {
    const intent = await paid()
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 9134 })

    const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    })
    expect(latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      amount_captured: 9134,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    })
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    })
  })

  test('keep a decline by the server as the last error', async () => {
    const declined: unknown = await stripe.paymentIntents
      .create({
        amount: 2000,
        currency: 'eur',
        payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
        confirm: true,
      })
      .catch((error: unknown) => error)
    expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(declined).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' })
    expect(declined).toMatchObject({
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { decline_code: 'insufficient_funds' },
      },
    })
    const { data } = await stripe.paymentIntents.list({ limit: 1 })
    const again = await stripe.paymentIntents.confirm(data[0]?.id ?? '', {
      payment_method: 'pm_card_mastercard',
    })
    expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test('are listed newest first, page by page', async () => {
    const [older, newer] = [await paid(), await paid()]
    const first = await stripe.paymentIntents.list({ limit: 1, created: { gte: older.created } })
    expect(first).toMatchObject({ has_more: true, data: [{ id: newer.id }] })
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: newer.id })
    expect(next.data[0]?.id).toBe(older.id)
  })
})

describe('refunds', () => {
  test('give back at most what was captured', async () => {
    const intent = await paid(5000)
    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 })
    expect(part).toMatchObject({ amount: 2000, status: 'succeeded' })
    await expect(
      stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' })

    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    expect(rest.amount).toBe(3000)
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ amount: 2000 })
    const charge = typeof rest.charge === 'string' ? rest.charge : ''
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      amount_refunded: 5000,
      refunded: true,
    })
  })
})

describe('calls', () => {
  test('with the same key get the same answer, with another body a refusal', async () => {
    const options = { idempotencyKey: 'checkout-77' }
    const first = await stripe.paymentIntents.create({ amount: 1500, currency: 'eur' }, options)
    const second = await stripe.paymentIntents.create({ amount: 1500, currency: 'eur' }, options)
    expect(second).toEqual(first)
    await expect(
      stripe.paymentIntents.create({ amount: 1600, currency: 'eur' }, options),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  test('with a wrong parameter or key are refused by name', async () => {
    await expect(
      stripe.rawRequest('POST', '/v1/payment_intents', {
        amount: 1500,
        currency: 'eur',
        payment_method_types: ['card'],
      }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' })
    await expect(stripe.rawRequest('POST', '/v1/payment_intents', {})).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    })
    await expect(
      stripe.paymentIntents.create({ amount: 49, currency: 'eur' }),
    ).rejects.toMatchObject({ code: 'amount_too_small' })
    await expect(stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    await expect(stripe.balance.retrieve({}, { apiKey: 'sk_test_wrong' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
  })

  test('answer the health check', async () => {
    expect(await stripe.balance.retrieve()).toMatchObject({ object: 'balance' })
  })
})
