import type { Answer } from '#contract/api.ts'
import { MAX_TOP_SERVICES } from '#contract/plain/top-services.ts'
import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

import { InformationLinks } from './information-links.tsx'
import { VatSwitch } from './vat-switch.tsx'

/**
 * Up to three services and what customers think; not on small screens. Where the rows below have no
 * room for the VAT switch and the phone number, they stand here.
 */
export function TopStrip({ services }: { services: Answer<'GET /top-services'> }) {
  const { t } = useTranslation()
  const { phone } = useSettings().shop
  return (
    <section className="top-strip print:hidden" aria-label={t('strip.label')}>
      <ul className="wrap top-strip-line">
        {services.data.slice(0, MAX_TOP_SERVICES).map((service) => (
          <li key={service.id} className="top-strip-service">
            <Icon of={BadgeCheck} />
            {service.name}
          </li>
        ))}
        <li className="top-strip-tools">
          <VatSwitch />
          <a className="top-strip-phone" href={callAddress(phone)}>
            <Icon of={Phone} />
            {phone}
          </a>
        </li>
        {services.reviews_count > 0 && (
          <li className="top-strip-stars">
            <Rating rating={services.stars_rating} count={services.reviews_count} />
          </li>
        )}
      </ul>
      <InformationLinks className="wrap strip-links" look="strip-link" />
    </section>
  )
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const { t } = useTranslation()
  const words = (
    <span className="stars">
      <Stars rating={rating} label={t('reviews.rating', { rating })} />
      <span aria-hidden="true">{t('reviews.number', { rating })}</span>
      <span className="text-on-ink-muted font-normal">{t('reviews.count', { count })}</span>
    </span>
  )
  return <Link to={paths.reviews}>{words}</Link>
}
