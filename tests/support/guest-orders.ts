import type { Api } from './api-call.ts'
import { addToCart, validate } from './buying.ts'

/** An order of a guest to be paid by transfer, placed with this email address. */
export async function givenGuestOrder(
  shop: Api,
  guest: string,
  article: number,
  email: string,
): Promise<number> {
  await addToCart(shop, guest, article)
  const details = { billing_email: email, payment_method: 'bank_transfer' }
  const valid = await validate(shop, guest, details)
  const placed = await shop.call('POST', '/api/guest/orders', {
    guest,
    body: { payment_method: 'bank_transfer', checkout_id: valid.body.data.checkout_id },
  })
  if (placed.status !== 201) throw new Error(`orders: ${JSON.stringify(placed.body)}`)
  return placed.body.data.id
}
