import { useState } from 'react'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useOpenedRow } from '#web/admin/table/use-opened-row.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { seoColumns } from './seo-columns.tsx'
import { SeoDetails } from './seo-details.tsx'
import { SeoDialog } from './seo-dialog.tsx'
import { type SeoData, seoQuery, type SeoRow } from './seo-services-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { locale: undefined } },
  ...LANGUAGES.map((locale) => ({ text: `admin.language.${locale}` as const, filter: { locale } })),
]

/** What search engines and previews are told about pages. */
export function SeoServicesPage() {
  const { t } = useTranslation()
  const page = useLoaderData<SeoData>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const opened = useOpenedRow()
  const now = useNow()
  const [viewed, setViewed] = useState<SeoRow>()
  const [asked, setAsked] = useState<SeoRow>()
  const reload = () => void revalidator.revalidate()
  const edited = page.data.find(({ id }) => id === opened.id)
  const remove = async ({ id }: SeoRow) => {
    try {
      const { message } = await staffCall('DELETE /admin/seo-plugin/{id}', { params: { id } })
      toasts.show(message)
      reload()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.seo.deleteFailed')))
    }
  }
  return (
    <>
      <DataTable
        name="seo-services"
        title="admin.seo.title"
        path={adminPath.seoServices}
        columns={seoColumns(t, {
          now,
          onView: setViewed,
          onEdit: (row) => void navigate(opened.to(row.id), { preventScrollReset: true }),
          onDelete: setAsked,
        })}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.title}
        to={(row) => opened.to(row.id)}
        tabs={TABS}
        search="admin.seo.search"
        empty="admin.seo.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/seo-plugin', {
            query: { ...seoQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        actions={
          <Button icon={<Icon of={Plus} />} onClick={opened.openNew}>
            {t('admin.seo.add')}
          </Button>
        }
      />
      {(opened.isNew || edited !== undefined) && (
        <SeoDialog key={edited?.id} entry={edited} onClose={opened.close} onSaved={reload} />
      )}
      {viewed !== undefined && <SeoDetails entry={viewed} onClose={() => setViewed(undefined)} />}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('admin.seo.deleteTitle', { name: asked.title })}
          verb={t('admin.seo.deleteVerb')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void remove(asked)
          }}
        >
          <p>{t('admin.seo.deleteAsk')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
