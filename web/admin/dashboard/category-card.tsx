import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

import { shareOf } from './change.ts'
import { ChartCard } from './chart-card.tsx'
import type { Dashboard } from './dashboard-loader.ts'
import { partsTable, type RevenuePart } from './parts-table.tsx'

/** As many as have a colour of their own; the smaller ones share one. */
const SHOWN = 4

/** Where the revenue came from: its categories and, so that they come to all of it, delivery. */
export function CategoryCard({ dashboard: { categories, rest } }: { dashboard: Dashboard }) {
  const { t, language, reading } = useTranslation()
  const named = categories.map((category): RevenuePart => ({
    key: category.id,
    name: localName(category, reading),
    to: withQuery(adminPath.products, { category_id: String(category.id) }),
    revenue: category.revenue,
    before: category.before,
  }))
  const delivery = { key: 'rest', name: t('admin.dashboard.rest'), ...rest }
  const sold = named.filter((part) => fromWire(part.revenue) > 0)
  const legend = [
    ...sold.slice(0, SHOWN),
    ...othersOf(sold.slice(SHOWN), t('admin.dashboard.others')),
  ]
  if (fromWire(rest.revenue) > 0) legend.push(delivery)
  const whole = legend.reduce((sum, part) => sum + fromWire(part.revenue), 0)
  return (
    <ChartCard
      title={t('admin.dashboard.byCategory')}
      file="dashboard-categories"
      note={t('admin.dashboard.partsAre')}
      table={partsTable(t, t('admin.dashboard.category'), [...named, delivery])}
    >
      {legend.length === 0 ? (
        <p className="text-muted">{t('admin.dashboard.noSales')}</p>
      ) : (
        <>
          <div className="part-stack" aria-hidden="true">
            {legend.map((part) => (
              <i key={part.key} style={{ flexGrow: fromWire(part.revenue) }} />
            ))}
          </div>
          <ul className="part-legend">
            {legend.map((part) => (
              <li key={part.key}>
                {part.to === undefined ? (
                  <span className="truncate">{part.name}</span>
                ) : (
                  <Link className="link truncate" to={part.to}>
                    {part.name}
                  </Link>
                )}
                <Money amount={part.revenue} />
                <b className="num">
                  {`${formatNumber(shareOf(fromWire(part.revenue), whole) ?? 0, language, 0)} %`}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
    </ChartCard>
  )
}

function othersOf(parts: readonly RevenuePart[], name: string): RevenuePart[] {
  if (parts.length === 0) return []
  const sum = (when: 'revenue' | 'before') =>
    toWire(cents(parts.reduce((total, part) => total + fromWire(part[when]), 0)))
  return [{ key: 'others', name, revenue: sum('revenue'), before: sum('before') }]
}
