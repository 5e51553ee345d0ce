import type { Language } from '#contract/plain/languages.ts'
import type { Column } from '#web/admin/table/column.ts'
import { shortDate } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'

import type { SynonymRow } from './search-synonyms-loader.ts'

/** The columns of the list of search words. */
export function synonymColumns(t: Translate, language: Language): readonly Column<SynonymRow>[] {
  return [
    {
      id: 'word',
      header: 'admin.searchWords.word',
      rank: 'name',
      card: 'title',
      sort: 'word',
      cell: (row) => row.word,
      text: (row) => row.word,
    },
    {
      id: 'means',
      header: 'admin.searchWords.means',
      card: 'line',
      sort: 'means',
      cell: (row) => row.means,
      text: (row) => row.means,
    },
    {
      id: 'language',
      header: 'admin.searchWords.language',
      card: 'end',
      cell: (row) => t(`admin.language.${row.language}`),
      text: (row) => row.language,
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
