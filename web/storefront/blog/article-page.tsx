import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { longDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Prose } from '#web/ui/prose.tsx'

import { CATEGORY_LOOKS, CATEGORY_TEXTS, type ArticleCard } from './article-card.ts'
import type { ArticleData } from './article-loader.ts'
import { ArticleTile } from './article-tile.tsx'
import { blogPath } from './blog-state.ts'
import { CopyLink } from './copy-link.tsx'

/** /blog/{slug}: a column to read, then what it speaks of, then what to read on. */
export function ArticlePage() {
  const { t } = useTranslation()
  const { article, html, related, products } = useLoaderData<ArticleData>()
  const category = t(CATEGORY_TEXTS[article.category])
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('blog.crumbs')}
          crumbs={[
            { label: t('blog.home'), to: paths.home },
            { label: t('blog.title'), to: paths.blog },
            { label: category, to: blogPath({ category: article.category }) },
            { label: article.title },
          ]}
        />
      </div>
      <article className="mt-4">
        <div className="wrap">
          <ArticleHead article={article} category={category} />
          <div className={`article-picture ${CATEGORY_LOOKS[article.category]}`}>
            <ProductPicture src={article.picture} isFirst />
          </div>
          <div className="article-column mt-8">
            <Prose html={html} />
          </div>
        </div>
      </article>
      {products.length > 0 && (
        <section className="wrap mt-12">
          <h2 className="mb-5 text-2xl lg:text-3xl">{t('blog.products')}</h2>
          <div className="pgrid pgrid-rows">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className="wrap mt-14">
          <h2 className="mb-5 text-2xl lg:text-3xl">{t('blog.readOn')}</h2>
          <div className="article-grid">
            {related.map((other) => (
              <ArticleTile key={other.slug} article={other} />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}

function ArticleHead({ article, category }: { article: ArticleCard; category: string }) {
  const { t, language } = useTranslation()
  return (
    <header className="article-column">
      <p className="article-facts text-base">
        <span className="article-category">{category}</span>
        <time className="num" dateTime={article.publishedAt}>
          {longDate(article.publishedAt, language)}
        </time>
        <span>{t('blog.minutesToRead', { count: article.minutes })}</span>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{article.title}</h1>
      <p className="text-muted mt-3 text-xl">{article.excerpt}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <span className="avatar article-avatar" aria-hidden="true">
          {article.author.slice(0, 1)}
        </span>
        <b className="font-semibold">{article.author}</b>
        <CopyLink />
      </div>
    </header>
  )
}
