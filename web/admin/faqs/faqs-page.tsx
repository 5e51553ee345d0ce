import { useState } from 'react'

import { FAQ_GROUPS, FAQ_STATUSES, type FaqGroup } from '#contract/plain/faq-groups.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { OrderArea } from '#web/admin/table/order-area.tsx'
import { moved, repositioned } from '#web/admin/table/order.ts'
import { useOpenedRow } from '#web/admin/table/use-opened-row.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { faqColumns, questionIn } from './faq-columns.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { faqQuery, type FaqRow, type FaqsData } from './faqs-loader.ts'

/** What changes the order of the list: under it nothing is moved. */
const ORDERING = ['search', 'status', 'sort', 'page']

/** The questions of the shop, in groups, each group in the order of the page. */
export function FaqsPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<FaqsData>()
  const { data: rows } = page
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const revalidator = useRevalidator()
  const opened = useOpenedRow()
  const [asked, setAsked] = useState<FaqRow>()
  const edited = rows.find(({ id }) => id === opened.id)
  const isOrdered = ORDERING.every((name) => !params.has(name))
  const groupOf = (row: FaqRow) =>
    isOrdered ? rows.filter(({ group }) => group === row.group) : []
  const attempt = async (work: () => Promise<string>) => {
    try {
      toasts.show(await work())
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    await revalidator.revalidate()
  }
  const move = (row: FaqRow, to: number) =>
    void attempt(async () => {
      await savePlaces(moved(groupOf(row), row.id, to))
      return t('admin.faqs.moved')
    })
  const drop = (id: number, ontoId: number) => {
    const [row, onto] = [id, ontoId].map((one) => rows.find((faq) => faq.id === one))
    if (row === undefined || onto === undefined || row.group !== onto.group) return
    move(row, groupOf(row).indexOf(onto))
  }
  return (
    <>
      <OrderArea onDrop={drop}>
        <DataTable
          name="faqs"
          title="admin.faqs.title"
          path={adminPath.faqs}
          columns={faqColumns(t, language, {
            groupOf,
            onStep: (row, by) => move(row, groupOf(row).indexOf(row) + by),
            onDelete: setAsked,
          })}
          page={page}
          idOf={(row) => row.id}
          nameOf={(row) => questionIn(row, language)}
          to={(row) => opened.to(row.id)}
          tabs={TABS}
          search="admin.faqs.search"
          filters={useFilters()}
          empty="admin.faqs.empty"
          fetchPage={(part) =>
            staffCall('GET /admin/faqs', {
              query: { ...faqQuery(new URL(search, window.location.origin)), ...part },
            })
          }
          onChanged={() => void revalidator.revalidate()}
          actions={
            <Button icon={<Icon of={Plus} />} onClick={opened.openNew}>
              {t('admin.faqs.add')}
            </Button>
          }
        />
      </OrderArea>
      {(opened.isNew || edited !== undefined) && (
        <FaqDialog
          key={edited?.id}
          faq={edited}
          group={FAQ_GROUPS.find((group) => group === params.get('group')) ?? 'ordering'}
          onClose={opened.close}
          onSaved={() => void revalidator.revalidate()}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('admin.faqs.deleteTitle')}
          verb={t('admin.faqs.delete')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void attempt(async () => {
              await staffCall('DELETE /admin/faqs/{id}', { params: { id: asked.id } })
              return t('admin.faqs.deleted')
            })
          }}
        >
          <p>{t('admin.faqs.deleteText', { name: questionIn(asked, language) })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const GROUP_TEXTS = {
  ordering: 'admin.faqs.group.ordering',
  delivery: 'admin.faqs.group.delivery',
  returns: 'admin.faqs.group.returns',
  warranty: 'admin.faqs.group.warranty',
  printers: 'admin.faqs.group.printers',
  business: 'admin.faqs.group.business',
  payment: 'admin.faqs.group.payment',
} as const satisfies Record<FaqGroup, TextKey>

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { group: undefined } },
  ...FAQ_GROUPS.map((group) => ({ text: GROUP_TEXTS[group], filter: { group } })),
]

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      label: 'admin.orders.status',
      name: 'status',
      options: FAQ_STATUSES.map((value) => ({ value, label: t(`admin.faqs.status.${value}`) })),
    },
  ]
}

/** Gives each question of a group the place it stands at; those that keep theirs are not sent. */
async function savePlaces(rows: readonly FaqRow[]): Promise<void> {
  for (const { row, position } of repositioned(rows)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails leaves the rest as it is
    await staffCall('PUT /admin/faqs/{id}', {
      params: { id: row.id },
      body: { position, version: row.version },
    })
  }
}
