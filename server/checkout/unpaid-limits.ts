import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Settings } from '#server/settings/defaults.ts'

import { lockNetwork, unpaidOf } from './unpaid-queries.ts'

export interface UnpaidAsked {
  owner: Owner
  email: string
  /** Undefined where limits are off. */
  networkHash: Buffer | undefined
  cartId: number | null
  method: PaymentMethod
  /** Lines the checkout is going to hold; 0 when it holds them already. */
  lines: number
}

/**
 * Keeps one visitor from emptying the shelves without paying: limits how many transfer orders may
 * be unpaid, and how many lines the guests of one network may hold together. Throws
 * `too_many_unpaid`; paying by card stays possible for what is held already.
 */
export async function refuseTooManyUnpaid(
  trx: Trx,
  limits: Settings['payment'],
  { owner, email, networkHash, cartId, method, lines }: UnpaidAsked,
): Promise<void> {
  if (networkHash === undefined) return
  await lockNetwork(trx, networkHash)
  const unpaid = await unpaidOf(trx, { owner, email, networkHash, cartId })
  const isTransfer = method === 'bank_transfer'
  const isGuest = owner.userId === null
  if (
    (isTransfer && unpaid.own_transfers >= limits.unpaid_transfers) ||
    (isTransfer && unpaid.network_transfers >= limits.unpaid_transfers_per_network) ||
    (isGuest && unpaid.network_lines + lines > limits.unpaid_lines_per_network)
  )
    throw new ShopError('too_many_unpaid', {
      ...(isTransfer ? {} : { message: 'checkout.too_many_held' }),
      retryAfterSeconds: RETRY_SECONDS,
    })
}

const RETRY_SECONDS = 900
