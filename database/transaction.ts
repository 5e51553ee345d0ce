import { isRetryable } from './failures.ts'
import type { Db, Trx } from './pool.ts'

/**
 * Runs `work` in a transaction, and once more when PostgreSQL ended it to break a deadlock. So
 * `work` must do nothing outside of the database.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isRetryable(error)) throw error
    return db.transaction().execute(work)
  }
}
