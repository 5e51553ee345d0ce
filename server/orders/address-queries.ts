import type { OrderAddress } from '#contract/orders.ts'
import { readRows, type Trx } from '#database/pool.ts'

export async function setAddresses(
  trx: Trx,
  orderId: number,
  { shipping, billing, email }: { shipping: OrderAddress; billing: OrderAddress; email: string },
): Promise<void> {
  await readRows(
    trx,
    `update orders set shipping_address = $2, billing_address = $3, email = $4, version = version + 1 where id = $1`,
    [orderId, JSON.stringify(shipping), JSON.stringify(billing), email],
  )
}
