import { forgetSignIn, isSignedIn, tokenOf } from '#web/data/identity.ts'
import { isAdminPath } from '#web/paths.ts'

import { startCountPolling } from './header-counts.ts'
import { keepInAccount } from './my-printer.ts'
import { forgetNotifications } from './notifications.ts'
import { accountPrinters, pullPrinters } from './printer-sync.ts'
import { loadUser } from './session.ts'
import { showWishes } from './wishes.ts'

/** What goes on while somebody is signed in: who it is, the counts of the header, the hearts, the printers. */
export function startSignedIn(): () => void {
  endOtherRealm()
  // A token that is no longer good ends the session by itself; no answer at all is no reason to sign out.
  loadUser().catch(() => undefined)
  const stopPolling = isSignedIn() ? startCountPolling() : () => undefined
  if (isSignedIn()) {
    import('./wish-actions.ts').then(({ loadWishes }) => loadWishes()).catch(() => undefined)
    keepInAccount(accountPrinters)
    pullPrinters().catch(() => undefined)
  }
  return () => {
    stopPolling()
    showWishes(new Set())
    forgetNotifications()
    keepInAccount(undefined)
  }
}

/** Both kinds of sign-in at once are one too many: the one that does not belong here goes (S§4). */
function endOtherRealm(): void {
  if (tokenOf('customer') === null || tokenOf('admin') === null) return
  forgetSignIn(isAdminPath(window.location.pathname) ? 'customer' : 'admin')
}
