import { expect, test } from 'vitest'

import { paymentParameters, returnLocation } from './payment-parameters.ts'

const read = (query: string) => paymentParameters(new URLSearchParams(query))

test('an intent and a path of the shop are good', () => {
  expect(read('payment_intent=pi_abc123&return_url=/order-confirmation')).toEqual({
    intentId: 'pi_abc123',
    returnUrl: '/order-confirmation',
  })
})

test.each([
  '',
  'payment_intent=pi_abc123',
  'return_url=/order-confirmation',
  'payment_intent=42&return_url=/order-confirmation',
  'payment_intent=pi_abc123&return_url=https://evil.example/',
  'payment_intent=pi_abc123&return_url=/.//evil.example/',
])('“%s” is refused', (query) => {
  expect(read(query)).toBeUndefined()
})

test('the way back names the payment and keeps its own query', () => {
  expect(returnLocation('/order-confirmation?from=mail', 'pi_abc123')).toBe(
    '/order-confirmation?from=mail&payment_intent=pi_abc123',
  )
})
