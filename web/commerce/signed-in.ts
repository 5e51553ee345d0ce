import { forgetSignIn, isSignedIn, tokenOf, type Realm } from '../data/identity.ts'
import { AUTH_EXPIRED } from '../data/token-renewal.ts'
import { isAdminPath, paths, withQuery } from '../paths.ts'
import { toasts } from '../ui/toast-store.ts'
import { startCountPolling } from './header-counts.ts'
import { keepInAccount } from './my-printer.ts'
import { forgetNotifications } from './notifications.ts'
import { goTo } from './page-navigation.ts'
import { accountPrinters, pullPrinters } from './printer-sync.ts'
import { say } from './say.ts'
import { loadUser, showUser } from './session.ts'
import { refreshCart } from './shop-cart.ts'
import { showWishes } from './wishes.ts'

/** What goes on while somebody is signed in: who it is, the counts of the header, the hearts, the printers. */
export function startSignedIn(): () => void {
  endOtherRealm()
  // A token that is no longer good ends in the event below; no answer at all is no reason to sign out.
  loadUser().catch(() => undefined)
  const stopPolling = isSignedIn() ? startCountPolling() : () => undefined
  if (isSignedIn()) {
    import('./wish-actions.ts').then(({ loadWishes }) => loadWishes()).catch(() => undefined)
    keepInAccount(accountPrinters)
    pullPrinters().catch(() => undefined)
  }
  window.addEventListener(AUTH_EXPIRED, endExpired)
  return () => {
    stopPolling()
    showWishes(new Set())
    forgetNotifications()
    keepInAccount(undefined)
    window.removeEventListener(AUTH_EXPIRED, endExpired)
  }
}

function endExpired(event: Event): void {
  const { realm } = (event as CustomEvent<{ realm: Realm }>).detail
  if (realm === 'customer') void refreshCart()
  tellExpired()
  showUser(undefined)
}

/** The customer area leads to the login, which says it; elsewhere the page stays and the way is offered. */
function tellExpired(): void {
  const { pathname, search } = window.location
  if (pathname.startsWith(paths.customer)) return
  const login = withQuery(paths.login, { return: pathname + search, reason: 'expired' })
  toasts.showError(say('session.expired'), { label: say('account.logIn'), run: () => goTo(login) })
}

/** Both kinds of sign-in at once are one too many: the one that does not belong here goes (S§4). */
function endOtherRealm(): void {
  if (tokenOf('customer') === null || tokenOf('admin') === null) return
  forgetSignIn(isAdminPath(window.location.pathname) ? 'customer' : 'admin')
}
