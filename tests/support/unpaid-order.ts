import { article, shopApi } from './account-visitor.ts'
import { givenGuestOrder } from './guest-orders.ts'
import { newGuest } from './shop.ts'
import { newEmail } from './sign-in.ts'

export interface UnpaidOrder {
  id: number
  number: string
  total: string
  communication: string
}

/** An order of a guest that waits for its bank transfer, placed with the API of the shop under test. */
export async function givenUnpaidOrder(slug: string): Promise<UnpaidOrder> {
  const guest = newGuest()
  const id = await givenGuestOrder(shopApi(), guest, (await article(slug)).id, newEmail())
  const { body } = await shopApi().call('GET', `/api/guest/orders/${id}`, { guest })
  const { order_number: number, total, bank_transfer: transfer } = body.data
  return { id, number, total, communication: transfer.structured_communication }
}

/** An amount of money with some cents more or less: `"12.50"` and -100 are `"11.50"`. */
export function withCents(total: string, cents: number): string {
  return ((Math.round(Number(total) * 100) + cents) / 100).toFixed(2)
}
