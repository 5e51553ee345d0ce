import { type Db, readRows } from '#database/pool.ts'

/**
 * Deletes checkouts that never became an order, with their cancelled payments and the provider's events
 * about those; one batch, returns how many. One whose payment was not cancelled, or that staff must
 * look at, stays.
 */
export async function deleteReleasedCheckouts(
  db: Db,
  days: number,
  limit: number,
): Promise<number> {
  const rows = await readRows(
    db,
    `with old as (
      select c.id from checkouts c
      where c.state = 'released' and c.created_at < now() - make_interval(days => $1)
        and not exists (select from payment_intents i
          where i.checkout_id = c.id and (i.status <> 'canceled' or i.needs_attention is not null))
      order by c.created_at limit $2 for update of c skip locked
    ), intents as (
      delete from payment_intents i using old where i.checkout_id = old.id returning i.id
    ), events as (
      delete from webhook_events w using intents where w.intent_id = intents.id
    )
    delete from checkouts c using old where c.id = old.id returning c.id`,
    [days, limit],
  )
  return rows.length
}
