import { isLanguage, LANGUAGES } from '#contract/plain/languages.ts'
import { REDIRECT_KINDS } from '#contract/plain/search-redirects.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { redirectColumns } from './redirect-columns.tsx'
import { RedirectDrawer } from './redirect-drawer.tsx'
import { redirectQuery, type RedirectRow, type RedirectsData } from './search-redirects-loader.ts'

/** Searches that lead to a page instead of a list. */
export function SearchRedirectsPage() {
  const { t, language } = useTranslation()
  const { page, categories, brands } = useLoaderData<RedirectsData>()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const row = page.data.find(({ id }) => id === open)
  // Where a search led here, its term is filled in.
  const asked = params.get('in')
  return (
    <>
      <DataTable
        name="search-redirects"
        title="admin.searchRedirects.title"
        path={adminPath.searchRedirects}
        columns={redirectColumns(t, language)}
        page={page}
        idOf={(one) => one.id}
        nameOf={(one) => one.term}
        to={(one) => linkTo(one.id)}
        search="admin.searchRedirects.term"
        filters={[
          {
            kind: 'choice',
            label: 'admin.searchWords.language',
            name: 'language',
            options: LANGUAGES.map((value) => ({ value, label: t(`admin.language.${value}`) })),
          },
          {
            kind: 'choice',
            label: 'admin.searchRedirects.kindLabel',
            name: 'kind',
            options: REDIRECT_KINDS.map((value) => ({
              value,
              label: t(`admin.searchRedirects.kind.${value}`),
            })),
          },
        ]}
        bulk={BULK}
        empty="admin.searchRedirects.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/search-redirects', {
            query: { ...redirectQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        intro={<p className="text-muted pb-4">{t('admin.searchRedirects.intro')}</p>}
        actions={<AddLink to={linkTo('new')} text={t('admin.searchRedirects.add')} />}
      />
      {(open === 'new' || row !== undefined) && (
        <RedirectDrawer
          key={open}
          redirect={row}
          suggested={{ term: params.get('term') ?? '', language: isLanguage(asked) ? asked : '' }}
          categories={categories}
          brands={brands}
          onClose={close}
          onSaved={reload}
        />
      )}
    </>
  )
}

const BULK: readonly BulkAction<RedirectRow>[] = [
  {
    text: 'admin.references.delete',
    icon: Trash2,
    question: 'admin.searchRedirects.deleteQuestion',
    each: async ({ id }) =>
      (await staffCall('DELETE /admin/search-redirects/{id}', { params: { id } })).message,
  },
]
