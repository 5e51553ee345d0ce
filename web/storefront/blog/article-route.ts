import { sharePath } from '#contract/plain/share-picture.ts'
import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { CATEGORY_TEXTS } from './article-card.ts'
import { loader, type ArticleData } from './article-loader.ts'
import { ArticlePage } from './article-page.tsx'

function head({ article }: ArticleData, context: HeadContext): Head {
  const { t, absolute, shopName, language } = context
  const path = paths.article(article.slug)
  const picture = sharePath(language, 'article', article.slug)
  return {
    title: article.title,
    description: article.excerpt,
    canonical: path,
    type: 'article',
    image: picture,
    ...(import.meta.env.SSR && {
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: article.title,
          description: article.excerpt,
          image: absolute(picture),
          datePublished: article.publishedAt,
          inLanguage: language,
          articleSection: t(CATEGORY_TEXTS[article.category]),
          author: { '@type': 'Person', name: article.author },
          publisher: { '@type': 'Organization', name: shopName, url: absolute(paths.home) },
          mainEntityOfPage: absolute(path),
        },
        breadcrumbList(
          [
            { name: t('blog.home'), path: paths.home },
            { name: t('blog.title'), path: paths.blog },
            { name: article.title, path },
          ],
          absolute,
        ),
      ],
    }),
  }
}

export const route = pageRoute({ Component: ArticlePage, loader, head })
