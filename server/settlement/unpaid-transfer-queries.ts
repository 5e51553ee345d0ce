import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'

export interface UnpaidTransferRow extends Columns<
  'orders',
  'id' | 'number' | 'checkout_id' | 'total_cents' | 'created_at'
> {
  customer_name: string
  structured_communication: string
  due_at: Date
}

const WAITING = `from orders o join payments p on p.order_id = o.id
  where p.status = 'pending' and p.method = 'bank_transfer' and o.status = 'pending'`

/** Orders that wait for their bank transfer, the one due next first. */
export async function unpaidTransfersByPage(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: UnpaidTransferRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    readRows<UnpaidTransferRow>(
      db,
      `select o.id, o.number, o.checkout_id, o.total_cents, o.created_at, p.structured_communication, p.due_at,
        coalesce(nullif(o.billing_address ->> 'company_name', ''),
          concat_ws(' ', o.billing_address ->> 'first_name', o.billing_address ->> 'last_name')) as customer_name
      ${WAITING} order by p.due_at, o.id limit $1 offset $2`,
      [limit, offset],
    ),
    readRows<{ total: number }>(db, `select count(*)::int as total ${WAITING}`),
  ])
  return { rows, total: count?.total ?? 0 }
}
