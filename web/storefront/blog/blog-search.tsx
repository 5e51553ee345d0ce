import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { SearchField } from '#web/ui/search-field.tsx'

import { blogPath, type BlogState } from './blog-state.ts'

/** Searches within the chosen category. */
export function BlogSearch({ state: { category, search } }: { state: BlogState }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SearchField
      className="w-full sm:w-72"
      action={paths.blog}
      label={t('blog.search')}
      value={search}
      onSearch={(asked) => void navigate(blogPath({ category, search: asked }))}
    >
      {category !== undefined && <input type="hidden" name="category" value={category} />}
    </SearchField>
  )
}
