import type { Address } from '#contract/addresses.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { makeDefault } from './address-queries.ts'
import { lockOwnAccount } from './lock-own-account.ts'

/** Makes one's own address the default in place of the former. Throws `not_found`. */
export function setDefaultAddress(db: Db, userId: number, id: number): Promise<Address> {
  return inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId)
    const address = await makeDefault(trx, userId, id)
    if (address === undefined) throw new ShopError('not_found')
    return address
  })
}
