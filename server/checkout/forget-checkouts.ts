import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { eraseCheckouts, lockOpenCheckouts } from './account-queries.ts'
import { releaseIn } from './release-checkout.ts'

/** An account cannot be deleted while one of its checkouts may still be paid. Throws `account_in_use`. */
export async function refuseOpenPayments(trx: Trx, userId: number): Promise<void> {
  const open = await lockOpenCheckouts(trx, userId)
  if (open.some(({ has_intent: hasIntent }) => hasIntent))
    throw new ShopError('account_in_use', { message: 'account.payment_open' })
}

/** Releases the account's open checkouts and removes the personal details from them; orders stay. */
export async function forgetCheckouts(trx: Trx, userId: number): Promise<void> {
  for (const { id } of await lockOpenCheckouts(trx, userId)) await releaseIn(trx, id)
  await eraseCheckouts(trx, userId)
}
