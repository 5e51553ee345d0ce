import { useState } from 'react'

import { LANGUAGES, type Language } from '#contract/plain/languages.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { Stars } from '#web/ui/stars.tsx'

import type { ServiceRow } from './top-services-loader.ts'

/** The strip as visitors of a language see it. */
export function StripPreview({
  services,
  rating,
  reviews,
}: {
  services: readonly ServiceRow[]
  rating: number
  reviews: number
}) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState<Language>(language)
  return (
    <section className="card strip-preview">
      <div className="strip-preview-head">
        <h2>{t('admin.services.preview')}</h2>
        <Segmented
          label={t('admin.mails.language')}
          options={LANGUAGES.map((one) => ({
            value: one,
            label: one.toUpperCase(),
            name: `${one.toUpperCase()}, ${t(`admin.language.${one}`)}`,
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <ul className="strip-preview-line" lang={shown}>
        {services.map((service) => (
          <li key={service.id}>
            <Icon of={BadgeCheck} />
            {nameIn(service, shown)}
          </li>
        ))}
        {reviews > 0 && (
          <li className="strip-preview-stars">
            <Stars rating={rating} label={t('reviews.rating', { rating })} />
            <span aria-hidden="true">{t('reviews.number', { rating })}</span>
            {t('reviews.count', { count: reviews })}
          </li>
        )}
      </ul>
    </section>
  )
}

function nameIn({ name, name_nl, name_fr }: ServiceRow, language: Language): string {
  return { en: name, nl: name_nl, fr: name_fr }[language] ?? name
}
