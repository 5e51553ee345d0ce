import { describe, expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway, publishableKey } from './gateway-under-test.ts'

const { db } = await givenDatabase()
const { browser, stripe, url, origin } = await givenGateway(db)

async function givenIntent() {
  const intent = await stripe.paymentIntents.create({ amount: 9134, currency: 'eur' })
  return { id: intent.id, client_secret: intent.client_secret ?? '' }
}

async function pay(form: Record<string, string>, headers: Record<string, string> = {}) {
  const { id, client_secret } = await givenIntent()
  const call = await browser(
    `/v1/payment_intents/${id}/confirm`,
    { client_secret, ...form },
    headers,
  )
  return { id, client_secret, ...call }
}

function card(number: string, rest: Record<string, string> = {}) {
  const fields = { number, exp_month: '12', exp_year: '2034', cvc: '123', ...rest }
  return {
    'payment_method_data[type]': 'card',
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    ),
  }
}

describe('a card that is accepted', () => {
  test.each([
    { payment_method: 'pm_card_visa' },
    { payment_method: 'pm_card_mastercard' },
    card('4242 4242 4242 4242'),
    card('5555555555554444'),
    {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4111111111111111',
    },
  ])('pays: %j', async (form) => {
    const { status, body } = await pay(form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'succeeded', amount: 9134, next_action: null })
    expect(body).not.toHaveProperty('metadata')
  })
})

describe('a card that is declined', () => {
  test.each([
    ['pm_card_chargeDeclined', '4000000000000002', 'card_declined', 'generic_decline'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      '4000000000009995',
      'card_declined',
      'insufficient_funds',
    ],
    ['pm_card_chargeDeclinedLostCard', '4000000000009987', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedStolenCard', '4000000000009979', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', '4000000000000069', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    [
      'pm_card_chargeDeclinedProcessingError',
      '4000000000000119',
      'processing_error',
      'processing_error',
    ],
  ])('says why: %s', async (payment_method, number, code, decline_code) => {
    for (const form of [{ payment_method }, card(number)]) {
      const { status, body } = await pay(form)
      expect(status).toBe(402)
      expect(body.error).toMatchObject({
        type: 'card_error',
        code,
        decline_code,
        payment_intent: { status: 'requires_payment_method' },
      })
    }
  })

  test('says so in the language of the customer, and can be followed by another card', async () => {
    const { id, client_secret, body } = await pay(
      { payment_method: 'pm_card_chargeDeclined' },
      { 'accept-language': 'nl-BE,nl;q=0.9' },
    )
    expect(body.error.message).toBe('Je kaart is geweigerd.')
    const second = await browser(`/v1/payment_intents/${id}/confirm`, {
      client_secret,
      payment_method: 'pm_card_visa',
    })
    expect(second.body).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })

  test.each([
    [card('4242424242424241'), 'incorrect_number'],
    [card('4242424242424242', { exp_year: '2020' }), 'invalid_expiry_year'],
    [card('4242424242424242', { exp_month: '13' }), 'invalid_expiry_month'],
    [card('4242424242424242', { cvc: '12' }), 'invalid_cvc'],
  ])('is refused before it is charged: %#', async (form, code) => {
    const { id, status, body } = await pay(form)
    expect({ status, code: body.error.code }).toEqual({ status: 402, code })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ last_payment_error: null })
  })
})

describe('a wallet', () => {
  test.each(['apple_pay', 'google_pay'])('%s pays, fails, or asks for more', async (wallet) => {
    const paid = await pay({ payment_method: `pm_wallet_${wallet}_success` })
    expect(paid.body.status).toBe('succeeded')
    const { latest_charge } = await stripe.paymentIntents.retrieve(paid.id, {
      expand: ['latest_charge'],
    })
    expect(latest_charge).toMatchObject({
      payment_method_details: { card: { wallet: { type: wallet } } },
    })
    const failed = await pay({ payment_method: `pm_wallet_${wallet}_failure` })
    expect(failed.body.error.code).toBe('card_declined')
    const asked = await pay({ payment_method: `pm_wallet_${wallet}_requires_action` })
    expect(asked.body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { url: expect.any(String) } },
    })
  })
})

describe('the browser', () => {
  test('reads its intent by client secret, and no other', async () => {
    const { id, client_secret } = await givenIntent()
    const read = (secret: string) =>
      fetch(`${url}/v1/payment_intents/${id}?client_secret=${secret}&key=${publishableKey}`)
    expect(await (await read(client_secret)).json()).toMatchObject({ id, amount: 9134 })
    expect((await read(`${id}_secret_guess`)).status).toBe(404)
    const cancel = await browser(`/v1/payment_intents/${id}/cancel`, { client_secret })
    expect(cancel.status).toBe(401)
  })

  test('makes a payment method that the server confirms', async () => {
    const made = await browser('/v1/payment_methods', {
      key: publishableKey,
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
    })
    expect(made.body).toMatchObject({ object: 'payment_method', card: { last4: '4242' } })
    const { id } = await givenIntent()
    const intent = await stripe.paymentIntents.confirm(id, { payment_method: made.body.id })
    expect(intent.status).toBe('succeeded')
  })

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)'])(
    'is not sent elsewhere: %s',
    async (return_url) => {
      const { status, body } = await pay({ payment_method: 'pm_card_visa', return_url })
      expect({ status, param: body.error.param }).toEqual({ status: 400, param: 'return_url' })
    },
  )

  test('may be sent back to a path of the shop', async () => {
    const { body } = await pay({
      payment_method: 'pm_card_authenticationRequired',
      return_url: '/checkout?step=pay',
    })
    expect(body.next_action.redirect_to_url.return_url).toBe(`${origin}/checkout?step=pay`)
  })
})
