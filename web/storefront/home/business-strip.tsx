import { setVatSide, useVatSide } from '#web/commerce/session/vat-side.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { pageExists } from '#web/pages/page-exists.ts'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Building2 } from '#web/ui/icons/building-2.ts'
import { Link } from '#web/ui/link.tsx'

/** For businesses: prices without VAT at once, and an account once there are accounts. */
export function BusinessStrip() {
  const { t } = useTranslation()
  const isExcl = useVatSide() === 'excl'
  return (
    <section className="wrap mt-14">
      <div className="business-strip">
        <span className="business-icon">
          <Icon of={Building2} />
        </span>
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-xl lg:text-2xl">{t('home.businessTitle')}</h2>
          <p className="text-muted mt-1 max-w-2xl">
            {pageExists(paths.register) ? t('home.businessAccount') : t('home.businessText')}
          </p>
        </div>
        {pageExists(paths.register) ? (
          <Link className="btn btn-primary" to={paths.register}>
            {t('home.businessRegister')}
          </Link>
        ) : (
          <Button aria-pressed={isExcl} onClick={() => setVatSide(isExcl ? 'incl' : 'excl')}>
            {isExcl ? t('home.businessIncl') : t('home.businessExcl')}
          </Button>
        )}
      </div>
    </section>
  )
}
