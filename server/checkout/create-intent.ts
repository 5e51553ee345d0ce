import { type IntentRow, intentOfCheckout, keepIntent } from '#server/payments/queries.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { ownCheckout } from './queries.ts'

export interface IntentWish {
  owner: Owner
  checkoutId: number | undefined
  /** Cents. */
  amount: number
  currency: string
}

/**
 * The payment intent of an open checkout; the same one when asked again. Throws
 * `checkout_required`, `amount_mismatch` with the right amount, `currency_mismatch`.
 */
export async function createIntent(shop: Shop, wish: IntentWish): Promise<IntentRow> {
  if (wish.currency.toLowerCase() !== 'eur') throw new ShopError('currency_mismatch')
  const checkout = await ownCheckout(shop.db, wish.owner, wish.checkoutId)
  if (checkout === undefined || checkout.state !== 'open' || checkout.has_expired)
    throw new ShopError('checkout_required')
  if (checkout.total_cents !== wish.amount) {
    throw new ShopError('amount_mismatch', {
      extra: { data: { amount: checkout.total_cents, currency: 'eur' } },
    })
  }
  const known = await intentOfCheckout(shop.db, checkout.id)
  if (known !== undefined) return known
  const created = await shop.provider.createIntent({
    checkoutId: checkout.id,
    amount: checkout.total_cents,
    email: checkout.details.billing_email,
  })
  return keepIntent(shop.db, {
    id: created.id,
    checkout_id: checkout.id,
    amount_cents: created.amount,
    currency: created.currency,
    client_secret: created.clientSecret,
    status: created.status,
  })
}
