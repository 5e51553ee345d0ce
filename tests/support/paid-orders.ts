import { addToCart, DETAILS, pay, placeOrder } from './buying.ts'
import { newGuest, type TestShop } from './shop.ts'

export interface PaidOrder {
  id: number
  number: string
  total: string
  guest: string
}

/** An order of a guest, paid by card, with these details in place of the usual ones. */
export async function givenPaidOrder(
  shop: TestShop,
  lines: readonly (readonly [article: number, quantity: number])[],
  { details = {}, language = 'en' }: { details?: object; language?: string } = {},
): Promise<PaidOrder> {
  const guest = newGuest()
  for (const [article, quantity] of lines) await addToCart(shop, guest, article, quantity)
  const valid = await shop.call('POST', '/api/guest/orders/validate-order', {
    guest,
    language,
    body: { ...DETAILS, ...details },
  })
  if (valid.status !== 200) throw new Error(`validate-order: ${JSON.stringify(valid.body)}`)
  const { amount, checkout_id } = valid.body.data
  const made = await shop.call('POST', '/api/guest/payment/create-intent', {
    guest,
    body: { amount, currency: 'eur', checkout_id },
  })
  const intent = { id: made.body.data.payment_intent_id, secret: made.body.data.client_secret }
  await pay(shop, intent)
  const placed = await placeOrder(shop, guest, intent)
  if (placed.status !== 201) throw new Error(`orders: ${JSON.stringify(placed.body)}`)
  const { id, order_number: number, total } = placed.body.data
  return { id, number, total, guest }
}
