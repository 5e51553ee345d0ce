import { useState } from 'react'

import { RATINGS, REVIEW_STATUSES } from '#contract/plain/reviews.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useOpenedRow } from '#web/admin/table/use-opened-row.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Store } from '#web/ui/icons/store.ts'
import { X } from '#web/ui/icons/x.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { reviewQuery, type ReviewRow, type ReviewsData } from './public-reviews-loader.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { reviewColumns } from './review-columns.tsx'
import { ReviewPanel } from './review-panel.tsx'

/** What customers say, before and after everybody can read it. */
export function PublicReviewsPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<ReviewsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const opened = useOpenedRow()
  const [rejected, setRejected] = useState<{ rows: readonly ReviewRow[]; done?: () => void }>()
  const [deleted, setDeleted] = useState<ReviewRow>()
  const review = page.data.find(({ id }) => id === opened.id)
  const reload = () => {
    void revalidator.revalidate()
    void refreshWork()
  }
  const attempt = async (work: () => Promise<string>) => {
    try {
      toasts.show(await work())
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
    reload()
  }
  const publishRow = (row: ReviewRow) => void attempt(() => publish(row))
  const rejectRow = (row: ReviewRow) => setRejected({ rows: [row] })
  return (
    <>
      <DataTable
        name="public-reviews"
        title="admin.reviews.title"
        path={adminPath.publicReviews}
        columns={reviewColumns(t, language, { onPublish: publishRow, onReject: rejectRow })}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.title}
        to={(row) => opened.to(row.id)}
        tabs={tabsOf(page.counts)}
        search="admin.reviews.search"
        filters={useFilters()}
        bulk={[
          { text: 'admin.reviews.publish', icon: Check, each: publish },
          {
            text: 'admin.reviews.reject',
            icon: X,
            all: (rows) => new Promise((done) => setRejected({ rows, done })),
          },
        ]}
        empty="admin.reviews.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/public-reviews', {
            query: { ...reviewQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        live={{ kind: 'review', text: 'admin.live.reviews' }}
        onChanged={reload}
        actions={
          <a className="btn btn-ghost" href={paths.reviews}>
            <Icon of={Store} />
            {t('admin.reviews.viewPage')}
          </a>
        }
      />
      {review !== undefined && (
        <ReviewPanel
          review={review}
          onClose={opened.close}
          onChanged={reload}
          onPublish={publishRow}
          onReject={rejectRow}
          onDelete={setDeleted}
        />
      )}
      {rejected !== undefined && (
        <RejectDialog
          count={rejected.rows.length}
          onReject={async (reason) => {
            toasts.show(await reject(rejected.rows, reason))
            reload()
          }}
          onClose={() => {
            rejected.done?.()
            setRejected(undefined)
          }}
        />
      )}
      {deleted !== undefined && (
        <ConfirmDialog
          title={t('admin.reviews.deleteTitle')}
          verb={t('admin.reviews.delete')}
          isDanger
          onClose={() => setDeleted(undefined)}
          onConfirm={() => {
            setDeleted(undefined)
            opened.close()
            void attempt(() => remove(deleted))
          }}
        >
          <p>{t('admin.reviews.deleteText', { title: deleted.title, name: deleted.name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const TAB_TEXTS = {
  pending: 'admin.reviews.tab.pending',
  published: 'admin.reviews.tab.published',
  rejected: 'admin.reviews.tab.rejected',
} as const satisfies Record<ReviewRow['status'], TextKey>

function tabsOf(counts: ReviewsData['counts']): readonly ListTab[] {
  return [
    { text: 'admin.orders.tab.all', filter: { status: undefined } },
    ...REVIEW_STATUSES.map((status) => ({
      text: TAB_TEXTS[status],
      count: counts[status],
      filter: { status },
    })),
  ]
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      label: 'admin.reviews.stars',
      name: 'rating',
      options: RATINGS.map((rating) => ({
        value: String(rating),
        label: t('reviews.rating', { rating }),
      })),
    },
    {
      kind: 'choice',
      label: 'admin.reviews.about',
      name: 'about',
      options: [
        { value: 'shop', label: t('admin.reviews.shop') },
        { value: 'product', label: t('admin.reviews.products') },
      ],
    },
  ]
}

async function publish({ id, version }: ReviewRow): Promise<string> {
  const { message } = await staffCall('PATCH /admin/public-reviews/{id}', {
    params: { id },
    body: { status: 'published', version },
  })
  return message
}

/** One after the other; the first that is refused stops the rest, and says why. */
async function reject(rows: readonly ReviewRow[], reason: string): Promise<string> {
  let said = ''
  for (const { id, version } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { message } = await staffCall('PATCH /admin/public-reviews/{id}', {
      params: { id },
      body: { status: 'rejected', reason, version },
    })
    said = message
  }
  return said
}

async function remove({ id }: ReviewRow): Promise<string> {
  const { message } = await staffCall('DELETE /admin/public-reviews/{id}', { params: { id } })
  return message
}
