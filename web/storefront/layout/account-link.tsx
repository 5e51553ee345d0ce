import User from 'lucide-react/icons/user'
import { Link } from 'react-router'

import { useTranslation } from '../../language-context.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { hasAccounts } from './navigation.ts'

/** The way to log in. */
export function AccountLink() {
  const { t } = useTranslation()
  if (!hasAccounts) return null
  return (
    <Link to={paths.login} className="btn btn-ghost header-account" aria-label={t('account.logIn')}>
      <Icon of={User} />
      <span className="header-account-words">{t('account.logIn')}</span>
    </Link>
  )
}
