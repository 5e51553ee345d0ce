import { readRows, type Trx } from '#database/pool.ts'

/**
 * Deletes the jobs, done or not, whose payload names an account by its id or its address: the queue
 * keeps payloads for days after the work is done.
 */
export async function forgetJobsOf(
  trx: Trx,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await readRows(
    trx,
    "delete from pgboss.job where data ->> 'user_id' = $1::text or lower(data ->> 'email') = lower($2)",
    [String(userId), email],
  )
}
