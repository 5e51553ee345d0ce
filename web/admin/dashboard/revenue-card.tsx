import { useState } from 'react'

import { fromWire } from '#contract/plain/money.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { formatMoney, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Dashboard } from './dashboard-loader.ts'

type Chart = Dashboard['chart']

const WIDTH = 720
const HEIGHT = 240
const LABELS = 5

/** Revenue day by day beside the days before, as lines or as numbers. */
export function RevenueCard({ chart }: { chart: Chart }) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  return (
    <section className="card revenue-card">
      <div className="flex items-center justify-between gap-2">
        <h2>{t('admin.dashboard.revenuePerDay')}</h2>
        <Button look="ghost" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'admin.dashboard.asChart' : 'admin.dashboard.asTable')}
        </Button>
      </div>
      {isTable ? <DayTable chart={chart} /> : <Lines chart={chart} />}
    </section>
  )
}

function Lines({ chart }: { chart: Chart }) {
  const { t, language } = useTranslation()
  const now = chart.map((day) => fromWire(day.revenue))
  const before = chart.map((day) => fromWire(day.before.revenue))
  const most = Math.max(1, ...now, ...before)
  const x = (index: number) =>
    chart.length === 1 ? WIDTH / 2 : (index / (chart.length - 1)) * WIDTH
  const y = (amount: number) => HEIGHT - (Math.max(0, amount) / most) * HEIGHT
  const line = (amounts: readonly number[]) =>
    amounts.map((amount, index) => `${x(index).toFixed(1)},${y(amount).toFixed(1)}`).join(' ')
  const step = Math.max(1, Math.ceil(chart.length / LABELS))
  return (
    <figure className="revenue-figure">
      <p className="revenue-legend">
        <span className="revenue-key">{t('admin.dashboard.shown')}</span>
        <span className="revenue-key is-before">{t('admin.dashboard.earlier')}</span>
      </p>
      <span className="revenue-most num">{formatMoney((most / 100).toFixed(2), language)}</span>
      <svg
        className="revenue-lines"
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        role="img"
        aria-label={t('admin.dashboard.chart', {
          most: formatMoney((most / 100).toFixed(2), language),
        })}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <line key={part} x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
        ))}
        <polyline className="is-before" points={line(before)} />
        <polyline points={line(now)} />
        {chart.map((day, index) => (
          <circle
            key={day.date}
            cx={x(index)}
            cy={y(now[index] ?? 0)}
            r={chart.length > 60 ? 1 : 3}
          >
            <title>{`${shortDate(day.date, language)}: ${formatMoney(day.revenue, language)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption className="revenue-days">
        {chart
          .filter((_, index) => index % step === 0)
          .map((day) => (
            <span key={day.date}>{shortDate(day.date, language)}</span>
          ))}
      </figcaption>
    </figure>
  )
}

function DayTable({ chart }: { chart: Chart }) {
  const { t, language } = useTranslation()
  return (
    <div
      className="revenue-table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what may scroll must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={t('admin.dashboard.revenuePerDay')}
    >
      <table className="dtable">
        <thead>
          <tr>
            <th>{t('admin.dashboard.day')}</th>
            <th className="r">{t('admin.dashboard.revenue')}</th>
            <th className="r">{t('admin.dashboard.orders')}</th>
            <th className="r">{t('admin.dashboard.earlier')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.toReversed().map((day) => (
            <tr key={day.date}>
              <td>{shortDate(day.date, language)}</td>
              <td className="r">
                <Money amount={day.revenue} />
              </td>
              <td className="r">{day.orders}</td>
              <td className="r">
                <Money amount={day.before.revenue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
