import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Building2 } from '#web/ui/icons/building-2.ts'
import { Link } from '#web/ui/link.tsx'

/** What businesses get, and the way to an account. */
export function BusinessStrip() {
  const { t } = useTranslation()
  return (
    <section className="wrap mt-14">
      <div className="business-strip">
        <span className="business-icon">
          <Icon of={Building2} />
        </span>
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-xl lg:text-2xl">{t('home.businessTitle')}</h2>
          <p className="text-muted mt-1 max-w-2xl">{t('home.businessAccount')}</p>
        </div>
        <Link className="btn btn-primary" to={paths.register}>
          {t('home.businessRegister')}
        </Link>
      </div>
    </section>
  )
}
