import Trash from 'lucide-react/icons/trash-2'

import { useTranslation } from '../../language-context.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { accountLinks, type AccountLink } from '../layout/account-links.ts'

const links: readonly AccountLink[] = [
  ...accountLinks.filter(({ to }) => to !== paths.customer),
  { to: paths.deleteAccount, text: 'farewell.title', icon: Trash },
]

/** Every page of the account, by name. */
export function QuickLinks() {
  const { t } = useTranslation()
  return (
    <section className="card card-pad">
      <h2 className="mb-2 text-xl">{t('dashboard.quick')}</h2>
      <ul className="quick-links">
        {links.map(({ to, text, icon }) => (
          <li key={to}>
            <Link className="side-link" to={to}>
              <Icon of={icon} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
