import type { ReviewSummary } from '#web/commerce/reviews/review.ts'
import { StarBars } from '#web/commerce/reviews/star-bars.tsx'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import certificate from '#web/pictures/certificate-reviews.svg'
import { Icon } from '#web/ui/icon.tsx'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Link } from '#web/ui/link.tsx'
import { Stars } from '#web/ui/stars.tsx'

import { type ReviewsState, reviewsPath } from './reviews-state.ts'

/** The average, how it came about, and that somebody looks at each review. */
export function ScoreCard({ summary, state }: { summary: ReviewSummary; state: ReviewsState }) {
  const { t, language } = useTranslation()
  const rating = formatNumber(summary.average, language, 1)
  return (
    <section className="card card-pad reviews-score">
      <div className="flex items-center gap-4">
        <span className="reviews-average" aria-hidden="true">
          {rating}
        </span>
        <div>
          <Stars rating={summary.average} label={t('reviews.rating', { rating })} />
          <p className="text-muted mt-1 text-sm">{t('reviews.count', { count: summary.count })}</p>
        </div>
        <img src={certificate} alt="" width="52" height="52" className="ml-auto" />
      </div>
      <StarBars
        summary={summary}
        renderBar={(stars, content) => {
          const isChosen = state.rating === stars
          return (
            <Link
              className="star-bar"
              to={reviewsPath(state, { rating: isChosen ? undefined : stars })}
              aria-current={isChosen ? 'true' : undefined}
            >
              {content}
            </Link>
          )
        }}
      />
      <p className="border-line text-muted mt-4 flex gap-2.5 border-t pt-4 text-sm">
        <Icon of={ShieldCheck} className="mt-0.5 flex-none" />
        <span>
          {t('reviewsPage.checked')}{' '}
          <a className="link" href="#how-we-check">
            {t('reviewsPage.how')}
          </a>
        </span>
      </p>
    </section>
  )
}
