import { useState } from 'react'

import { MAX_TOP_SERVICES } from '#contract/plain/top-services.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { OrderArea } from '#web/admin/table/order-area.tsx'
import { moved, repositioned } from '#web/admin/table/order.ts'
import { useOpenedRow } from '#web/admin/table/use-opened-row.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { serviceColumns } from './service-columns.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { StripPreview } from './strip-preview.tsx'
import type { ServiceRow, ServicesData } from './top-services-loader.ts'

/** The service points of the strip on top of the shop, in their order. */
export function TopServicesPage() {
  const { t } = useTranslation()
  const { page, rating, reviews } = useLoaderData<ServicesData>()
  const { data: rows } = page
  const revalidator = useRevalidator()
  const opened = useOpenedRow()
  const [asked, setAsked] = useState<ServiceRow>()
  const reload = () => revalidator.revalidate()
  const attempt = async (work: () => Promise<string>) => {
    try {
      toasts.show(await work())
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    await reload()
  }
  const move = (id: number, to: number) => attempt(() => savePlaces(moved(rows, id, to)))
  const placeOf = (id: number) => rows.findIndex((row) => row.id === id)
  const edited = rows.find(({ id }) => id === opened.id)
  return (
    <>
      <OrderArea onDrop={(id, onto) => void move(id, placeOf(onto))}>
        <DataTable
          name="top-services"
          title="admin.services.title"
          path={adminPath.topServices}
          columns={serviceColumns(t, {
            rows,
            onStep: (row, by) => void move(row.id, rows.indexOf(row) + by),
            onDelete: setAsked,
          })}
          page={page}
          idOf={(row) => row.id}
          nameOf={(row) => row.name}
          to={(row) => opened.to(row.id)}
          empty="admin.services.empty"
          fetchPage={(part) => staffCall('GET /admin/top-services', { query: part })}
          onChanged={() => void reload()}
          actions={
            <Button icon={<Icon of={Plus} />} onClick={opened.openNew}>
              {t('admin.services.add')}
            </Button>
          }
        />
      </OrderArea>
      <p className="text-muted my-3">{t('admin.services.about', { count: MAX_TOP_SERVICES })}</p>
      <StripPreview services={rows.slice(0, MAX_TOP_SERVICES)} rating={rating} reviews={reviews} />
      {(opened.isNew || edited !== undefined) && (
        <ServiceDialog
          key={edited?.id}
          service={edited}
          onClose={opened.close}
          onSaved={() => void reload()}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('admin.services.deleteTitle')}
          verb={t('admin.services.delete')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void attempt(() => remove(asked))
          }}
        >
          <p>{t('admin.services.deleteText', { name: asked.name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

async function remove({ id }: ServiceRow): Promise<string> {
  const { message } = await staffCall('DELETE /admin/top-services/{id}', { params: { id } })
  return message
}

/** Gives each the place it stands at; those that keep theirs are not sent. */
async function savePlaces(rows: readonly ServiceRow[]): Promise<string> {
  let said = ''
  for (const { row, position } of repositioned(rows)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails leaves the rest as it is
    const { message } = await staffCall('PUT /admin/top-services/{id}', {
      params: { id: row.id },
      body: { position, version: row.version },
    })
    said = message
  }
  return said
}
