import { useEffect } from 'react'

import { loginFor, type LoginReason } from '#web/account/customer-route.ts'
import { AUTH_EXPIRED, isSignedIn, type Realm } from '#web/data/identity.ts'
import { useLocation, useNavigate, useNavigation } from '#web/router/hooks.ts'
import { Outlet } from '#web/router/router-view.tsx'

import { AccountNav } from './account-nav.tsx'

/** The frame of the customer area. When the sign-in ends, it goes to the login, which leads back. */
export function AccountLayout() {
  useLeavingWhenOver()
  return (
    <main id="main" tabIndex={-1} className="wrap account">
      <AccountNav />
      <div className="account-page">
        <Outlet />
      </div>
    </main>
  )
}

function useLeavingWhenOver(): void {
  const navigate = useNavigate()
  const here = useLocation()
  // While a page is loading, the login should lead to that page, not back to the one before.
  const { pathname, search } = useNavigation().location ?? here
  useEffect(() => {
    const leave = (reason: LoginReason) =>
      void navigate(loginFor({ pathname, search }, reason), { replace: true })
    const expired = (event: Event) => {
      if ((event as CustomEvent<{ realm: Realm }>).detail.realm === 'customer') leave('expired')
    }
    // Logged out in another tab: nothing of the account may stay in sight in this one.
    const changedElsewhere = (event: StorageEvent) => {
      if (event.oldValue !== null && !isSignedIn()) leave('required')
    }
    window.addEventListener(AUTH_EXPIRED, expired)
    window.addEventListener('storage', changedElsewhere)
    return () => {
      window.removeEventListener(AUTH_EXPIRED, expired)
      window.removeEventListener('storage', changedElsewhere)
    }
  }, [navigate, pathname, search])
}
