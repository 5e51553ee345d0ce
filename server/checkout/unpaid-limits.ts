import type { PaymentMethod } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Settings } from '#server/settings/defaults.ts'

import { type UnpaidBy, unpaidOf } from './unpaid-queries.ts'

const RETRY_SECONDS = 900

/**
 * Keeps one visitor from emptying the shelves without paying: limits how many transfer orders may
 * be unpaid, and how many articles may be held together by the guests of one network and its accounts
 * that have never paid, the new holds included. The caller has locked `by`. Throws `too_many_unpaid`;
 * paying by card stays possible for what is held already.
 */
export async function refuseTooManyUnpaid(
  trx: Trx,
  limits: Settings['payment'],
  by: UnpaidBy,
  method: PaymentMethod,
): Promise<void> {
  const unpaid = await unpaidOf(trx, by)
  if (
    method === 'bank_transfer' &&
    (unpaid.own_transfers >= limits.unpaid_transfers ||
      unpaid.network_transfers >= limits.unpaid_transfers_per_network)
  )
    throw new ShopError('too_many_unpaid', { retryAfterSeconds: RETRY_SECONDS })
  const most = limits.unpaid_lines_per_network
  if (unpaid.is_stranger && (unpaid.network_articles > most || unpaid.network_emptied > most))
    throw new ShopError('too_many_unpaid', {
      message: 'checkout.too_many_held',
      retryAfterSeconds: RETRY_SECONDS,
    })
}
