import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { type AccountRow, lockAccount } from './queries.ts'

/** The signed-in user's account, locked. Throws `unauthenticated` if it was deleted since the call came in. */
export async function lockOwnAccount(trx: Trx, userId: number): Promise<AccountRow> {
  const account = await lockAccount(trx, userId)
  if (account === undefined) throw new ShopError('unauthenticated')
  return account
}
