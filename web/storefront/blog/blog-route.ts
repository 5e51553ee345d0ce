import { BLOG_FEED_PATH } from '#contract/plain/blog.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

import { CATEGORY_TEXTS } from './article-card.ts'
import { loader, type BlogData } from './blog-loader.ts'
import { BlogPage } from './blog-page.tsx'
import { blogPath } from './blog-state.ts'

function head({ state }: BlogData, { t, absolute, shopName, language }: HeadContext): Head {
  const { category, search, page } = state
  const title = category === undefined ? t('blog.title') : t(CATEGORY_TEXTS[category])
  return {
    title: page > 1 ? t('blog.titleOfPage', { title, page }) : title,
    description:
      category === undefined
        ? t('blog.text')
        : t('blog.categoryDescription', { category: t(CATEGORY_TEXTS[category]) }),
    canonical: blogPath({ category, page }),
    feed: {
      path: withQuery(BLOG_FEED_PATH, { lng: language }),
      title: t('blog.feedTitle', { shop: shopName }),
    },
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('blog.home'), path: paths.home },
            { name: t('blog.title'), path: paths.blog },
          ],
          absolute,
        ),
      ],
    }),
    ...(search === '' ? {} : { robots: 'noindex, follow' }),
  }
}

export const route = pageRoute({ Component: BlogPage, loader, head })
