import { COUNTRIES } from '#contract/plain/countries.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { normaliseVatNumber } from '#server/accounts/vat-number.ts'
import { askVies } from '#server/accounts/vies.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { orderById } from '#server/orders/order-queries.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  closePaymentCheck,
  type PaymentCheckRow,
  paymentChecksByPage,
} from './payment-check-queries.ts'

const AT_ONCE = 50

/** Asks VIES again about orders that were charged VAT because it did not answer; those it knows nothing of are settled. */
export async function recheckVies(shop: Shop): Promise<void> {
  const page = { state: 'open', kind: 'vies_unreachable', limit: AT_ONCE, offset: 0 } as const
  const { rows } = await paymentChecksByPage(shop.db, page)
  for (const check of rows)
    await checkViesAgain(shop, check, undefined).catch((err: unknown) => {
      if (!(err instanceof ShopError)) throw err
    })
}

/**
 * Asks VIES about the number of an order now. A number it does not know was rightly charged VAT: that
 * settles it. Throws `conflict` while it does not answer, and when it knows the number: then the VAT is
 * to be refunded, which staff decide.
 */
export async function checkViesAgain(
  { db, viesUrl, clock }: Shop,
  check: PaymentCheckRow,
  staff: Staff | undefined,
): Promise<void> {
  const order = check.order_id === null ? undefined : await orderById(db, check.order_id)
  if (order === undefined) throw new ShopError('not_found')
  const { vat_number: number, country: code } = order.billing_address
  const country = COUNTRIES.find((one) => one === code) ?? 'BE'
  const answer = await askVies(viesUrl, normaliseVatNumber(number ?? '', country), clock())
  if (answer.state === 'unreachable')
    throw new ShopError('conflict', { message: 'payment_checks.vies_silent' })
  if (answer.state === 'valid')
    throw new ShopError('conflict', { message: 'payment_checks.vies_valid' })
  await inTransaction(db, (trx) => settle(trx, check, staff))
}

async function settle(trx: Trx, { id }: PaymentCheckRow, staff: Staff | undefined): Promise<void> {
  const by = staff?.name ?? 'shop'
  if (!(await closePaymentCheck(trx, id, { resolution: 'check_again', by }))) return
  if (staff === undefined) return
  await recordChange(trx, staff, {
    action: 'resolve',
    entity: 'payment_check',
    entityId: id,
    after: { resolution: 'check_again', vies: 'invalid' },
  })
}
