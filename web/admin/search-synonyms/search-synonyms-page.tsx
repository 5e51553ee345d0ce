import { isLanguage, LANGUAGES } from '#contract/plain/languages.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { synonymQuery, type SynonymRow, type SynonymsData } from './search-synonyms-loader.ts'
import { synonymColumns } from './synonym-columns.tsx'
import { SynonymDrawer } from './synonym-drawer.tsx'

/** What words mean to the search. */
export function SearchSynonymsPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<SynonymsData>()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const row = page.data.find(({ id }) => id === open)
  // Where a search led here, its word is filled in.
  const asked = [params.get('in'), params.get('language'), language].find(isLanguage) ?? language
  return (
    <>
      <DataTable
        name="search-synonyms"
        title="admin.searchWords.title"
        path={adminPath.searchSynonyms}
        columns={synonymColumns(t, language)}
        page={page}
        idOf={(one) => one.id}
        nameOf={(one) => one.word}
        to={(one) => linkTo(one.id)}
        search="admin.searchWords.search"
        filters={[
          {
            kind: 'choice',
            label: 'admin.searchWords.language',
            name: 'language',
            options: LANGUAGES.map((value) => ({ value, label: t(`admin.language.${value}`) })),
          },
        ]}
        bulk={BULK}
        empty="admin.searchWords.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/search-synonyms', {
            query: { ...synonymQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        intro={<p className="text-muted pb-4">{t('admin.searchWords.intro')}</p>}
        actions={<AddLink to={linkTo('new')} text={t('admin.searchWords.add')} />}
      />
      {(open === 'new' || row !== undefined) && (
        <SynonymDrawer
          key={open}
          synonym={row}
          suggested={{ language: asked, word: params.get('word') ?? '' }}
          onClose={close}
          onSaved={reload}
        />
      )}
    </>
  )
}

const BULK: readonly BulkAction<SynonymRow>[] = [
  {
    text: 'admin.references.delete',
    icon: Trash2,
    question: 'admin.searchWords.deleteQuestion',
    each: async ({ id }) =>
      (await staffCall('DELETE /admin/search-synonyms/{id}', { params: { id } })).message,
  },
]
