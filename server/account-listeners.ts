import type { CartMerge } from '#contract/accounts.ts'

import type { AccountListeners, SigningIn } from './accounts/account-desk.ts'
import { mergeGuestCart } from './cart/merge-guest-cart.ts'
import { deleteCartOf } from './cart/retention-queries.ts'
import { forgetCheckouts, refuseOpenPayments } from './checkout/forget-checkouts.ts'
import { deleteContactsOf } from './contact/queries.ts'
import { deleteSendingsTo } from './notifications/admin-queries.ts'
import { deleteAll as deleteNotificationsOf, moveNotifications } from './notifications/queries.ts'
import { moveOrders } from './orders/account-queries.ts'
import { adoptGuestOrders } from './orders/adopt-guest-orders.ts'
import { refuseOpenOrders } from './orders/refuse-open-orders.ts'
import { deletePrintersOf, movePrinters } from './printers/customer-printer-queries.ts'
import { forgetListOf } from './quick-order/queries.ts'
import { forgetReviewer } from './reviews/request-queries.ts'
import type { Shop } from './shop.ts'
import { forgetStockAlerts } from './wishlist/forget-stock-alerts.ts'
import { deleteWishesOf, moveWishes } from './wishlist/queries.ts'
import { refuseOpenWithdrawals } from './withdrawals/refuse-open-withdrawals.ts'

/** What the other features do when somebody signs in or deletes an account. */
export function accountListeners(shop: Shop): AccountListeners {
  return {
    onSignedIn: (signingIn) => takeAlong(shop, signingIn),
    async beforeAccountDeleted(trx, userId) {
      await refuseOpenPayments(trx, userId)
      await refuseOpenOrders(trx, userId)
      await refuseOpenWithdrawals(trx, userId)
    },
    async onAccountsMerged(trx, merged) {
      await refuseOpenPayments(trx, merged.goneId)
      await deleteCartOf(trx, merged.goneId)
      await forgetCheckouts(trx, merged.goneId)
      await moveOrders(trx, merged)
      await moveWishes(trx, merged)
      await movePrinters(trx, merged)
      await moveNotifications(trx, merged)
      await forgetStockAlerts(trx, merged.goneId)
      await forgetListOf(trx, merged.goneId)
    },
    async onAccountDeleted(trx, userId) {
      // The cart first: a checkout that is under way holds its lock, so we wait for it.
      await deleteCartOf(trx, userId)
      await forgetCheckouts(trx, userId)
      await deleteWishesOf(trx, userId)
      await forgetStockAlerts(trx, userId)
      await deletePrintersOf(trx, userId)
      await deleteNotificationsOf(trx, userId)
      await deleteSendingsTo(trx, userId)
      await forgetListOf(trx, userId)
      await forgetReviewer(trx, userId)
      await deleteContactsOf(trx, userId)
    },
  }
}

/** A failure here is logged and must not stop the sign-in. */
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
