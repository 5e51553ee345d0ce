import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

import { CATEGORY_LOOKS, CATEGORY_TEXTS, type ArticleCard } from './article-card.ts'

/** An article at a glance; the whole tile is the link. */
export function ArticleTile({
  article,
  look = 'tile',
}: {
  article: ArticleCard
  look?: 'tile' | 'wide'
}) {
  const { t, language } = useTranslation()
  const isWide = look === 'wide'
  return (
    <article className={isWide ? 'card article-tile article-wide' : 'card article-tile'}>
      <div className={CATEGORY_LOOKS[article.category]}>
        <ProductPicture src={article.picture} isFirst={isWide} />
      </div>
      <div className="article-words">
        <p className="article-facts">
          <span className="article-category">{t(CATEGORY_TEXTS[article.category])}</span>
          <time className="num" dateTime={article.publishedAt}>
            {shortDate(article.publishedAt, language)}
          </time>
          <span>{t('blog.minutes', { count: article.minutes })}</span>
        </p>
        <h2 className={isWide ? 'mt-1.5 text-2xl lg:text-3xl' : 'mt-1.5 text-xl'}>
          <Link className="article-link" to={paths.article(article.slug)}>
            {article.title}
          </Link>
        </h2>
        <p className={isWide ? 'text-muted mt-2 text-lg' : 'text-muted mt-2'}>{article.excerpt}</p>
        <p className="text-subtle mt-3 text-sm">{t('blog.by', { author: article.author })}</p>
      </div>
    </article>
  )
}
