import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'

import { adoptOrders } from './account-queries.ts'

/**
 * At sign-in, what this browser ordered as a guest joins the account: the guest id shows that it
 * was this browser, the email address that it was this person.
 */
export async function adoptGuestOrders(
  db: Db,
  account: { id: number; email: string },
  guestHash: Buffer,
): Promise<void> {
  await inTransaction(db, (trx) => adoptOrders(trx, account, guestHash))
}
