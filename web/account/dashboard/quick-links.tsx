import { accountLinks, type AccountLink } from '#web/account/layout/account-links.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

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
