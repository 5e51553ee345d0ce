import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'

/** An intent with whose it is, and the order that it has paid for. */
export interface PaymentToSettle
  extends
    Columns<'payment_intents', 'id' | 'checkout_id'>,
    Columns<'checkouts', 'user_id' | 'guest_hash'> {
  order_id: number | null
  order_number: string | null
}

export async function paymentToSettle(
  db: Db,
  intentId: string,
): Promise<PaymentToSettle | undefined> {
  const [row] = await readRows<PaymentToSettle>(
    db,
    `select i.id, i.checkout_id, c.user_id, c.guest_hash, o.id as order_id, o.number as order_number
    from payment_intents i join checkouts c on c.id = i.checkout_id
    left join payments p on p.transaction_id = i.id left join orders o on o.id = p.order_id
    where i.id = $1`,
    [intentId],
  )
  return row
}
