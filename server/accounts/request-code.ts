import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/failure-limit.ts'
import { noSoonerThan } from '#server/platform/no-sooner-than.ts'

import type { AccountDesk } from './account-desk.ts'

export const CODE_QUEUE = 'mail-password-code'

const SHORTEST_MS = 150

/**
 * Leaves everything that depends on whether the account exists to a job: the answer is the same, in
 * words and time. A new code may be tried however often the last one was. Throws `too_many_requests`
 * for a network that asks too often, and for an email asked for too often.
 */
export async function requestCode(
  { db, jobs, limits }: AccountDesk,
  email: string,
  { ip }: Context,
): Promise<void> {
  const { perNetwork, perEmailAndNetwork, perEmail } = limits.codeRequests
  const account = keyOf(email)
  await perNetwork.take(ip)
  await perEmailAndNetwork.take(`${account} ${ip}`)
  await perEmail.take(account)
  await limits.code.forgive(email)
  await noSoonerThan(SHORTEST_MS, () =>
    inTransaction(db, (trx) => jobs.send(trx, CODE_QUEUE, { email })),
  )
}
