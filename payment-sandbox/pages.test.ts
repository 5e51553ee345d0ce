import { describe, expect, test } from 'vitest'

import { givenDatabase } from '#tests/support/database.ts'

import { givenGateway } from './gateway-under-test.ts'

const { db } = await givenDatabase()
const { browser, stripe, origin, url } = await givenGateway(db)
const returnUrl = `${origin}/order-confirmation?from=checkout`

async function givenOpenStep(form: Record<string, string>) {
  const intent = await stripe.paymentIntents.create({ amount: 9134, currency: 'eur' })
  const { body } = await browser(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...form,
  })
  expect(body.status).toBe('requires_action')
  const { redirect_to_url, use_stripe_sdk } = body.next_action
  const page: string = (redirect_to_url ?? use_stripe_sdk).url
  return { id: intent.id, client_secret: intent.client_secret ?? '', page }
}

const authenticate = { payment_method: 'pm_card_threeDSecure2Required', return_url: returnUrl }
const payByBancontact = { 'payment_method_data[type]': 'bancontact', return_url: returnUrl }

/** Where a button sends its form, found by what it says. */
async function wayOf(page: string, button: string): Promise<URL> {
  const html = await (await fetch(page)).text()
  const form = html.split('<form').find((part) => part.includes(`>${button}<`)) ?? ''
  return new URL(/action="([^"]+)"/.exec(form)?.[1] ?? '', page)
}

/** Presses a button as a browser does. */
async function press(page: string, button: string) {
  return fetch(await wayOf(page, button), { method: 'POST', redirect: 'manual' })
}

function redirectStatus(response: Response) {
  expect(response.status).toBe(303)
  const location = new URL(response.headers.get('location') ?? '')
  return Object.fromEntries(location.searchParams)
}

describe.each([
  ['3-D Secure', authenticate],
  ['Bancontact', payByBancontact],
])('%s', (_name, form) => {
  test('approved is paid; approving twice is harmless', async () => {
    const { id, client_secret, page } = await givenOpenStep(form)
    const expected = {
      from: 'checkout',
      payment_intent: id,
      payment_intent_client_secret: client_secret,
      redirect_status: 'succeeded',
    }
    // The page is read before: once approved, it has no such button.
    const approve = await wayOf(page, 'Approve')
    const twice = await Promise.all(
      [approve, approve].map((way) => fetch(way, { method: 'POST', redirect: 'manual' })),
    )
    expect(twice.map(redirectStatus)).toEqual([expected, expected])
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' })
    const events = await stripe.rawRequest('GET', `/v1/events?payment_intent=${id}`)
    expect(JSON.stringify(events).match(/"payment_intent\.succeeded"/g)).toHaveLength(1)
  })

  test('refused can be paid otherwise, but not by the old page', async () => {
    const { id, page } = await givenOpenStep(form)
    expect(redirectStatus(await press(page, 'Refuse'))).toMatchObject({ redirect_status: 'failed' })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const late = await fetch(page.replace('?', '/approve?'), { method: 'POST', redirect: 'manual' })
    expect(redirectStatus(late)).toMatchObject({ redirect_status: 'failed' })
  })

  test('says that a cancelled payment is cancelled', async () => {
    const { id, page } = await givenOpenStep(form)
    await stripe.paymentIntents.cancel(id)
    for (const response of [
      await fetch(`${page}&lng=nl`),
      await fetch(page.replace('?', '/approve?'), {
        method: 'POST',
        headers: { 'accept-language': 'nl' },
      }),
    ]) {
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(
        'Deze betaling is geannuleerd, er is dus niets aangerekend.',
      )
    }
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled' })
  })
})

test('a card may be declined after it was approved', async () => {
  const { page } = await givenOpenStep({
    ...authenticate,
    payment_method: 'pm_card_threeDSecureRequiredChargeDeclined',
  })
  expect(redirectStatus(await press(page, 'Approve'))).toMatchObject({ redirect_status: 'failed' })
})

test('a newer attempt makes the older page void', async () => {
  const { id, client_secret, page } = await givenOpenStep(authenticate)
  await browser(`/v1/payment_intents/${id}/confirm`, { client_secret, ...payByBancontact })
  const late = await fetch(page.replace('?', '/approve?'), { method: 'POST', redirect: 'manual' })
  expect(late.status).toBe(404)
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_action' })
})

test('Bancontact needs a way back', async () => {
  const { id, client_secret } = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
  const { body } = await browser(`/v1/payment_intents/${id}/confirm`, {
    client_secret: client_secret ?? '',
    'payment_method_data[type]': 'bancontact',
  })
  expect(body.error).toMatchObject({ code: 'parameter_missing', param: 'return_url' })
})

test('without a way back the page itself tells the end', async () => {
  const { page } = await givenOpenStep({ payment_method: 'pm_card_authenticationRequired' })
  const approved = await press(page, 'Approve')
  expect(approved.status).toBe(200)
  expect(await approved.text()).toContain('The payment is approved.')
})

test('pages obey a strict policy and speak three languages', async () => {
  const { page } = await givenOpenStep(authenticate)
  const response = await fetch(page, { headers: { 'accept-language': 'fr-BE,fr;q=0.9,en;q=0.8' } })
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain('>Approuver<')
  expect(html).toMatch(/91,34\s€/)
  expect(await (await fetch(`${page}&lng=en`)).text()).toContain('€91.34')
  expect((await fetch(`${url}/page.css`)).headers.get('content-type')).toContain('text/css')
})
