import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Rate } from '#server/platform/failure-limit.ts'

export interface Share {
  perRecipient: Rate
  perNetwork: Rate
}

/** Counting and letting out must not happen twice at the same moment, or both would take the last place. */
export async function lockWaiting(trx: Trx): Promise<void> {
  await readRows(trx, `select pg_advisory_xact_lock(hashtext('mails waiting'))`)
}

export async function waitingMails(trx: Trx, limit: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    trx,
    `select id from mails where status = 'waiting' and next_attempt_at <= now()
    order by next_attempt_at, id limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

export async function letOut(db: Db): Promise<void> {
  await readRows(
    db,
    `update mails set status = 'queued', released_at = now() where status = 'waiting' and next_attempt_at <= now()`,
  )
}

/** Queues a waiting mail, or lets it wait until the oldest of the full share is as old as the share is long. */
export async function letOutWithinRate(
  trx: Trx,
  id: number,
  { perRecipient, perNetwork }: Share,
): Promise<void> {
  await readRows(
    trx,
    `with mail as (
      select id, lower(recipient) as recipient, network from mails where id = $1
    ), place as (
      select mail.id, greatest(
        (select o.released_at + make_interval(secs => $3::int) from mails o
          where lower(o.recipient) = mail.recipient and o.released_at > now() - make_interval(secs => $3::int)
          order by o.released_at desc offset $2 - 1 limit 1),
        (select o.released_at + make_interval(secs => $5::int) from mails o
          where o.network = mail.network and o.released_at > now() - make_interval(secs => $5::int)
          order by o.released_at desc offset $4 - 1 limit 1)
      ) as free_at
      from mail
    )
    update mails m set
      status = case when free_at is null then 'queued' else 'waiting' end,
      released_at = case when free_at is null then now() end,
      next_attempt_at = coalesce(free_at, m.next_attempt_at)
    from place where m.id = place.id`,
    [id, perRecipient.calls, perRecipient.seconds, perNetwork.calls, perNetwork.seconds],
  )
}
