import type { Language } from '#contract/plain/languages.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Check } from '#web/ui/icons/check.ts'
import { X } from '#web/ui/icons/x.ts'
import { Stars } from '#web/ui/stars.tsx'

import type { ReviewRow } from './public-reviews-loader.ts'
import { ReviewBadge } from './review-badge.tsx'

interface Doing {
  onPublish: (row: ReviewRow) => void
  onReject: (row: ReviewRow) => void
}

/** The columns of the list of reviews. */
export function reviewColumns(
  t: Translate,
  language: Language,
  doing: Doing,
): readonly Column<ReviewRow>[] {
  return [
    {
      id: 'review',
      header: 'admin.reviews.review',
      rank: 'name',
      card: 'title',
      cell: (row) => <Words row={row} />,
      text: (row) => `${row.title}: ${row.opinion}`,
    },
    {
      id: 'rating',
      header: 'admin.reviews.stars',
      sort: 'rating',
      card: 'line',
      cell: ({ rating }) => <Stars rating={rating} label={t('reviews.rating', { rating })} />,
      text: (row) => String(row.rating),
    },
    {
      id: 'writer',
      header: 'admin.reviews.writer',
      cell: (row) => <Writer row={row} t={t} />,
      text: (row) => `${row.name}, ${row.email}`,
    },
    {
      id: 'product',
      header: 'admin.reviews.about',
      rank: 'wide',
      cell: (row) => <span className="block max-w-56">{aboutOf(row, language, t)}</span>,
      text: (row) => aboutOf(row, language, t),
    },
    {
      id: 'date',
      header: 'admin.orders.date',
      sort: 'created_at',
      rank: 'wide',
      cell: (row) => <Moment at={row.created_at} />,
      text: (row) => row.created_at,
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end',
      cell: (row) => <ReviewBadge status={row.status} />,
      text: (row) => t(`admin.reviews.state.${row.status}`),
    },
    {
      id: 'verbs',
      header: 'admin.reviews.decide',
      card: 'end-line',
      cell: (row) => <Verbs row={row} doing={doing} t={t} />,
      text: (row) => row.reply ?? '',
    },
  ]
}

/** The article a review is about, as the reader calls it, or the shop. */
export function aboutOf({ product }: ReviewRow, language: Language, t: Translate): string {
  if (product === null) return t('admin.reviews.shop')
  return { en: product.name, nl: product.name_nl, fr: product.name_fr }[language] || product.name
}

function Words({ row }: { row: ReviewRow }) {
  return (
    <span className="review-words" lang={row.language}>
      {row.title}
      <span className="review-opinion">{row.opinion}</span>
    </span>
  )
}

function Writer({ row, t }: { row: ReviewRow; t: Translate }) {
  return (
    <span className="block max-w-56">
      <span className="block truncate">{row.name}</span>
      <span className="text-muted block truncate">{row.email}</span>
      {row.is_purchase_verified && (
        <span className="desk-bought">
          <Icon of={BadgeCheck} />
          {t('admin.reviews.bought')}
        </span>
      )}
    </span>
  )
}

function Verbs({ row, doing, t }: { row: ReviewRow; doing: Doing; t: Translate }) {
  return (
    <span className="row-verbs">
      {row.status !== 'published' && (
        <IconButton
          size="small"
          label={t('admin.reviews.publishOf', { title: row.title })}
          icon={<Icon of={Check} />}
          onClick={() => doing.onPublish(row)}
        />
      )}
      {row.status !== 'rejected' && (
        <IconButton
          size="small"
          label={t('admin.reviews.rejectOf', { title: row.title })}
          icon={<Icon of={X} />}
          onClick={() => doing.onReject(row)}
        />
      )}
    </span>
  )
}
