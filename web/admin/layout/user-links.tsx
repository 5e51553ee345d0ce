import { adminPath } from '#web/admin/admin-path.ts'
import { leave } from '#web/admin/staff.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { LanguageSwitch } from '#web/language/language-switch.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Store } from '#web/ui/icons/store.ts'
import { Link } from '#web/ui/link.tsx'

/** What the account's menu holds: who it is, their sign-in's safety, and on phones what the bar has no room for. */
export function UserLinks({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const go = async () => {
    onGo()
    await leave()
    await navigate(adminPath.login)
  }
  return (
    <>
      <p className="px-3 py-2">
        <b className="block truncate">{user?.name}</b>
        <span className="text-muted block truncate text-sm">{user?.email}</span>
      </p>
      <div className="admin-below-md px-3 pb-2">
        <LanguageSwitch />
      </div>
      <ul className="border-line border-t pt-1.5">
        <li className="admin-below-md">
          <a className="menu-item" href={paths.home}>
            <Icon of={Store} />
            {t('admin.viewShop')}
          </a>
        </li>
        <li>
          <Link className="menu-item" to={adminPath.security} onClick={onGo}>
            <Icon of={ShieldCheck} />
            {t('admin.security.title')}
          </Link>
        </li>
        <li>
          <button type="button" className="menu-item" onClick={() => void go()}>
            <Icon of={LogOut} />
            {t('account.logOut')}
          </button>
        </li>
      </ul>
    </>
  )
}
