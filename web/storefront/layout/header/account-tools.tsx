import { useIsAnyoneSignedIn } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { User } from '#web/ui/icons/user.ts'
import { Link } from '#web/ui/link.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { useLoginPath } from './use-login-path.ts'
import { WishlistLink } from './wishlist-link.tsx'

const loadAccountMenu = () => import('./account-menu.tsx')
const loadBell = () => import('./notification-bell.tsx')

/**
 * Bell, wishlist and account of the wide header. The code for somebody who is signed in comes only
 * then; until it is there, the style sheet keeps its places free, so nothing shifts.
 */
export function AccountTools() {
  const { t } = useTranslation()
  const login = useLoginPath()
  const isAnyoneSignedIn = useIsAnyoneSignedIn()
  const account = useLoaded(loadAccountMenu, isAnyoneSignedIn)
  const bell = useLoaded(loadBell, isAnyoneSignedIn)
  return (
    <>
      <span className="bell-place">{isAnyoneSignedIn && bell !== undefined && <bell.Bell />}</span>
      <WishlistLink />
      <span className="account-place">
        {isAnyoneSignedIn && account !== undefined ? (
          <account.AccountMenu />
        ) : (
          <Link to={login} className="btn btn-ghost header-account" aria-label={t('account.logIn')}>
            <Icon of={User} />
            <span className="header-account-words">{t('account.logIn')}</span>
          </Link>
        )}
      </span>
    </>
  )
}

/** Bell and wishlist of the narrow header; its account is in the bottom navigation. */
export function SmallAccountTools() {
  const isAnyoneSignedIn = useIsAnyoneSignedIn()
  const bell = useLoaded(loadBell, isAnyoneSignedIn)
  return (
    <>
      <span className="bell-place">
        {isAnyoneSignedIn && bell !== undefined && <bell.BellForPanel />}
      </span>
      <WishlistLink />
    </>
  )
}
