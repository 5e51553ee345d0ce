import { sql } from 'kysely'

import type { Api, ApiAnswer } from './api-call.ts'
import type { TestShop } from './shop.ts'

export const DETAILS = {
  customer_type: 'individual',
  billing_first_name: 'An',
  billing_last_name: 'Peeters',
  billing_email: 'an.peeters@example.org',
  billing_phone: '0475 12 34 56',
  billing_street: 'Kerkstraat 1',
  billing_city: 'Gent',
  billing_country: 'BE',
  billing_postal_code: '9000',
  payment_method: 'credit_card',
  terms_accepted: true,
}

/** The id of an article by its SKU. */
export async function articleId(shop: TestShop, sku: string): Promise<number> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return id
}

/** Puts exactly so many pieces of an article on the shelf, with their receipt or write-off in the ledger. */
export async function givenStock(shop: TestShop, productId: number, pieces: number): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await sql`insert into stock_movements (product_id, kind, on_hand_change, actor, reason)
      select product_id, 'adjustment', ${pieces} - on_hand, 'test', 'test' from stock
      where product_id = ${productId} and product_color_id is null and on_hand <> ${pieces}`.execute(
      trx,
    )
    await sql`update stock set on_hand = ${pieces} where product_id = ${productId} and product_color_id is null`.execute(
      trx,
    )
    await sql`update products set in_stock = sellable_stock(id, stock_kind) > 0 where id = ${productId}`.execute(
      trx,
    )
  })
}

export function addToCart(
  shop: Api,
  guest: string,
  productId: number,
  quantity = 1,
  colorId?: number,
): Promise<ApiAnswer> {
  return shop.call('POST', `/api/guest/cart/add/${productId}`, {
    guest,
    body: { quantity, ...(colorId !== undefined && { product_color_id: colorId }) },
  })
}

export function validate(shop: Api, guest: string, details: object = {}): Promise<ApiAnswer> {
  return shop.call('POST', '/api/guest/orders/validate-order', {
    guest,
    body: { ...DETAILS, ...details },
  })
}

export interface Intent {
  id: string
  secret: string
}

/** Validates the cart and makes its payment intent. */
export async function givenIntent(shop: Api, guest: string, details: object = {}): Promise<Intent> {
  const valid = await validate(shop, guest, details)
  if (valid.status !== 200) throw new Error(`validate-order: ${JSON.stringify(valid.body)}`)
  const { amount, checkout_id } = valid.body.data
  const made = await shop.call('POST', '/api/guest/payment/create-intent', {
    guest,
    body: { amount, currency: 'eur', checkout_id },
  })
  if (made.status !== 201) throw new Error(`create-intent: ${JSON.stringify(made.body)}`)
  return { id: made.body.data.payment_intent_id, secret: made.body.data.client_secret }
}

/** Pays as the browser does, at the gateway. */
export function pay(shop: Api, intent: Intent, paymentMethod = 'pm_card_visa'): Promise<ApiAnswer> {
  return shop.call('POST', `/test-gateway/v1/payment_intents/${intent.id}/confirm`, {
    form: { client_secret: intent.secret, payment_method: paymentMethod },
  })
}

export function placeOrder(shop: Api, guest: string, intent: Intent): Promise<ApiAnswer> {
  return shop.call('POST', '/api/guest/orders', {
    guest,
    body: { transaction_id: intent.id, payment_method: 'credit_card' },
  })
}

/** Waits until the claim holds; fails with its last value after the limit. */
export async function eventually<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  limitMs = 10_000,
): Promise<T> {
  const until = Date.now() + limitMs
  for (;;) {
    const value = await read()
    if (holds(value) || Date.now() > until) return value
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
}

export async function countOrders(shop: TestShop): Promise<number> {
  const { orders } = await shop.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return orders
}
