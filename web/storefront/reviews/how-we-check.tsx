import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'

const RULES = [
  'reviewsPage.how1',
  'reviewsPage.how2',
  'reviewsPage.how3',
  'reviewsPage.how4',
] as const

/** What the law asks a shop to say that shows reviews. */
export function HowWeCheck() {
  const { t } = useTranslation()
  return (
    <section
      id="how-we-check"
      className="mt-8 scroll-mt-40"
      aria-labelledby="how-we-check-title"
      tabIndex={-1}
    >
      <h2 id="how-we-check-title" className="text-xl">
        {t('reviewsPage.howTitle')}
      </h2>
      <ul className="text-muted max-w-text mt-3 grid gap-2.5">
        {RULES.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            <Icon of={Check} className="text-success-text mt-0.5 flex-none" />
            <span>{t(rule)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
