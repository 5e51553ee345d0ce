import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import sceneSearch from '#web/pictures/scene-search.svg'
import { useLoaderData, useNavigate } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import { FaqItem } from './faq-item.tsx'
import type { FaqsData } from './faqs-loader.ts'
import { GROUP_TEXTS, GroupLinks } from './group-links.tsx'
import { StillAsking } from './still-asking.tsx'

/** /faqs: the groups on the left, their questions on the right, each answer below its question. */
export function FaqsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search, groups } = useLoaderData<FaqsData>()
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const isSearch = search !== ''
  return (
    <main id="main" tabIndex={-1} className="wrap pt-4">
      <Breadcrumbs
        label={t('faqs.crumbs')}
        crumbs={[{ label: t('faqs.home'), to: paths.home }, { label: t('faqs.short') }]}
      />
      <h1 className="mt-4 text-3xl lg:text-4xl">{t('faqs.title')}</h1>
      <SearchField
        key={search}
        className="mt-5 max-w-2xl"
        action={paths.faqs}
        label={t('faqs.search')}
        placeholder={t('faqs.example')}
        value={search}
        onSearch={(asked) => void navigate(withQuery(paths.faqs, { search: asked }))}
      />
      <p className={isSearch ? 'text-muted mt-3' : 'sr-only'} role="status">
        {isSearch ? t('faqs.found', { count, search }) : ''}
      </p>
      <div className="faqs">
        <GroupLinks groups={groups} />
        <div className="min-w-0">
          {groups.map(({ group, faqs }, groupIndex) => (
            <section key={group} id={group} className="faq-group">
              <h2 className="mb-3 text-2xl">{t(GROUP_TEXTS[group])}</h2>
              <div className="card divide-line divide-y">
                {faqs.map((faq, index) => (
                  <FaqItem
                    key={`${faq.id} ${search}`}
                    faq={faq}
                    isOpen={isSearch && groupIndex === 0 && index === 0}
                  />
                ))}
              </div>
            </section>
          ))}
          {groups.length === 0 && (
            <EmptyState
              picture={sceneSearch}
              title={t('faqs.noneFound')}
              text={t('faqs.noneFoundText')}
            >
              <Link className="btn btn-secondary" to={paths.faqs}>
                {t('faqs.showAll')}
              </Link>
            </EmptyState>
          )}
          <StillAsking />
        </div>
      </div>
    </main>
  )
}
