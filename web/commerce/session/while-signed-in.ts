import { forgetNotifications } from '#web/commerce/notifications/notifications.ts'
import { accountPrinters } from '#web/commerce/printers/account-printers.ts'
import { forgetSignIn, isSignedIn, tokenOf } from '#web/data/identity.ts'
import { isAdminPath } from '#web/pages/paths.ts'

import { loadUser } from './current-user.ts'
import { startCountPolling } from './header-counts.ts'

/** What goes on while somebody is signed in: who it is, the counts of the header, the hearts, the printers. */
export function startWhileSignedIn(): () => void {
  endOtherRealm()
  // A token that is no longer good ends the session by itself; no answer at all is no reason to sign out.
  loadUser().catch(() => undefined)
  const stopPolling = isSignedIn() ? startCountPolling() : () => undefined
  if (isSignedIn()) {
    import('#web/commerce/wishes/wish-actions.ts')
      .then(({ loadWishes }) => loadWishes())
      .catch(() => undefined)
    accountPrinters.pull().catch(() => undefined)
  }
  return () => {
    stopPolling()
    forgetNotifications()
  }
}

/** Both kinds of sign-in at once are one too many: the one that does not belong here goes (S§4). */
function endOtherRealm(): void {
  if (tokenOf('customer') === null || tokenOf('admin') === null) return
  forgetSignIn(isAdminPath(window.location.pathname) ? 'customer' : 'admin')
}
