import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import markOnDark from '#web/pictures/mark-on-dark.svg'
import mark from '#web/pictures/mark.svg'
import { Icon } from '#web/ui/icon.tsx'
import { Phone } from '#web/ui/icons/phone.ts'
import { Link } from '#web/ui/link.tsx'

/** For whoever has not found an answer: people. */
export function StillAsking() {
  const { t, language } = useTranslation()
  const { phone, opening_hours: hours } = useSettings().shop
  return (
    <section className="still-asking">
      <img className="logo-paper" src={mark} alt="" width="56" height="56" />
      <img className="logo-dark" src={markOnDark} alt="" width="56" height="56" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{t('faqs.notFound')}</h2>
        <p className="text-muted">{t('faqs.notFoundText', { hours: hours[language] })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link className="btn btn-primary" to={paths.contact}>
          {t('faqs.ask')}
        </Link>
        <a className="btn btn-secondary" href={callAddress(phone)}>
          <Icon of={Phone} />
          {phone}
        </a>
      </div>
    </section>
  )
}
