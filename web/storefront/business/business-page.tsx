import type { ReactNode } from 'react'

import { COMPLAINT_DAYS } from '#contract/plain/terms.ts'
import { setVatSide, useVatSide } from '#web/commerce/session/vat-side.ts'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Building2 } from '#web/ui/icons/building-2.ts'
import { FileCheck } from '#web/ui/icons/file-check.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Hash } from '#web/ui/icons/hash.ts'
import { Landmark } from '#web/ui/icons/landmark.ts'
import { ListChecks } from '#web/ui/icons/list-checks.ts'
import { Percent } from '#web/ui/icons/percent.ts'
import { Link } from '#web/ui/link.tsx'

/** /business: what a company asks before it orders. */
export function BusinessPage() {
  const { t } = useTranslation()
  const points = [
    { icon: Percent, title: t('business.vat.title'), text: t('business.vat.text') },
    { icon: FileText, title: t('business.invoice.title'), text: t('business.invoice.text') },
    { icon: FileCheck, title: t('business.peppol.title'), text: t('business.peppol.text') },
    { icon: Hash, title: t('business.order.title'), text: t('business.order.text') },
    { icon: Landmark, title: t('business.transfer.title'), text: t('business.transfer.text') },
    { icon: Building2, title: t('business.abroad.title'), text: t('business.abroad.text') },
  ]
  return (
    <main id="main" tabIndex={-1} className="wrap pt-4">
      <Breadcrumbs
        label={t('business.crumbs')}
        crumbs={[{ label: t('business.home'), to: paths.home }, { label: t('business.title') }]}
      />
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="mr-auto min-w-0">
          <h1 className="text-3xl lg:text-4xl">{t('business.heading')}</h1>
          <p className="text-muted mt-2 max-w-2xl text-lg">{t('business.text')}</p>
        </div>
        <VatChoice />
      </div>
      <ul className="business-points">
        {points.map(({ icon, title, text }) => (
          <li key={title} className="card card-pad">
            <span className="business-point-icon">
              <Icon of={icon} />
            </span>
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="text-muted mt-1">{text}</p>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-8 max-w-2xl">
        <RichText
          text="business.rules"
          values={{ days: COMPLAINT_DAYS }}
          parts={{ terms: termsLink }}
        />
      </p>
      <WaysOn />
    </main>
  )
}

function termsLink(words: string): ReactNode {
  return (
    <Link className="link" to={paths.terms}>
      {words}
    </Link>
  )
}

/** Prices without VAT at once, everywhere in the shop. */
function VatChoice() {
  const { t } = useTranslation()
  const isExcl = useVatSide() === 'excl'
  return (
    <Button
      look="secondary"
      aria-pressed={isExcl}
      onClick={() => setVatSide(isExcl ? 'incl' : 'excl')}
    >
      {isExcl ? t('business.showIncl') : t('business.showExcl')}
    </Button>
  )
}

function WaysOn() {
  const { t, language } = useTranslation()
  const { phone, opening_hours: hours } = useSettings().shop
  return (
    <section className="business-ways">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl lg:text-2xl">{t('business.start')}</h2>
        <p className="text-muted mt-1">
          {t('business.startText', { phone, hours: hours[language] })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link className="btn btn-primary" to={paths.register}>
          {t('business.register')}
        </Link>
        <Link className="btn btn-secondary" to={paths.quickOrder}>
          <Icon of={ListChecks} />
          {t('business.quickOrder')}
        </Link>
        <a className="btn btn-secondary" href={callAddress(phone)}>
          {t('business.call')}
        </a>
      </div>
    </section>
  )
}
