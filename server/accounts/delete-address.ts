import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { makeDefault, removeAddress } from './address-queries.ts'
import { lockOwnAccount } from './lock-own-account.ts'

/** Deletes one's own address; the oldest other one takes over as the default. Throws `not_found`. */
export async function deleteAddress(db: Db, userId: number, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId)
    const gone = await removeAddress(trx, userId, id)
    if (gone === undefined) throw new ShopError('not_found')
    if (gone.is_default) await makeDefault(trx, userId, null)
  })
}
