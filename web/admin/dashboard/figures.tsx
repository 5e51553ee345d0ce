import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TrendingDown } from '#web/ui/icons/trending-down.ts'
import { TrendingUp } from '#web/ui/icons/trending-up.ts'
import { Link } from '#web/ui/link.tsx'

import { type Change, changeOf, shareChange, shareOf } from './change.ts'
import type { Dashboard } from './dashboard-loader.ts'
import { drawnOf } from './weeks.ts'

/** The numbers of the days shown, and how they compare with as many days before. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTranslation()
  const { chart, brands, range, period } = dashboard
  const drawn = drawnOf(chart)
  const now = sumOf(chart)
  const before = sumOf(chart.map((day) => day.before))
  const share = houseShare(brands, 'revenue')
  const paid = withQuery(adminPath.orders, { paid_from: period.from, paid_to: period.to })
  const house = brands.find((brand) => brand.is_house_brand)
  const figures = [
    {
      label: t('admin.dashboard.revenue'),
      value: formatMoney(toWire(cents(now.cents)), language),
      change: changeOf(now.cents, before.cents),
      line: drawn.map((day) => fromWire(day.revenue)),
      to: paid,
    },
    {
      label: t('admin.dashboard.orders'),
      value: formatNumber(now.orders, language),
      change: changeOf(now.orders, before.orders),
      line: drawn.map((day) => day.orders),
      to: paid,
    },
    {
      label: t('admin.dashboard.average'),
      value: now.orders === 0 ? '–' : formatMoney(toWire(cents(average(now))), language),
      change: changeOf(average(now), average(before)),
      to: paid,
    },
    {
      label: t('admin.dashboard.houseShare'),
      value: share === undefined ? '–' : `${formatNumber(share, language, 1)} %`,
      change: shareChange(share, houseShare(brands, 'before')),
      to: withQuery(adminPath.products, house === undefined ? {} : { brand_id: String(house.id) }),
    },
  ]
  return (
    <ul className="figures">
      {figures.map(({ label, value, change, line, to }) => (
        <li key={label}>
          <Link className="card figure" to={to}>
            <span className="text-muted">{label}</span>
            <span className="figure-value num">{value}</span>
            <ChangeLine change={change} range={range} />
            {line !== undefined && line.length > 1 && <Spark values={line} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ChangeLine({ change, range }: { change: Change; range: Dashboard['range'] }) {
  const { t, language } = useTranslation()
  if (change.kind === 'none')
    return <span className="text-muted">{t(`admin.dashboard.none.${range}`)}</span>
  const by = formatNumber(Math.abs(change.by), language, 1)
  const text = change.kind === 'percent' ? `${by} %` : t('admin.dashboard.points', { by })
  const look = change.by < 0 ? 'text-danger-text' : 'text-success-text'
  return (
    <span className="figure-change">
      <span className={look}>
        <Icon of={change.by < 0 ? TrendingDown : TrendingUp} />
        <span className="sr-only">
          {t(change.by < 0 ? 'admin.dashboard.less' : 'admin.dashboard.more')}
        </span>
        <b className="num">{text}</b>
      </span>
      <span className="text-muted">{t(`admin.dashboard.against.${range}`)}</span>
    </span>
  )
}

/** The way of the days, in passing: the chart below has the numbers. */
function Spark({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * 80).toFixed(1)},${(24 - (Math.max(0, value) / most) * 22).toFixed(1)}`,
  )
  return (
    <svg className="figure-spark" viewBox="0 0 80 26" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
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

function average({ cents: amount, orders }: Sum): number {
  return orders === 0 ? 0 : Math.round(amount / orders)
}

/** Of what articles brought: delivery has no brand. */
function houseShare(brands: Dashboard['brands'], when: 'revenue' | 'before'): number | undefined {
  const sum = (some: Dashboard['brands']) =>
    some.reduce((total, brand) => total + fromWire(brand[when]), 0)
  return shareOf(sum(brands.filter((brand) => brand.is_house_brand)), sum(brands))
}
