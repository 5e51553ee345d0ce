import { type Db, readRows, type Trx } from '#database/pool.ts'

/** For an account that is being deleted. */
export async function deleteCartOf(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from carts where user_id = $1', [userId])
}

/** Deletes guest carts that have been idle this long; one batch, returns how many. */
export async function deleteGuestCartsIdleFor(
  db: Db,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `delete from carts where id in (
      select id from carts where guest_hash is not null and updated_at < now() - make_interval(days => $1)
      order by updated_at limit $2 for update skip locked)
    returning id`,
    [days, limit],
  )
  return rows.length
}
