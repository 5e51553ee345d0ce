import type { CSSProperties, ReactNode } from 'react'

import { type Rating, RATINGS } from '#contract/plain/reviews.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { ReviewSummary } from './review.ts'

/** How many reviews gave how many stars; `renderBar` makes the row of each a link or a button. */
export function StarBars({
  summary,
  renderBar,
}: {
  summary: ReviewSummary
  renderBar: (rating: Rating, content: ReactNode) => ReactNode
}) {
  const { t, language } = useTranslation()
  const most = Math.max(summary.count, 1)
  return (
    <ul className="mt-4 grid gap-0.5" aria-label={t('reviewsPage.spread')}>
      {RATINGS.map((rating) => {
        const count = summary.histogram[rating] ?? 0
        const share: CSSProperties & Record<'--share', string> = {
          '--share': String((count * 100) / most),
        }
        return (
          <li key={rating}>
            {renderBar(
              rating,
              <>
                <span>{t('reviewsPage.stars', { count: rating })}</span>
                <span className="star-bar-track">
                  <span style={share} />
                </span>
                <span className="num text-muted text-right">
                  <span aria-hidden="true">{formatNumber(count, language)}</span>
                  <span className="sr-only">{t('reviews.count', { count })}</span>
                </span>
              </>,
            )}
          </li>
        )
      })}
    </ul>
  )
}
