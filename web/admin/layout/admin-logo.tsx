import { adminPath } from '#web/admin/admin-path.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import logoOnDark from '#web/pictures/logo-on-dark.svg'
import logo from '#web/pictures/logo.svg'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

/** The way to the dashboard, with the word that tells this side of the counter from the other. */
export function AdminLogo() {
  const { t } = useTranslation()
  const { name } = useSettings().shop
  return (
    <Link className="flex items-center gap-2" to={adminPath.dashboard}>
      <img className="logo-paper" src={logo} alt={name} width="91" height="24" />
      <img className="logo-dark" src={logoOnDark} alt={name} width="91" height="24" />
      <Badge className="admin-logo-badge">{t('admin.badge')}</Badge>
    </Link>
  )
}
