import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

import { ContactForm } from './contact-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { PhoneCard } from './phone-card.tsx'

/** /contact: a form on the left, phone, hours and other ways on the right. */
export function ContactPage() {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('service.crumbs')}
          crumbs={[{ label: t('service.home'), to: paths.home }, { label: t('contactPage.title') }]}
        />
      </div>
      <div className="wrap contact-columns">
        <div className="min-w-0">
          <h1 className="text-3xl lg:text-4xl">{t('contactPage.title')}</h1>
          <p className="text-muted mt-2 text-lg">{t('contactPage.intro')}</p>
          <ContactForm />
        </div>
        <aside className="grid content-start gap-4">
          <PhoneCard />
          <OtherWays />
        </aside>
      </div>
    </main>
  )
}
