import { type Db, readRows } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

/** As long as the legal guarantee: until then a mail may have to prove what was written. Orders themselves stay. */
const KEPT_MONTHS = 24

/** Mails hold names, addresses and what was bought; an order keeps its own. */
export function forgetMailsJob(db: Db): JobDefinition {
  return {
    queue: 'forget-mails',
    cron: '20 4 * * *',
    run: () => inBatches((limit) => deleteMailsOlderThan(db, KEPT_MONTHS, limit)),
  }
}

async function deleteMailsOlderThan(db: Db, months: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from mails where id in (
      select id from mails where created_at < now() - make_interval(months => $1) order by created_at limit $2)
    returning id`,
    [months, limit],
  )
  return rows.length
}
