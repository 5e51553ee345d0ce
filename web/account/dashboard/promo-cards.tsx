import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import mark from '#web/pictures/mark.svg'
import toner from '#web/pictures/toner.svg'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import { Link } from '#web/ui/link.tsx'

const parts = {
  hours: (times: string) => <span className="whitespace-nowrap">{times}</span>,
}

/** Two ways on: the shop, and the people behind it. */
export function PromoCards() {
  const { t } = useTranslation()
  return (
    <section className="promo-cards">
      <Link className="promo-card" to={paths.shop}>
        <span className="promo-picture">
          <img src={toner} alt="" width="64" height="64" />
        </span>
        <span className="min-w-0">
          <b className="font-display block text-lg">{t('dashboard.shop.title')}</b>
          <span className="text-muted text-sm">{t('dashboard.shop.text')}</span>
        </span>
        <Icon of={ArrowRight} className="ml-auto" />
      </Link>
      <SupportCard />
    </section>
  )
}

function SupportCard() {
  const { t, language } = useTranslation()
  const { phone, opening_hours: hours } = useSettings().shop
  const words = (
    <>
      <span className="promo-picture">
        <img src={mark} alt="" width="48" height="48" />
      </span>
      <span className="min-w-0">
        <b className="font-display block text-lg">{t('dashboard.support.title')}</b>
        <span className="text-muted text-sm">
          <RichText
            text="dashboard.support.text"
            values={{ phone, hours: hours[language] }}
            parts={parts}
          />
        </span>
      </span>
      <Icon of={ArrowRight} className="ml-auto" />
    </>
  )
  return (
    <Link className="promo-card promo-support" to={paths.contact}>
      {words}
    </Link>
  )
}
