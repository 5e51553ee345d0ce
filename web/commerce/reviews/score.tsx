import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** Stars, their number, and how many reviews they come from: `long` in words, else in brackets. */
export function Score({
  rating,
  count,
  length,
}: {
  rating: number
  count: number
  length: 'short' | 'long'
}) {
  const { t, language } = useTranslation()
  const stars = formatNumber(rating, language, 1)
  const reviews = t('reviews.count', { count })
  return (
    <span className="stars">
      <Stars rating={rating} label={t('reviews.rating', { rating: stars })} />
      <span aria-hidden="true">{stars}</span>
      {length === 'long' ? (
        <span className="text-muted font-normal">{reviews}</span>
      ) : (
        <span className="text-muted font-normal">
          <span aria-hidden="true">{`(${formatNumber(count, language)})`}</span>
          <span className="sr-only">{reviews}</span>
        </span>
      )}
    </span>
  )
}
