import type { Answer, Input } from '#contract/api.ts'
import type { Order } from '#web/commerce/orders/order.ts'
import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'

/** The calls of buying exist for guests and customers; the token decides which one is asked. */
export type ValidOrder = Answer<'POST /guest/orders/validate-order'>
export type OrderSummary = ValidOrder['order_summary']
export type PaymentState = Answer<'GET /guest/payment/status/{id}'>['data']

export function validateOrder(
  input: Input<'POST /guest/orders/validate-order'>,
): Promise<ValidOrder> {
  return isSignedIn()
    ? browserCall('POST /customer/orders/validate-order', input)
    : browserCall('POST /guest/orders/validate-order', input)
}

export function createIntent(
  input: Input<'POST /guest/payment/create-intent'>,
): Promise<Answer<'POST /guest/payment/create-intent'>> {
  return isSignedIn()
    ? browserCall('POST /customer/payment/create-intent', input)
    : browserCall('POST /guest/payment/create-intent', input)
}

export function placeOrder(
  input: Input<'POST /guest/orders'>,
): Promise<Answer<'POST /guest/orders'>> {
  return isSignedIn()
    ? browserCall('POST /customer/orders', input)
    : browserCall('POST /guest/orders', input)
}

export async function paymentState(id: string): Promise<PaymentState> {
  const input = { params: { id } }
  const { data } = await (isSignedIn()
    ? browserCall('GET /customer/payment/status/{id}', input)
    : browserCall('GET /guest/payment/status/{id}', input))
  return data
}

/** Asks the provider again; rejects while the payment has not succeeded. */
export async function confirmPayment(id: string): Promise<PaymentState> {
  const { data } = await browserCall('POST /customer/payment/confirm/{id}', {
    params: { id },
    body: {},
  })
  return data
}

export async function showOrder(id: number): Promise<Order> {
  const input = { params: { id } }
  const { data } = await (isSignedIn()
    ? browserCall('GET /customer/orders/{id}', input)
    : browserCall('GET /guest/orders/{id}', input))
  return data
}
