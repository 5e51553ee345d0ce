import {
  CHOICE_TEXT_DAY,
  type ListedKey,
  NEEDED_KEYS,
  OPTIONAL_KEYS,
} from '#contract/plain/browser-keys.ts'
import { longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

import { ChoiceForm } from './choice-form.tsx'
import { SearchesChoice } from './searches-choice.tsx'

/** Every key the shop keeps in a browser, and the choice about the optional ones. */
export function CookiesPage() {
  const { t, language } = useTranslation()
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-5xl! pt-4">
      <Breadcrumbs
        label={t('cookies.crumbs')}
        crumbs={[{ label: t('cookies.home'), to: paths.home }, { label: t('cookies.title') }]}
      />
      <h1 className="mt-4 text-3xl lg:text-4xl">{t('cookies.title')}</h1>
      <SeoContent />
      <p className="text-muted mt-3 max-w-2xl text-lg">{t('cookies.intro')}</p>

      <section className="card mt-8 max-w-2xl p-5 lg:p-6" aria-labelledby="choices">
        <h2 id="choices" className="mb-3 text-xl">
          {t('footer.choices')}
        </h2>
        <ChoiceForm />
        <p className="text-muted mt-4 text-sm">
          {t('cookies.choice.where', { day: longDate(CHOICE_TEXT_DAY, language) })}
        </p>
      </section>

      <section className="card mt-5 max-w-2xl p-5 lg:p-6" aria-labelledby="searches">
        <h2 id="searches" className="mb-3 text-xl">
          {t('cookies.searches.title')}
        </h2>
        <SearchesChoice />
      </section>

      <KeyList id="needed" title={t('cookies.needed')} keys={NEEDED_KEYS} />
      <KeyList id="optional" title={t('cookies.optional')} keys={OPTIONAL_KEYS} />
      <p className="text-muted mt-8 max-w-2xl">{t('cookies.payment')}</p>
      <p className="text-muted mt-3 max-w-2xl">{t('cookies.clear')}</p>
    </main>
  )
}

function KeyList({ id, title, keys }: { id: string; title: string; keys: readonly ListedKey[] }) {
  const { t } = useTranslation()
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <ul className="cookie-list">
        {keys.map(({ name, place, use, life }) => (
          <li key={name} className="cookie-row">
            <code className="cookie-name">{name}</code>
            <span>{t(`cookies.use.${use}`)}</span>
            <span className="text-muted text-sm">
              {t('cookies.stays', {
                place: t(`cookies.place.${place}`),
                life: t(`cookies.life.${life}`),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
