import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

export interface KeptList {
  content: string
  saved_at: Date
}

export async function keptList(db: Db, owner: Owner): Promise<KeptList | undefined> {
  const [row] = await readRows<KeptList>(
    db,
    'select content, saved_at from quick_order_lists where user_id = $1 or guest_hash = $2',
    [owner.userId, owner.guestHash],
  )
  return row
}

export async function keepList(db: Db, owner: Owner, content: string): Promise<KeptList> {
  const key = owner.userId === null ? 'guest_hash' : 'user_id'
  const [row] = await readRows<KeptList>(
    db,
    `insert into quick_order_lists (${key}, content) values ($1, $2)
    on conflict (${key}) do update set content = excluded.content, saved_at = now() returning content, saved_at`,
    [owner.userId ?? owner.guestHash, content],
  )
  if (row === undefined) throw new Error('The list was not written')
  return row
}

export async function forgetList(db: Db, owner: Owner): Promise<void> {
  await readRows(db, 'delete from quick_order_lists where user_id = $1 or guest_hash = $2', [
    owner.userId,
    owner.guestHash,
  ])
}

export async function forgetListOf(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from quick_order_lists where user_id = $1', [userId])
}

/** Deletes lists of guests that nobody has looked at for so long; one batch, returns how many. */
export async function deleteGuestLists(db: Db, days: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from quick_order_lists where id in (
      select id from quick_order_lists where guest_hash is not null and saved_at < now() - make_interval(days => $1)
      order by saved_at limit $2) returning id`,
    [days, limit],
  )
  return rows.length
}
