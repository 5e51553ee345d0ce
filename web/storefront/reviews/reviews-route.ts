import { formatNumber } from '#web/language/format.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { type HeadContext, pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader, type ReviewsData } from './reviews-loader.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { isNarrowed, readReviews, reviewsPath } from './reviews-state.ts'

function head(
  { state, summary }: ReviewsData,
  { t, absolute, shopName, language }: HeadContext,
): Head {
  const usual = readReviews(new URLSearchParams())
  const rating = formatNumber(summary.average, language, 1)
  return {
    title:
      state.rating === undefined
        ? t('reviewsPage.title')
        : t('reviewsPage.titleNarrowed', { count: state.rating }),
    description:
      summary.count === 0
        ? t('reviewsPage.descriptionEmpty', { shop: shopName })
        : t('reviewsPage.description', { shop: shopName, rating, count: summary.count }),
    canonical: reviewsPath(usual, { page: state.page }),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('service.home'), path: paths.home },
            { name: t('nav.reviews'), path: paths.reviews },
          ],
          absolute,
        ),
      ],
    }),
    // Endless searches are for people; search engines get the plain list.
    ...(isNarrowed(state) || state.sort !== 'newest' ? { robots: 'noindex, follow' } : {}),
  }
}

export const route = pageRoute({ Component: ReviewsPage, loader, head })
