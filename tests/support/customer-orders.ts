import type { Api } from './api-call.ts'
import { DETAILS, pay } from './buying.ts'
import type { Person } from './people.ts'

export interface OrderOptions {
  language?: string
  quantity?: number
  /** Of the checkout form, in place of the usual ones. */
  details?: object
}

/** An order a customer has placed and paid by card, as the browser does it. */
export async function givenCustomerOrder(
  shop: Api,
  { token }: Pick<Person, 'token'>,
  articles: readonly number[],
  { language = 'en', quantity = 1, details = {} }: OrderOptions = {},
): Promise<Record<string, unknown> & { id: number; order_number: string }> {
  const caller = { token, language }
  for (const id of articles)
    await shop.call('POST', `/api/customer/cart/add/${id}`, { ...caller, body: { quantity } })
  const valid = await shop.call('POST', '/api/customer/orders/validate-order', {
    ...caller,
    body: { ...DETAILS, ...details },
  })
  if (valid.status !== 200) throw new Error(`validate-order: ${JSON.stringify(valid.body)}`)
  const { amount, checkout_id } = valid.body.data
  const made = await shop.call('POST', '/api/customer/payment/create-intent', {
    ...caller,
    body: { amount, currency: 'eur', checkout_id },
  })
  if (made.status !== 201) throw new Error(`create-intent: ${JSON.stringify(made.body)}`)
  const { payment_intent_id: id, client_secret: secret } = made.body.data
  await pay(shop, { id, secret })
  const placed = await shop.call('POST', '/api/customer/orders', {
    ...caller,
    body: { transaction_id: id, payment_method: 'credit_card' },
  })
  if (placed.status !== 201) throw new Error(`orders: ${JSON.stringify(placed.body)}`)
  return placed.body.data
}

/** An order that waits for its bank transfer. */
export async function givenCustomerTransfer(
  shop: Api,
  { token }: Pick<Person, 'token'>,
  article: number,
): Promise<{ id: number; order_number: string }> {
  await shop.call('POST', `/api/customer/cart/add/${article}`, { token, body: { quantity: 1 } })
  const body = { ...DETAILS, payment_method: 'bank_transfer' }
  const valid = await shop.call('POST', '/api/customer/orders/validate-order', { token, body })
  const { checkout_id } = valid.body.data
  const placed = await shop.call('POST', '/api/customer/orders', {
    token,
    body: { payment_method: 'bank_transfer', checkout_id },
  })
  return placed.body.data
}
