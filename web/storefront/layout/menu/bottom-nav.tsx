import { useIsSignedIn } from '#web/data/identity.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoginPath } from '#web/storefront/layout/header/use-login-path.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LayoutGrid } from '#web/ui/icons/layout-grid.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Search } from '#web/ui/icons/search.ts'
import { User } from '#web/ui/icons/user.ts'
import { NavLink } from '#web/ui/link.tsx'

/** Within reach of the thumb, below `lg`. */
export function BottomNav({ onChoosePrinter }: { onChoosePrinter: () => void }) {
  const { t } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const login = useLoginPath()
  return (
    <nav className="bottom-nav print:hidden" aria-label={t('nav.quick')}>
      <NavLink to={paths.shop} className="bottom-nav-item">
        <Icon of={LayoutGrid} />
        {t('nav.shop')}
      </NavLink>
      <button type="button" className="bottom-nav-item" onClick={focusSearch}>
        <Icon of={Search} />
        {t('search.short')}
      </button>
      <button
        type="button"
        className="bottom-nav-item"
        aria-haspopup="dialog"
        onClick={onChoosePrinter}
      >
        <Icon of={Printer} />
        {t('printer.short')}
      </button>
      <NavLink to={isSignedIn ? paths.customer : login} className="bottom-nav-item">
        <Icon of={User} />
        {t(isSignedIn ? 'account.short' : 'account.logIn')}
      </NavLink>
    </nav>
  )
}

function focusSearch(): void {
  window.scrollTo({ top: 0 })
  document.querySelector<HTMLInputElement>('#search-small')?.focus()
}
