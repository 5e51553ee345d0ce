import { useEffect, useRef, useState } from 'react'

import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { ListPager } from '#web/admin/table/list-pager.tsx'
import { ListTabs } from '#web/admin/table/list-tabs.tsx'
import { followRowKeys } from '#web/admin/table/row-keys.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { BannerCard } from './banner-card.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { type BannerRow, type BannersData, typeOf } from './banners-loader.ts'

/** The banners of the home page, those of one place at a time. */
export function BannersPage() {
  const { t } = useTranslation()
  const { page, hasFailed, counts } = useLoaderData<BannersData>()
  const list = useListAddress()
  const revalidator = useRevalidator()
  const [edited, setEdited] = useState<BannerRow | 'new'>()
  const [asked, setAsked] = useState<BannerRow>()
  const grid = useRef<HTMLUListElement>(null)
  useEffect(
    () => (grid.current === null ? undefined : followRowKeys(grid.current, () => undefined)),
    [],
  )
  const reload = () => void revalidator.revalidate()
  const remove = async ({ id }: BannerRow) => {
    try {
      const { message } = await staffCall('DELETE /admin/banners/{id}', { params: { id } })
      toasts.show(message)
      reload()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.banners.deleteFailed')))
    }
  }
  return (
    <>
      <div className="admin-head">
        <h1>{t('admin.banners.title')}</h1>
        <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
          {t('admin.banners.add')}
        </Button>
      </div>
      {hasFailed && (
        <Alert tone="danger" className="mb-4">
          {t('admin.banners.failed')}
        </Alert>
      )}
      <ListTabs
        label="admin.banners.title"
        tabs={[
          { text: 'admin.banners.tab.header', count: counts.header, filter: { type: undefined } },
          { text: 'admin.banners.tab.bottom', count: counts.bottom, filter: { type: 'bottom' } },
        ]}
      />
      {page.data.length === 0 && !hasFailed && (
        <p className="empty text-muted">{t('admin.banners.empty')}</p>
      )}
      <ul ref={grid} className="banner-grid" aria-busy={revalidator.state !== 'idle'}>
        {page.data.map((banner) => (
          <li key={banner.id} data-row={banner.id}>
            <BannerCard banner={banner} onEdit={setEdited} onDelete={setAsked} />
          </li>
        ))}
      </ul>
      {(page.last_page > 1 || page.current_page > 1) && <ListPager page={page} list={list} />}
      {edited !== undefined && (
        <BannerDialog
          banner={edited === 'new' ? undefined : edited}
          type={typeOf({ searchParams: list.params })}
          onClose={() => setEdited(undefined)}
          onSaved={reload}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('admin.banners.deleteTitle', { id: asked.id })}
          verb={t('admin.banners.delete')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void remove(asked)
          }}
        >
          <p>{t('admin.banners.deleteAsk')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
