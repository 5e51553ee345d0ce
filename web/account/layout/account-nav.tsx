import { useEffect, useRef } from 'react'

import { useHeaderCounts } from '#web/commerce/session/header-counts.ts'
import { signOut } from '#web/commerce/session/sign-in.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLocation, useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { NavLink } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { accountLinks } from './account-links.ts'

/** The menu of the customer area: beside the page from `lg`, scrolling tabs above it below. */
export function AccountNav() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { unread_notifications_count: unread } = useHeaderCounts()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (nav.current !== null) bringIntoSight(nav.current, pathname)
  }, [pathname])
  return (
    <nav ref={nav} className="account-nav" aria-label={t('customer.nav.label')}>
      {accountLinks.map(({ to, text, icon }) => (
        <NavLink key={to} className="side-link" to={to} end={to === paths.customer}>
          <Icon of={icon} />
          {t(text)}
          {to === paths.notifications && unread > 0 && (
            <span className="count ml-auto">
              {unread > 99 ? '99+' : unread}{' '}
              <span className="sr-only">{t('customer.nav.unread')}</span>
            </span>
          )}
        </NavLink>
      ))}
      <hr className="border-line my-2" />
      <LogOutButton />
    </nav>
  )
}

/** Scrolls the tabs sideways, never the page. */
function bringIntoSight(tabs: HTMLElement, pathname: string): void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('a')]
  const current = links.findLast((link) => pathname.startsWith(link.pathname))
  if (current !== undefined)
    tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2
}

function LogOutButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    toasts.show(t('account.loggedOut'))
    await navigate(paths.home)
  }
  return (
    <button type="button" className="side-link" onClick={() => void leave()}>
      <Icon of={LogOut} />
      {t('account.logOut')}
    </button>
  )
}
