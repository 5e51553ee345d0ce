import { readRows, type Trx } from '#database/pool.ts'

/** Orders of a guest, and their mails, become those of an account, if they were placed with its email address. */
export async function adoptOrders(
  trx: Trx,
  account: { id: number; email: string },
  guestHash: Buffer,
): Promise<void> {
  await readRows(
    trx,
    `with adopted as (
      update orders set user_id = $1, guest_hash = null where guest_hash = $3 and email = $2 returning id
    )
    update mails m set user_id = $1 from adopted
    where lower(m.recipient) = lower($2) and m.user_id is null
      and m.template like 'order-%' and split_part(m.dedupe_key, ':', 2) = adopted.id::text`,
    [account.id, account.email, guestHash],
  )
}

/** Whether the account has an order that is not paid or delivered yet. */
export async function hasOpenOrder(trx: Trx, userId: number): Promise<boolean> {
  const rows = await readRows(
    trx,
    "select id from orders where user_id = $1 and status in ('pending', 'processing') limit 1",
    [userId],
  )
  return rows.length > 0
}

/** Orders of one account, and every mail to it, become those of another. */
export async function moveOrders(
  trx: Trx,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  await readRows(trx, 'update orders set user_id = $1 where user_id = $2', [keptId, goneId])
  await readRows(trx, 'update mails set user_id = $1 where user_id = $2', [keptId, goneId])
}
