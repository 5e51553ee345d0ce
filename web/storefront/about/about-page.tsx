import { clockTime } from '#contract/plain/clock-time.ts'
import { drawingPath, HOUSE_BRAND } from '#contract/plain/drawing.ts'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localText } from '#web/commerce/words/local-name.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import mark from '#web/pictures/mark-on-dark.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Link } from '#web/ui/link.tsx'

import type { AboutData } from './about-loader.ts'

const OUR_PACK = drawingPath({
  kind: 'ink-multipack-xl',
  color: 'none',
  brand: HOUSE_BRAND,
  label: 'LC-3219XL',
})

/** /about: who we are, in one sentence, four numbers, one reason and four dates. */
export function AboutPage() {
  const { t } = useTranslation()
  const { since, house_brand: brand } = useSettings().shop
  return (
    <main id="main" tabIndex={-1}>
      <section className="wrap pt-3 lg:pt-5">
        <div className="about-hero">
          <div>
            <h1 className="text-hero">{t('about.heading')}</h1>
            <p className="text-on-ink-muted mt-4 max-w-xl text-lg">
              {t('about.text', { year: String(since) })}
            </p>
          </div>
          <img className="mx-auto w-40 lg:w-72" src={mark} alt="" width="288" height="288" />
        </div>
      </section>
      <Numbers />
      <section className="wrap mt-14 grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        <div className="about-picture">
          <ProductPicture src={OUR_PACK} className="h-60 w-auto lg:h-80" />
        </div>
        <div>
          <h2 className="text-2xl lg:text-3xl">{t('about.why')}</h2>
          <p className="text-muted mt-3 text-lg">{t('about.whyText')}</p>
          <ul className="mt-5 grid gap-3">
            {[t('about.reason.tested'), t('about.reason.warranty'), t('about.reason.choice')].map(
              (reason) => (
                <li key={reason} className="flex gap-3">
                  <Icon of={Check} className="text-success-text mt-0.5" />
                  {reason}
                </li>
              ),
            )}
          </ul>
          <Link className="link mt-5 inline-block font-semibold" to={paths.brands}>
            {t('about.brands')}
          </Link>
        </div>
      </section>
      <section className="wrap mt-14">
        <h2 className="text-2xl lg:text-3xl">{t('about.history')}</h2>
        <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <Milestone year={String(since)} text={t('about.year.first')} />
          <Milestone year="2009" text={t('about.year.ink', { brand })} />
          <Milestone year="2017" text={t('about.year.finder')} />
          <Milestone year="2026" text={t('about.year.languages')} />
        </ol>
      </section>
      <ComeBy />
    </main>
  )
}

function Numbers() {
  const { t, language } = useTranslation()
  const { printers, rating } = useLoaderData<AboutData>()
  const { shop, shipping } = useSettings()
  const numbers = [
    { value: String(shop.since), name: t('about.number.since') },
    { value: formatNumber(printers, language), name: t('about.number.printers') },
    { value: clockTime(shipping.cut_off, language), name: t('about.number.cutOff') },
    ...(rating === null
      ? []
      : [
          {
            value: t('about.number.stars', { stars: formatNumber(rating.stars, language, 1) }),
            name: t('about.number.reviews', { count: rating.reviews }),
          },
        ]),
  ]
  return (
    <section className="wrap mt-12">
      <dl className="about-numbers">
        {numbers.map(({ value, name }) => (
          <div key={name} className="about-number">
            <dt className="text-muted">{name}</dt>
            <dd className="num font-display text-3xl font-bold lg:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Milestone({ year, text }: { year: string; text: string }) {
  return (
    <li className="border-primary border-t-2 pt-4">
      <b className="num font-display text-2xl">{year}</b>
      <p className="text-muted mt-1">{text}</p>
    </li>
  )
}

function ComeBy() {
  const { t, language, reading } = useTranslation()
  const { shop } = useSettings()
  const values = {
    street: localText(shop, 'street', reading),
    place: `${shop.postal_code} ${localText(shop, 'city', reading)}`,
    hours: shop.opening_hours[language],
    phone: shop.phone,
  }
  return (
    <section className="wrap mt-14">
      <div className="about-contact">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-xl lg:text-2xl">{t('about.come')}</h2>
          <p className="text-muted mt-1">
            {t(shop.is_fictitious ? 'about.addressFictitious' : 'about.address', values)}
          </p>
        </div>
        <Link className="btn btn-primary" to={paths.contact}>
          {t('about.contact')}
        </Link>
      </div>
    </section>
  )
}
