import type { ReactNode } from 'react'

import { localText } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Mail } from '#web/ui/icons/mail.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Link } from '#web/ui/link.tsx'

/** Mail, address, and what needs no message at all; below it who the shop is. */
export function OtherWays() {
  const { t, reading } = useTranslation()
  const { shop } = useSettings()
  const place = `${localText(shop, 'street', reading)}, ${shop.postal_code} ${localText(shop, 'city', reading)}`
  const company = {
    company: shop.legal_name,
    vat: shop.vat_number,
    register: localText(shop, 'company_register', reading),
  }
  return (
    <>
      <section className="card card-pad grid gap-3">
        <h2 className="text-xl">{t('contactPage.else')}</h2>
        <a className="contact-way" href={`mailto:${shop.email}`}>
          <Way icon={Mail} title={shop.email} text={t('contactPage.languages')} />
        </a>
        <div className="contact-way">
          <Way icon={MapPin} title={place} text={t('contactPage.place')} />
        </div>
        <Link className="contact-way" to={paths.tracking}>
          <Way icon={Package} title={t('contactPage.parcel')} text={t('contactPage.parcelText')} />
        </Link>
        <Link className="contact-way" to={paths.withdrawal}>
          <Way icon={Undo2} title={t('contactPage.return')} text={t('contactPage.returnText')} />
        </Link>
      </section>
      <p className="text-subtle px-2 text-sm">
        {t(shop.is_fictitious ? 'contactPage.company' : 'contactPage.companyReal', company)}
      </p>
    </>
  )
}

function Way({ icon, title, text }: { icon: IconLines; title: ReactNode; text: string }) {
  return (
    <>
      <span className="contact-way-icon">
        <Icon of={icon} />
      </span>
      <span className="min-w-0">
        <b className="block font-semibold break-words">{title}</b>
        <span className="text-muted text-sm">{text}</span>
      </span>
    </>
  )
}
