import { adminPath } from '#web/admin/admin-path.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { initialOf } from '#web/commerce/words/person-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { setTheme, useTheme } from '#web/pages/theme.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { Menu } from '#web/ui/icons/menu.ts'
import { Moon } from '#web/ui/icons/moon.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Store } from '#web/ui/icons/store.ts'
import { Sun } from '#web/ui/icons/sun.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'

import { AdminLogo } from './admin-logo.tsx'
import { UserLinks } from './user-links.tsx'
import { useWork } from './work.ts'

/** The bar on top: finding anything, language, the way to the shop, the theme, and who is signed in. */
export function AdminBar({ onMenu, onFind }: { onMenu: () => void; onFind: () => void }) {
  const { t } = useTranslation()
  return (
    <header className="admin-bar">
      <IconButton
        className="admin-below-lg"
        label={t('admin.menu')}
        icon={<Icon of={Menu} />}
        onClick={onMenu}
      />
      <div className="admin-below-lg">
        <AdminLogo />
      </div>
      <button
        type="button"
        className="admin-find"
        aria-label={t('admin.find.label')}
        onClick={onFind}
      >
        <Icon of={Search} />
        <span className="truncate">{t('admin.find.label')}</span>
        <kbd>{t('admin.find.keys')}</kbd>
      </button>
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          className="admin-below-lg"
          label={t('admin.find.label')}
          icon={<Icon of={Search} />}
          onClick={onFind}
        />
        <div className="admin-from-md">
          <LanguageSwitch />
        </div>
        <a className="btn btn-ghost admin-from-md" href={paths.home}>
          <Icon of={Store} />
          {t('admin.viewShop')}
        </a>
        <ThemeButton />
        <BellLink />
        <UserMenu />
      </div>
    </header>
  )
}

function ThemeButton() {
  const { t } = useTranslation()
  const theme = useTheme()
  const isDark =
    theme === 'dark' ||
    (theme === 'system' &&
      typeof window !== 'undefined' &&
      window.matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <IconButton
      label={isDark ? t('admin.theme.light') : t('admin.theme.dark')}
      icon={<Icon of={isDark ? Sun : Moon} />}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}

/** Leads to the notifications, and says how many of one's own are not read. */
function BellLink() {
  const { t } = useTranslation()
  const count = useWork()?.unread_notifications ?? 0
  return (
    <Link
      className="btn btn-ghost btn-icon relative"
      to={adminPath.notifications}
      aria-label={t('admin.notifications.bell', { count })}
    >
      <Icon of={Bell} />
      {count > 0 && (
        <span className="count num admin-bell-count">{count > 99 ? '99+' : count}</span>
      )}
    </Link>
  )
}

function UserMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const name = user?.name ?? ''
  return (
    <PopoverMenu
      buttonLook="btn btn-ghost admin-user"
      menuLook="admin-user-menu"
      button={
        <>
          <span className="sr-only">{t('account.menu', { name })}</span>
          <span className="avatar" aria-hidden="true">
            {initialOf(name)}
          </span>
          <span className="admin-user-words" aria-hidden="true">
            <b className="block truncate">{name}</b>
            <span className="text-muted block truncate">{user?.email}</span>
          </span>
          <Icon of={ChevronDown} />
        </>
      }
    >
      {(close) => <UserLinks onGo={close} />}
    </PopoverMenu>
  )
}
