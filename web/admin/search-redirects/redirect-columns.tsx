import type { Language } from '#contract/plain/languages.ts'
import type { Column } from '#web/admin/table/column.ts'
import { shortDate } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { RedirectRow } from './search-redirects-loader.ts'

/** The columns of the list of searches that lead to a page. */
export function redirectColumns(t: Translate, language: Language): readonly Column<RedirectRow>[] {
  return [
    {
      id: 'term',
      header: 'admin.searchRedirects.term',
      rank: 'name',
      card: 'title',
      sort: 'term',
      cell: (row) => <span className="block max-w-md wrap-anywhere">{row.term}</span>,
      text: (row) => row.term,
    },
    {
      id: 'target',
      header: 'admin.searchRedirects.target',
      card: 'line',
      cell: (row) => <Target row={row} t={t} />,
      text: (row) => row.path ?? '',
    },
    {
      id: 'kind',
      header: 'admin.searchRedirects.kindLabel',
      cell: (row) => t(`admin.searchRedirects.kind.${row.kind}`),
      text: (row) => row.kind,
    },
    {
      id: 'language',
      header: 'admin.searchWords.language',
      card: 'end',
      cell: (row) => languageOf(row, t),
      text: (row) => row.language ?? '',
    },
    {
      id: 'changed',
      header: 'admin.searchWords.changed',
      rank: 'wide',
      sort: 'updated_at',
      cell: (row) => <span className="num">{shortDate(row.updated_at, language)}</span>,
      text: (row) => row.updated_at,
    },
  ]
}

function Target({ row, t }: { row: RedirectRow; t: Translate }) {
  return row.path === null ? (
    <Badge tone="danger">{t('admin.searchRedirects.gone')}</Badge>
  ) : (
    <span className="block max-w-md wrap-anywhere">{targetName(row, t)}</span>
  )
}

/** What it leads to, as staff call it; '' where that is gone. */
export function targetName({ page, name }: Pick<RedirectRow, 'page' | 'name'>, t: Translate) {
  return page === null ? (name ?? '') : t(`admin.searchRedirects.page.${page}`)
}

function languageOf({ language }: RedirectRow, t: Translate): string {
  return language === null ? t('admin.searchRedirects.every') : t(`admin.language.${language}`)
}
