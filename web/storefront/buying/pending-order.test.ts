import { expect, test } from 'vitest'

import { checkoutData, emptyCheckout } from './checkout-values.ts'
import {
  type OpenPayment,
  pendingOrder,
  readStoredOrder,
  removeStoredOrder,
  storeOrder,
} from './pending-order.ts'

function givenStorage() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage }
}

const payment = { payment_intent_id: 'pi_mine', client_secret: 'pi_mine_secret_x' } as OpenPayment
const order = pendingOrder(
  checkoutData({ ...emptyCheckout('credit_card'), billing_city: 'Gent' }),
  '19.90',
)

test('an order survives the way to the payment page', () => {
  const { storage } = givenStorage()
  storeOrder({ order, payment }, storage)
  expect(readStoredOrder('pi_mine', storage)).toEqual({ order, payment })
})

test('the confirmation key holds the order and no secret', () => {
  const { kept, storage } = givenStorage()
  storeOrder({ order, payment }, storage)
  expect(Object.keys(JSON.parse(kept.get('order_confirmation') ?? ''))).toEqual([
    'total',
    'billing_first_name',
    'billing_last_name',
    'billing_email',
    'billing_phone',
    'billing_street',
    'billing_building_apartment',
    'billing_city',
    'billing_country',
    'billing_postal_code',
  ])
})

test('the order of another payment is not this one’s', () => {
  const { storage } = givenStorage()
  storeOrder({ order, payment }, storage)
  expect(readStoredOrder('pi_other', storage)).toBeUndefined()
})

test('nothing, or something unreadable, is no order', () => {
  const { kept, storage } = givenStorage()
  expect(readStoredOrder('pi_mine', storage)).toBeUndefined()
  kept.set('order_confirmation', '{"total":')
  expect(readStoredOrder('pi_mine', storage)).toBeUndefined()
})

test('a placed order is removed', () => {
  const { kept, storage } = givenStorage()
  storeOrder({ order, payment }, storage)
  removeStoredOrder(storage)
  expect(kept.size).toBe(0)
})
