import { fromWire } from '#contract/plain/money.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { Dashboard } from './dashboard-loader.ts'

/** The numbers of the days shown, and how they compare with as many days before. */
export function Figures({ dashboard: { chart } }: { dashboard: Dashboard }) {
  const { t, language } = useTranslation()
  const now = sumOf(chart)
  const before = sumOf(chart.map((day) => day.before))
  return (
    <dl className="figures">
      <Figure
        label={t('admin.dashboard.revenue')}
        value={formatMoney(euros(now.cents), language)}
        change={changeOf(now.cents, before.cents)}
      />
      <Figure
        label={t('admin.dashboard.orders')}
        value={formatNumber(now.orders, language)}
        change={changeOf(now.orders, before.orders)}
      />
      <Figure
        label={t('admin.dashboard.average')}
        value={now.orders === 0 ? '–' : formatMoney(euros(average(now)), language)}
        change={changeOf(average(now), average(before))}
      />
    </dl>
  )
}

function Figure({
  label,
  value,
  change,
}: {
  label: string
  value: string
  change: number | undefined
}) {
  const { t, language } = useTranslation()
  const sign = change !== undefined && change > 0 ? '+' : ''
  return (
    <div className="card figure">
      <dt>{label}</dt>
      <dd className="figure-value num">{value}</dd>
      {change !== undefined && (
        <dd className={change < 0 ? 'text-danger-text' : 'text-success-text'}>
          {t('admin.dashboard.before', { change: `${sign}${formatNumber(change, language, 1)} %` })}
        </dd>
      )}
    </div>
  )
}

interface Sum {
  cents: number
  orders: number
}

function sumOf(days: readonly { revenue: string; orders: number }[]): Sum {
  return {
    cents: days.reduce((sum, day) => sum + fromWire(day.revenue), 0),
    orders: days.reduce((sum, day) => sum + day.orders, 0),
  }
}

function average({ cents, orders }: Sum): number {
  return orders === 0 ? 0 : Math.round(cents / orders)
}

/** In percent; nothing to compare with is no change. */
function changeOf(now: number, before: number): number | undefined {
  return before <= 0 ? undefined : (100 * (now - before)) / before
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
