import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import { noSoonerThan } from '#server/platform/no-sooner-than.ts'

import type { AccountDesk } from './account-desk.ts'

export const CODE_QUEUE = 'mail-password-code'

const SHORTEST_MS = 150

/**
 * Leaves everything that depends on whether the account exists to a job: the answer is the same, in
 * words and time. Throws `too_many_requests` for an address that asks too often.
 */
export async function requestCode(
  { db, jobs, limits }: AccountDesk,
  email: string,
  { ip }: Context,
): Promise<void> {
  await limits.codeRequests.take(ip)
  await noSoonerThan(SHORTEST_MS, () =>
    inTransaction(db, (trx) => jobs.send(trx, CODE_QUEUE, { email })),
  )
}
