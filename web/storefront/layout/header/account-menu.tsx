import { useUser } from '#web/commerce/session/current-user.ts'
import { signOut } from '#web/commerce/session/sign-in.ts'
import { initialOf, namesOf } from '#web/commerce/words/person-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Who is signed in, with links to their pages and the sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const name = user?.name ?? ''
  return (
    <PopoverMenu
      buttonLook="btn btn-ghost header-account"
      menuLook="account-menu"
      button={
        <>
          <span className="sr-only">{t('account.menu', { name })}</span>
          <span className="avatar avatar-small" aria-hidden="true">
            {initialOf(name)}
          </span>
          <span className="header-account-words header-account-name truncate" aria-hidden="true">
            {namesOf(name).first}
          </span>
          <Icon of={ChevronDown} className="header-account-words" />
        </>
      }
    >
      {(close) => (
        <>
          <p className="px-3 py-2">
            <b className="block truncate">{name}</b>
            <span className="text-muted block truncate text-sm">{user?.email}</span>
          </p>
          <AccountLinks isCustomer={user?.role === 'customer'} onGo={close} />
        </>
      )}
    </PopoverMenu>
  )
}

const CUSTOMER_LINKS = [
  { text: 'account.mine', to: paths.customer, icon: LayoutDashboard },
  { text: 'account.orders', to: paths.orders, icon: Package },
  { text: 'account.wishlist', to: paths.wishlist, icon: Heart },
  { text: 'account.printers', to: paths.printers, icon: Printer },
] as const

const STAFF_LINKS = [
  { text: 'account.backOffice', to: paths.adminDashboard, icon: LayoutDashboard },
] as const

export function AccountLinks({ isCustomer, onGo }: { isCustomer: boolean; onGo: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const links = isCustomer ? CUSTOMER_LINKS : STAFF_LINKS
  const leave = async () => {
    onGo()
    await signOut()
    toasts.show(t('account.loggedOut'))
    await navigate(paths.home)
  }
  return (
    <ul className="border-line border-t pt-1.5">
      {links.map(({ text, to, icon }) => (
        <li key={to}>
          <Link className="menu-item" to={to} onClick={onGo}>
            <Icon of={icon} />
            {t(text)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className="menu-item" onClick={() => void leave()}>
          <Icon of={LogOut} />
          {t('account.logOut')}
        </button>
      </li>
    </ul>
  )
}
