import type { AccountUser } from '#contract/accounts.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { accountOf } from './account-shape.ts'
import { accountById } from './queries.ts'

/** The account as it is now. */
export async function showAccount({ db }: Shop, id: number): Promise<AccountUser> {
  const row = await accountById(db, id)
  if (row === undefined) throw new ShopError('unauthenticated')
  return accountOf(row)
}
