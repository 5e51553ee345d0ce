import { forgetNotifications } from '#web/commerce/notifications/notifications.ts'
import { accountPrinters } from '#web/commerce/printers/account-printers.ts'
import { forgetSignIn, isSignedIn, tokenOf } from '#web/data/identity.ts'
import { isAdminPath } from '#web/pages/paths.ts'
import { loadAgain } from '#web/ui/load-again.ts'

import { loadUser } from './current-user.ts'
import { startCountPolling } from './header-counts.ts'

/** What runs while somebody is signed in: user, header counts, wishes and printers. */
export function startWhileSignedIn(): () => void {
  endOtherRealm()
  // A refused token ends the session by itself; an unreachable server is no reason to sign out.
  loadUser().catch(() => undefined)
  const stopPolling = isSignedIn() ? startCountPolling() : () => undefined
  if (isSignedIn()) {
    loadAgain(() => import('#web/commerce/wishes/wish-actions.ts'))
      .then(({ loadWishes }) => loadWishes())
      .catch(() => undefined)
    accountPrinters.pull().catch(() => undefined)
  }
  return () => {
    stopPolling()
    forgetNotifications()
  }
}

/** A browser is signed in as a customer or as staff, never both: the one that does not belong to this page is signed out. */
function endOtherRealm(): void {
  if (tokenOf('customer') === null || tokenOf('admin') === null) return
  forgetSignIn(isAdminPath(window.location.pathname) ? 'customer' : 'admin')
}
