import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import { LANGUAGE_TITLES } from '#web/admin/form/language-titles.ts'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import type { Translate } from '#web/language/i18n.ts'
import type { ReadingLanguage } from '#web/language/language.ts'

import type { CockpitRow } from './cockpit-loader.ts'

const PICTURE_PX = 44

/** The columns of a queue: what it is, and what it costs to leave it so. */
export function cockpitColumns(
  t: Translate,
  queue: CockpitQueue,
  reading: ReadingLanguage,
): readonly Column<CockpitRow>[] {
  const name: Column<CockpitRow> = {
    id: 'name',
    header: 'admin.cockpit.name',
    rank: 'name',
    card: 'title',
    cell: (row) => localName(row, reading),
    text: (row) => localName(row, reading),
  }
  if (queue === 'searches')
    return [
      name,
      numberColumn('searches', 'admin.cockpit.searches90', ({ searches }) => ({
        count: searches,
        words: t('admin.dashboard.times', { count: searches }),
      })),
    ]
  if (queue === 'printers')
    return [
      name,
      numberColumn('owners', 'admin.cockpit.owners', ({ owners }) => ({
        count: owners,
        words: t('admin.cockpit.customers', { count: owners }),
      })),
    ]
  return [
    {
      id: 'picture',
      header: 'admin.cockpit.picture',
      cell: (row) => (
        <span className="thumb">
          {row.thumbnail !== '' && <ProductPicture src={row.thumbnail} size={PICTURE_PX} />}
        </span>
      ),
      text: (row) => row.thumbnail,
    },
    name,
    {
      id: 'sku',
      header: 'admin.cockpit.sku',
      card: 'line',
      cell: (row) => <Code>{row.code}</Code>,
      text: (row) => row.code,
    },
    ...(queue === 'translation' ? [LACKS] : []),
    numberColumn('pieces', 'admin.cockpit.pieces90', ({ pieces }) => ({
      count: pieces,
      words: t('admin.dashboard.pieces', { count: pieces }),
    })),
    {
      id: 'revenue',
      header: 'admin.cockpit.revenue90',
      isNumeric: true,
      card: 'end',
      cell: (row) => <Money amount={row.revenue} isStrong />,
      text: (row) => row.revenue,
    },
  ]
}

const LACKS: Column<CockpitRow> = {
  id: 'lacks',
  header: 'admin.cockpit.lacks',
  card: 'end-line',
  cell: (row) => languagesOf(row),
  text: languagesOf,
}

function languagesOf({ lacks }: CockpitRow): string {
  return lacks.map((one) => LANGUAGE_TITLES[one as keyof typeof LANGUAGE_TITLES]).join(', ')
}

function numberColumn(
  id: string,
  header: Column<CockpitRow>['header'],
  of: (row: CockpitRow) => { count: number; words: string },
): Column<CockpitRow> {
  return {
    id,
    header,
    isNumeric: true,
    card: 'end-line',
    cell: (row) => of(row).words,
    text: (row) => String(of(row).count),
  }
}
