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
