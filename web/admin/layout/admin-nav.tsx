import { adminPath } from '#web/admin/admin-path.ts'
import { leave } from '#web/admin/staff.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation, useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { Link, NavLink } from '#web/ui/link.tsx'

import { ADMIN_LINKS, type AdminLink, FOOT_LINKS } from './admin-links.ts'
import { useWork } from './work.ts'

/** The screens in their groups, with what waits behind them; the same in the sidebar and in the phone's drawer. */
export function AdminNav({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <nav className="admin-nav-list" aria-label={t('admin.nav.label')}>
        {ADMIN_LINKS.map(({ title, links }) => (
          <div key={title ?? ''}>
            {title !== undefined && <p className="admin-nav-title">{t(title)}</p>}
            {links.map((link) => (
              <Entry key={link.to} link={link} onGo={onGo} />
            ))}
          </div>
        ))}
      </nav>
      <div className="admin-nav-foot">
        {FOOT_LINKS.map((link) => (
          <Entry key={link.to} link={link} onGo={onGo} />
        ))}
        <LogOutButton />
      </div>
    </>
  )
}

function Entry({ link, onGo }: { link: AdminLink; onGo: (() => void) | undefined }) {
  const { t } = useTranslation()
  const work = useWork()
  const count = work && link.count?.(work)
  const { pathname } = useLocation()
  const isElsewhere = link.also?.some((path) => `${pathname}/`.startsWith(`${path}/`)) === true
  const Way = isElsewhere ? Link : NavLink
  const current = isElsewhere ? ({ 'aria-current': 'page' } as const) : {}
  return (
    <Way className="admin-nav" to={link.to} {...(onGo && { onClick: onGo })} {...current}>
      <Icon of={link.icon} />
      <span className="truncate">{t(link.text)}</span>
      {count !== undefined && count > 0 && (
        <span className="count num admin-nav-count">{count}</span>
      )}
    </Way>
  )
}

function LogOutButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const go = async () => {
    await leave()
    await navigate(adminPath.login)
  }
  return (
    <button type="button" className="admin-nav" onClick={() => void go()}>
      <Icon of={LogOut} />
      {t('account.logOut')}
    </button>
  )
}
