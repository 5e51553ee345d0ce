import { refreshCart } from '#web/commerce/cart/shop-cart.ts'
import {
  AUTH_EXPIRED,
  isAnyoneSignedIn,
  type Realm,
  subscribeToSignIn,
} from '#web/data/identity.ts'
import { say } from '#web/language/say.ts'
import { goTo } from '#web/pages/page-navigation.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { loadAgain } from '#web/ui/load-again.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { showUser } from './current-user.ts'

/** Called when the application starts: loads and starts what runs while somebody is signed in, now or later. */
export function followSignIn(): () => void {
  let stop: (() => void) | undefined
  let isWaking = false
  let isOver = false
  const wake = async () => {
    if (stop !== undefined || isWaking || !isAnyoneSignedIn()) return
    isWaking = true
    try {
      const { startWhileSignedIn } = await loadAgain(() => import('./while-signed-in.ts'))
      // They may have signed out while the code was loading, and somebody else may have signed in.
      if (!isOver && isAnyoneSignedIn()) stop = startWhileSignedIn()
    } finally {
      isWaking = false
    }
  }
  const follow = () => {
    if (!isAnyoneSignedIn()) {
      stop?.()
      stop = undefined
    }
    wake().catch(() => undefined)
  }
  follow()
  const unsubscribe = subscribeToSignIn(follow)
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener(AUTH_EXPIRED, endExpired)
  return () => {
    isOver = true
    unsubscribe()
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener(AUTH_EXPIRED, endExpired)
    stop?.()
  }
}

/** A sign-in or sign-out in another tab changes user and cart here; a renewed token does not. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== 'auth_token' && key !== 'admin-auth-token') return
  if ((oldValue === null) === (newValue === null)) return
  showUser(undefined)
  void refreshCart()
}

function endExpired(event: Event): void {
  const { realm } = (event as CustomEvent<{ realm: Realm }>).detail
  if (realm === 'customer') void refreshCart()
  tellExpired()
  showUser(undefined)
}

/** In the customer area the login page says that the session expired; elsewhere a toast does, with a link to the login. */
function tellExpired(): void {
  const { pathname, search } = window.location
  if (pathname.startsWith(paths.customer)) return
  const login = withQuery(paths.login, { return: pathname + search, reason: 'expired' })
  toasts.showError(say('session.expired'), { label: say('account.logIn'), run: () => goTo(login) })
}
