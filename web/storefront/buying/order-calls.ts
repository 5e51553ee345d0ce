import type { Answer, Input } from '#contract/api.ts'
import type { Country } from '#contract/plain/countries.ts'
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

/** The form and check digits of a VAT number; `message` says what is wrong with it. */
export function checkVatNumber(
  number: string,
  country: Country,
): Promise<Answer<'GET /vat-numbers/{number}'>> {
  return browserCall('GET /vat-numbers/{number}', { params: { number }, query: { country } })
}

export function createIntent(
  input: Input<'POST /guest/payment/create-intent'>,
): Promise<Answer<'POST /guest/payment/create-intent'>> {
  return isSignedIn()
    ? browserCall('POST /customer/payment/create-intent', input)
    : browserCall('POST /guest/payment/create-intent', input)
}

/** Under the same key it is placed once, however often it is sent. */
export function placeOrder(
  input: Input<'POST /guest/orders'>,
  idempotencyKey?: string,
): Promise<Answer<'POST /guest/orders'>> {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  return isSignedIn()
    ? browserCall('POST /customer/orders', input, options)
    : browserCall('POST /guest/orders', input, options)
}

/** The order that was placed under this key, when its answer never came; null when there is none. */
export async function findSentOrder(key: string): Promise<{ order_id: number } | null> {
  const input = { params: { key } }
  const { data } = await (isSignedIn()
    ? browserCall('GET /customer/orders/sent/{key}', input)
    : browserCall('GET /guest/orders/sent/{key}', input))
  return data
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

/** `token`: of the link in a guest's mail, which shows the order on any device. */
export async function showOrder(id: number, token?: string): Promise<Order> {
  const input = { params: { id } }
  if (token !== undefined) {
    return (await browserCall('GET /orders/{id}', { ...input, query: { token } })).data
  }
  const { data } = await (isSignedIn()
    ? browserCall('GET /customer/orders/{id}', input)
    : browserCall('GET /guest/orders/{id}', input))
  return data
}
