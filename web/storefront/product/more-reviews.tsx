import { useEffect, useRef, useState } from 'react'

import type { Rating } from '#contract/plain/reviews.ts'
import { ReviewCard } from '#web/commerce/reviews/review-card.tsx'
import { ORDERS, type Sort, SORTS } from '#web/commerce/reviews/review-order.ts'
import type { Review, ReviewList } from '#web/commerce/reviews/review.ts'
import { StarBars } from '#web/commerce/reviews/star-bars.tsx'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface Wanted {
  rating: Rating | undefined
  sort: Sort
  pages: number
  /** Counts the tries after a failure. */
  tries: number
}

/** All reviews of an article: narrowed by a click on a bar, sorted, and page after page. */
export function MoreReviews({
  productId,
  first,
}: {
  productId: number
  /** Shown until the list has come. */
  first: readonly Review[]
}) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<Wanted>({
    rating: undefined,
    sort: 'newest',
    pages: 1,
    tries: 0,
  })
  const { list, reviews, isFailed, isBusy } = useReviews(productId, wanted)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const choose = (rating: Rating) =>
    setWanted((now) => ({
      ...now,
      rating: now.rating === rating ? undefined : rating,
      pages: 1,
    }))
  const shown = reviews ?? first
  return (
    <div ref={panel} className="product-reviews-all" tabIndex={-1} aria-busy={isBusy}>
      {list !== undefined && (
        <div className="card card-pad self-start">
          <label className="field">
            <span className="label">{t('reviewsPage.sort')}</span>
            <select
              className="input"
              value={wanted.sort}
              onChange={({ target }) =>
                setWanted((now) => ({
                  ...now,
                  sort: SORTS.find((sort) => sort === target.value) ?? 'newest',
                  pages: 1,
                }))
              }
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`reviewsPage.${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <StarBars
            summary={list.summary}
            renderBar={(rating, content) => (
              <button
                type="button"
                className="star-bar w-full text-left"
                aria-pressed={wanted.rating === rating}
                onClick={() => choose(rating)}
              >
                {content}
              </button>
            )}
          />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-4">
        {isFailed && (
          <Alert tone="danger">
            <span className="mr-4">{t('reviewsPage.failure')}</span>
            <button
              type="button"
              className="font-bold underline"
              onClick={() => setWanted((now) => ({ ...now, tries: now.tries + 1 }))}
            >
              {t('reviewsPage.retry')}
            </button>
          </Alert>
        )}
        <p className="sr-only" role="status">
          {isBusy
            ? t('reviewsPage.loading')
            : t('reviewsPage.shown', { count: list?.total ?? shown.length })}
        </p>
        {shown.length === 0 && !isBusy && !isFailed && (
          <p className="text-muted">{t('reviewsPage.noneText')}</p>
        )}
        <ul className="grid gap-4">
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} level={3} about="this" />
            </li>
          ))}
        </ul>
        {list !== undefined && reviews !== undefined && reviews.length < list.total && (
          <Button
            look="secondary"
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => setWanted((now) => ({ ...now, pages: now.pages + 1 }))}
          >
            {t('reviewsPage.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Shown {
  list: ReviewList | undefined
  reviews: readonly Review[] | undefined
  isFailed: boolean
  isBusy: boolean
}

/** What was asked for, page after page; what was shown before stays until the answer comes. */
function useReviews(productId: number, wanted: Wanted): Shown {
  const [shown, setShown] = useState<Omit<Shown, 'isBusy'> & { for: Wanted | undefined }>({
    list: undefined,
    reviews: undefined,
    isFailed: false,
    for: undefined,
  })
  useEffect(() => {
    const abort = new AbortController()
    const { rating, sort, pages } = wanted
    const query = {
      product_id: productId,
      page: pages,
      ...ORDERS[sort],
      ...(rating !== undefined && { rating }),
    }
    browserCall('GET /reviews', { query }, { signal: abort.signal }).then(
      (list) =>
        setShown(({ reviews = [] }) => ({
          list,
          reviews: pages === 1 ? list.data : [...reviews, ...list.data],
          isFailed: false,
          for: wanted,
        })),
      () => {
        if (!abort.signal.aborted) setShown((now) => ({ ...now, isFailed: true, for: wanted }))
      },
    )
    return () => abort.abort()
  }, [productId, wanted])
  return { ...shown, isBusy: shown.for !== wanted }
}
