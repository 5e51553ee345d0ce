import { inTransaction } from '#database/transaction.ts'
import { type IntentRow, intentOfCheckout, keepIntent } from '#server/payments/queries.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type CheckoutRow, lockCheckout, ownCheckout } from './queries.ts'

export interface IntentWish {
  owner: Owner
  checkoutId: number | undefined
  /** Cents. */
  amount: number
  currency: string
}

/**
 * The payment intent of an open checkout; the same one when asked again. Throws
 * `checkout_required`, `payment_method_mismatch` for a checkout that will be paid by bank transfer,
 * `amount_mismatch` with the right amount, `currency_mismatch`.
 */
export async function createIntent(shop: Shop, wish: IntentWish): Promise<IntentRow> {
  if (wish.currency.toLowerCase() !== 'eur') throw new ShopError('currency_mismatch')
  const checkout = await payableCheckout(shop, wish)
  if (checkout.total_cents !== wish.amount) {
    throw new ShopError('amount_mismatch', {
      extra: { data: { amount: checkout.total_cents, currency: 'eur' } },
    })
  }
  const known = await intentOfCheckout(shop.db, checkout.id)
  if (known?.status === 'canceled') throw new ShopError('checkout_required')
  return known ?? makeIntent(shop, checkout)
}

async function payableCheckout(
  shop: Shop,
  { owner, checkoutId }: IntentWish,
): Promise<CheckoutRow> {
  const checkout = await ownCheckout(shop.db, owner, checkoutId)
  if (checkout === undefined || checkout.state !== 'open' || checkout.has_expired)
    throw new ShopError('checkout_required')
  if (checkout.payment_method === 'bank_transfer') throw new ShopError('payment_method_mismatch')
  return checkout
}

/** Another tab may replace the checkout while the provider is asked: then its intent must not live. */
async function makeIntent(shop: Shop, checkout: CheckoutRow): Promise<IntentRow> {
  const created = await shop.provider.createIntent({
    checkoutId: checkout.id,
    key: checkout.payment_key ?? String(checkout.id),
    amount: checkout.total_cents,
    email: checkout.details.billing_email,
  })
  const kept = await inTransaction(shop.db, async (trx) => {
    const locked = await lockCheckout(trx, checkout.id)
    if (locked?.state !== 'open') return undefined
    return keepIntent(trx, {
      id: created.id,
      checkout_id: checkout.id,
      amount_cents: created.amount,
      currency: created.currency,
      client_secret: created.clientSecret,
      status: created.status,
    })
  })
  if (kept !== undefined) return kept
  await shop.provider.cancelIntent(created.id)
  throw new ShopError('checkout_required')
}
