import { BLOG_FEED_PATH } from '#contract/plain/blog.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import sceneSearch from '#web/pictures/scene-search.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Rss } from '#web/ui/icons/rss.ts'
import { Link } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/pagination.tsx'

import { ArticleTile } from './article-tile.tsx'
import type { BlogData } from './blog-loader.ts'
import { BlogSearch } from './blog-search.tsx'
import { blogPath } from './blog-state.ts'
import { CategoryTabs } from './category-tabs.tsx'

/** /blog: the newest article wide, the others in three columns. */
export function BlogPage() {
  const { t } = useTranslation()
  const { state, articles, categories, total, lastPage } = useLoaderData<BlogData>()
  const isSearch = state.search !== ''
  const [first, ...rest] = articles
  const hasWide = state.page === 1 && !isSearch && first !== undefined
  const tiles = hasWide ? rest : articles
  return (
    <main id="main" tabIndex={-1} className="wrap pt-4">
      <Breadcrumbs
        label={t('blog.crumbs')}
        crumbs={[{ label: t('blog.home'), to: paths.home }, { label: t('blog.title') }]}
      />
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-3xl lg:text-4xl">{t('blog.title')}</h1>
          <p className="text-muted mt-1 text-lg">{t('blog.text')}</p>
        </div>
        <BlogSearch key={state.search} state={state} />
      </div>
      <CategoryTabs state={state} categories={categories} />
      <p className={isSearch ? 'text-muted mt-5' : 'sr-only'} role="status">
        {isSearch ? t('blog.found', { count: total, search: state.search }) : ''}
      </p>
      {articles.length === 0 && <NothingFound isSearch={isSearch} />}
      {hasWide && (
        <div className="mt-6">
          <ArticleTile article={first} look="wide" />
        </div>
      )}
      {articles.length > 0 && (
        <div className="article-grid mt-4">
          {tiles.map((article) => (
            <ArticleTile key={article.slug} article={article} />
          ))}
          <FeedTile />
        </div>
      )}
      <Pagination
        className="mt-8"
        page={state.page}
        lastPage={lastPage}
        toPage={(page) => blogPath({ ...state, page })}
        labels={{
          navigation: t('blog.pages'),
          previous: t('blog.previous'),
          next: t('blog.next'),
          position: t('blog.position', { page: state.page, last: lastPage }),
        }}
      />
    </main>
  )
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture={sceneSearch}
      title={isSearch ? t('blog.noneFound') : t('blog.none')}
      text={isSearch ? t('blog.noneFoundText') : t('blog.noneText')}
    >
      <Link className="btn btn-primary" to={paths.blog}>
        {t('blog.showAll')}
      </Link>
    </EmptyState>
  )
}

/** The newest articles for whoever reads by a feed reader. */
function FeedTile() {
  const { t, language } = useTranslation()
  return (
    <section className="feed-tile">
      <h2 className="text-xl">{t('blog.feed')}</h2>
      <p className="text-on-ink-muted">{t('blog.feedText')}</p>
      <a
        className="btn btn-on-ink justify-self-start"
        href={withQuery(BLOG_FEED_PATH, { lng: language })}
      >
        <Icon of={Rss} />
        {t('blog.feedLink')}
      </a>
    </section>
  )
}
