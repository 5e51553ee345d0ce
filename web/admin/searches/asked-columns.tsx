import { isLanguage, type Language } from '#contract/plain/languages.ts'
import type { Column } from '#web/admin/table/column.ts'
import { formatNumber, shortDate } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { AskedRow } from './searches-loader.ts'

/** The columns of the log of searches. */
export function askedColumns(t: Translate, language: Language): readonly Column<AskedRow>[] {
  return [
    {
      id: 'term',
      header: 'admin.searches.term',
      rank: 'name',
      card: 'title',
      sort: 'term',
      cell: (row) => <span className="block max-w-md wrap-anywhere">{row.term}</span>,
      text: (row) => row.term,
    },
    {
      id: 'language',
      header: 'admin.searchWords.language',
      card: 'line',
      cell: (row) => languageName(row, t),
      text: (row) => row.language,
    },
    {
      id: 'searches',
      header: 'admin.searches.searches',
      isNumeric: true,
      card: 'end-line',
      sort: 'searches',
      cell: (row) => t('admin.dashboard.times', { count: row.searches }),
      text: (row) => String(row.searches),
    },
    {
      id: 'hits',
      header: 'admin.searches.hits',
      isNumeric: true,
      card: 'end',
      sort: 'hits',
      cell: (row) => <Hits row={row} t={t} />,
      text: (row) => String(row.hits),
    },
    {
      id: 'choices',
      header: 'admin.searches.choices',
      isNumeric: true,
      sort: 'choices',
      cell: (row) => formatNumber(row.choices, language),
      text: (row) => String(row.choices),
    },
    {
      id: 'corrected',
      header: 'admin.searches.corrected',
      rank: 'wide',
      cell: (row) => (row.corrected ? t('admin.searches.yes') : '–'),
      text: (row) => (row.corrected ? t('admin.searches.yes') : ''),
    },
    {
      id: 'last',
      header: 'admin.searches.last',
      rank: 'wide',
      sort: 'last_on',
      cell: (row) => <span className="num">{shortDate(row.last_on, language)}</span>,
      text: (row) => row.last_on,
    },
  ]
}

function Hits({ row: { hits }, t }: { row: AskedRow; t: Translate }) {
  return hits === 0 ? (
    <Badge tone="warning">{t('admin.searches.nothing')}</Badge>
  ) : (
    t('admin.searchWords.found', { count: hits })
  )
}

export function languageName({ language }: AskedRow, t: Translate): string {
  return isLanguage(language) ? t(`admin.language.${language}`) : language
}
