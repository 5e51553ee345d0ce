import { type Db, readRows } from '#database/pool.ts'

/** Deletes old mails; one batch, returns how many. */
export async function deleteMailsOlderThan(db: Db, months: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from mails where id in (
      select id from mails where created_at < now() - make_interval(months => $1) order by created_at limit $2)
    returning id`,
    [months, limit],
  )
  return rows.length
}

/** Forgets from where mails were caused, once no limit counts them; one batch, returns how many. */
export async function forgetNetworks(db: Db, days: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `update mails set network = null where id in (
      select id from mails where network is not null and released_at < now() - make_interval(days => $1) limit $2)
    returning id`,
    [days, limit],
  )
  return rows.length
}
