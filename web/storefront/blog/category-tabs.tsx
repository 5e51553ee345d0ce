import { useTranslation } from '#web/language/language-context.tsx'
import { Link } from '#web/ui/link.tsx'

import { CATEGORY_TEXTS } from './article-card.ts'
import type { BlogData } from './blog-loader.ts'
import { blogPath } from './blog-state.ts'

/** The categories with something in them, each with its number; a search stays when the category changes. */
export function CategoryTabs({ state, categories }: Pick<BlogData, 'state' | 'categories'>) {
  const { t } = useTranslation()
  const { category, search } = state
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const tabs = [
    { value: undefined, label: t('blog.all'), count: all },
    ...categories
      .filter(({ value, count }) => count > 0 || value === category)
      .map(({ value, count }) => ({ value, label: t(CATEGORY_TEXTS[value]), count })),
  ]
  return (
    <nav className="tabs mt-5" aria-label={t('blog.categories')}>
      {tabs.map(({ value, label, count }) => (
        <Link
          key={label}
          className={value === category ? 'tab is-current' : 'tab'}
          to={blogPath({ category: value, search })}
          aria-current={value === category ? 'page' : undefined}
          preventScrollReset
        >
          {label} <span className="num text-subtle font-normal">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
