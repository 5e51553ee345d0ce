import { useState } from 'react'

import { ReviewCard } from '#web/commerce/reviews/review-card.tsx'
import type { Review } from '#web/commerce/reviews/review.ts'
import { Score } from '#web/commerce/reviews/score.tsx'
import { loadWords } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { currentLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import { paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import type { ProductView } from './product-view.ts'

/** Their texts are no part of the page either. */
async function withWords<Module>(load: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([
    load,
    loadWords(interfaceLanguage(currentLanguage()), 'service'),
  ])
  return loaded
}
const loadMore = () => withWords(import('./more-reviews.tsx'))
const loadForm = () => withWords(import('#web/commerce/reviews/review-form.tsx'))

/**
 * What customers say of the article. The newest stand in the page; the rest, to sort and narrow, and
 * the form come with the press that asks for them.
 */
export function ProductReviews({
  product: { id, rating, reviews_count: count },
  reviews,
}: {
  product: Pick<ProductView, 'id' | 'rating' | 'reviews_count'>
  reviews: readonly Review[]
}) {
  const { t } = useTranslation()
  const [wantsMore, setWantsMore] = useState(false)
  const [wantsForm, setWantsForm] = useState(false)
  const { MoreReviews } = useLoaded(loadMore, wantsMore) ?? {}
  const { ReviewForm } = useLoaded(loadForm, wantsForm) ?? {}
  return (
    <section id="reviews" className="wrap product-reviews" aria-labelledby="reviews-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="reviews-title" className="text-2xl lg:text-3xl">
          {t('productReviews.title')}
        </h2>
        {count > 0 && <Score rating={rating} count={count} length="long" />}
      </div>
      {count === 0 && <p className="text-muted mt-3">{t('productReviews.none')}</p>}
      {MoreReviews === undefined ? (
        <FirstReviews reviews={reviews} />
      ) : (
        <MoreReviews productId={id} first={reviews} />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {count > 0 && MoreReviews === undefined && (
          <Button look="secondary" isBusy={wantsMore} onClick={() => setWantsMore(true)}>
            {t('productReviews.narrow')}
          </Button>
        )}
        {ReviewForm === undefined && (
          <Button look="secondary" isBusy={wantsForm} onClick={() => setWantsForm(true)}>
            {t('productReviews.write')}
          </Button>
        )}
        <Link className="link text-sm" to={`${paths.reviews}#how-we-check`}>
          {t('productReviews.checked')}
        </Link>
      </div>
      {ReviewForm !== undefined && (
        <div className="mt-6 max-w-3xl">
          <ReviewForm productId={id} level={3} hasFocus />
        </div>
      )}
    </section>
  )
}

function FirstReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null
  return (
    <ul className="mt-4 grid gap-4">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} level={3} about="this" />
        </li>
      ))}
    </ul>
  )
}
