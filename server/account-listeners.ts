import type { CartMerge } from '#contract/accounts.ts'

import type { AccountListeners, SigningIn } from './accounts/account-desk.ts'
import { mergeGuestCart } from './cart/merge-guest-cart.ts'
import { deleteCartOf } from './cart/retention-queries.ts'
import { forgetCheckouts, refuseOpenPayments } from './checkout/forget-checkouts.ts'
import { deleteAll as deleteNotificationsOf } from './notifications/queries.ts'
import { adoptGuestOrders } from './orders/adopt-guest-orders.ts'
import { refuseOpenOrders } from './orders/refuse-open-orders.ts'
import { deletePrintersOf } from './printers/customer-printer-queries.ts'
import type { Shop } from './shop.ts'
import { forgetStockAlerts } from './wishlist/forget-stock-alerts.ts'
import { deleteWishesOf } from './wishlist/queries.ts'

/** What the features above the accounts have to say when somebody signs in or leaves. */
export function accountListeners(shop: Shop): AccountListeners {
  return {
    onSignedIn: (signingIn) => takeAlong(shop, signingIn),
    async beforeAccountDeleted(trx, userId) {
      await refuseOpenPayments(trx, userId)
      await refuseOpenOrders(trx, userId)
    },
    async onAccountDeleted(trx, userId) {
      // The cart first: whoever is checking it out has its lock, and is waited for.
      await deleteCartOf(trx, userId)
      await forgetCheckouts(trx, userId)
      await deleteWishesOf(trx, userId)
      await forgetStockAlerts(trx, userId)
      await deletePrintersOf(trx, userId)
      await deleteNotificationsOf(trx, userId)
    },
  }
}

/** Nobody is kept out over a cart or a former order: a failure is written down, and signing in goes on. */
async function takeAlong(
  { db, log }: Shop,
  { account, guestHash, language }: SigningIn,
): Promise<CartMerge | null> {
  const noted = (what: string) => (error: unknown) => {
    log.error({ err: error }, what)
    return null
  }
  const cart = await mergeGuestCart(db, { userId: account.id, guestHash, language }).catch(
    noted('a guest cart could not be taken along'),
  )
  await adoptGuestOrders(db, account, guestHash).catch(
    noted('orders of a guest could not be taken along'),
  )
  return cart
}
