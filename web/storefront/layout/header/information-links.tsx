import { useTranslation } from '#web/language/language-context.tsx'
import { informationLinks } from '#web/storefront/layout/menu/navigation.ts'
import { NavLink } from '#web/ui/link.tsx'

/** About us, blog, questions, contact: beside the departments, or below the strip where those fill the row. */
export function InformationLinks({ className, look }: { className: string; look: string }) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('nav.information')}>
      {informationLinks.map(({ text, to }) => (
        <NavLink key={to} to={to} className={look}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
