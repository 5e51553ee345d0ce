import { ReviewCard } from '#web/commerce/reviews/review-card.tsx'
import { ReviewForm } from '#web/commerce/reviews/review-form.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

import { HowWeCheck } from './how-we-check.tsx'
import { ReviewFilters } from './review-filters.tsx'
import type { ReviewsData } from './reviews-loader.ts'
import { isNarrowed, reviewsPath } from './reviews-state.ts'
import { ScoreCard } from './score-card.tsx'

/** /reviews: what customers say of the shop, and the form to say it. */
export function ReviewsPage() {
  const { t } = useTranslation()
  const { state, reviews, summary, total, page, lastPage } = useLoaderData<ReviewsData>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('service.crumbs')}
          crumbs={[{ label: t('service.home'), to: paths.home }, { label: t('nav.reviews') }]}
        />
      </div>
      <div className="wrap mt-4">
        <h1 className="text-3xl lg:text-4xl">{t('reviewsPage.title')}</h1>
        <div className="reviews-columns">
          <ScoreCard summary={summary} state={state} />
          <div className="min-w-0">
            {summary.count > 0 && <ReviewFilters key={reviewsPath(state)} state={state} />}
            <p className="text-muted mb-3 flex flex-wrap gap-x-3" role="status">
              {isNarrowed(state) && (
                <>
                  <span>{t('reviewsPage.shown', { count: total })}</span>
                  <Link className="link" to={paths.reviews}>
                    {t('reviewsPage.reset')}
                  </Link>
                </>
              )}
            </p>
            {reviews.length === 0 ? (
              <NoReviews isNarrowed={isNarrowed(state)} />
            ) : (
              <ul className="grid gap-4">
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination
              className="mt-6"
              page={page}
              lastPage={lastPage}
              toPage={(to) => reviewsPath(state, { page: to })}
              labels={{
                navigation: t('service.pages'),
                previous: t('service.previous'),
                next: t('service.next'),
                position: t('service.position', { page, last: lastPage }),
              }}
            />
            <div className="mt-8">
              <ReviewForm />
            </div>
            <HowWeCheck />
          </div>
        </div>
      </div>
    </main>
  )
}

function NoReviews({ isNarrowed: isSearch }: { isNarrowed: boolean }) {
  const { t } = useTranslation()
  if (!isSearch)
    return <EmptyState title={t('reviewsPage.emptyTitle')} text={t('reviewsPage.emptyText')} />
  return (
    <EmptyState title={t('reviewsPage.noneTitle')} text={t('reviewsPage.noneText')}>
      <Link className={buttonLooks({ look: 'secondary' })} to={paths.reviews}>
        {t('reviewsPage.reset')}
      </Link>
    </EmptyState>
  )
}
