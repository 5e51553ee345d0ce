import { type Db, readRows } from '#database/pool.ts'

/** Deletes processed events; one batch, returns how many. */
export async function deleteProcessedEvents(db: Db, days: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from webhook_events where id in (
      select id from webhook_events
      where processed_at is not null and received_at < now() - make_interval(days => $1) order by received_at limit $2)
    returning id`,
    [days, limit],
  )
  return rows.length
}
