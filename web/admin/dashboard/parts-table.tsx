import { fromWire } from '#contract/plain/money.ts'
import { Money } from '#web/admin/layout/money.tsx'
import type { Translate } from '#web/language/i18n.ts'

import { shareOf } from './change.ts'
import type { ChartTable } from './chart-card.tsx'

/** A part of the revenue, with what it was in the days before. */
export interface RevenuePart {
  key: string | number
  name: string
  /** The list it leads to. */
  to?: string
  revenue: string
  before: string
}

/** The parts with their shares, as a table and a file. */
export function partsTable(t: Translate, first: string, parts: readonly RevenuePart[]): ChartTable {
  const whole = parts.reduce((sum, part) => sum + fromWire(part.revenue), 0)
  return {
    header: [
      first,
      t('admin.dashboard.revenue'),
      t('admin.dashboard.share'),
      t('admin.dashboard.revenueBefore'),
    ],
    rows: parts.map(({ key, name, revenue, before }) => {
      const share = (shareOf(fromWire(revenue), whole) ?? 0).toFixed(1)
      return {
        key,
        cells: [
          name,
          <Money key="now" amount={revenue} />,
          share,
          <Money key="before" amount={before} />,
        ],
        text: [name, revenue, share, before],
      }
    }),
  }
}
