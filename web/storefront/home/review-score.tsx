import { formatNumber, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

import type { HomeData } from './home-loader.ts'

/** The score of the published shop reviews, as the strip above the header has it, and what the newest say. */
export function ReviewScore({
  rating: { stars, reviews },
  quoted,
}: {
  rating: { stars: number; reviews: number }
  quoted: HomeData['quoted']
}) {
  const { t, language } = useTranslation()
  const rating = formatNumber(stars, language, 1)
  return (
    <section className="wrap mt-14">
      <div className="section-head">
        <h2 className="text-2xl lg:text-3xl">{t('home.reviews')}</h2>
        <Link className="link font-semibold" to={paths.reviews}>
          {t('home.allReviews')}
        </Link>
      </div>
      <div className="card card-pad flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="font-display text-4xl font-bold">{t('home.score', { rating })}</span>
        <Stars rating={stars} label={t('reviews.rating', { rating })} />
        <span className="text-muted">{t('reviews.count', { count: reviews })}</span>
      </div>
      <div className="quotes">
        {quoted.map(({ id, rating: given, title, opinion, name, createdAt }) => (
          <figure key={id} className="card card-pad">
            <Stars rating={given} label={t('reviews.rating', { rating: given })} />
            <blockquote className="mt-2">
              <b className="block">{title}</b>
              {opinion}
            </blockquote>
            <figcaption className="text-muted mt-2 text-sm">
              {`${name}, ${shortDate(createdAt, language)}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
