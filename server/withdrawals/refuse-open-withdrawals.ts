import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { hasOpenWithdrawal } from './queries.ts'

/** An account cannot be deleted while money may have to go back. Throws `account_in_use`. */
export async function refuseOpenWithdrawals(trx: Trx, userId: number): Promise<void> {
  if (await hasOpenWithdrawal(trx, userId))
    throw new ShopError('account_in_use', { message: 'account.withdrawal_open' })
}
