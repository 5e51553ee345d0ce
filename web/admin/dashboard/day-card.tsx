import { useState } from 'react'

import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { formatLimit, formatMoney, formatNumber, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { ChartCard } from './chart-card.tsx'
import type { Dashboard } from './dashboard-loader.ts'
import { DayChart } from './day-chart.tsx'
import { drawnOf, isByWeek } from './weeks.ts'

/** Revenue or orders day by day, beside the days before. */
export function DayCard({ dashboard: { chart } }: { dashboard: Dashboard }) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState<'revenue' | 'orders'>('revenue')
  const isRevenue = shown === 'revenue'
  const asMoney = (value: number) => formatMoney(toWire(cents(value)), language)
  const asNumber = (value: number) => formatNumber(value, language)
  return (
    <ChartCard
      title={t(`admin.dashboard.per.${isByWeek(chart) ? 'week' : 'day'}.${shown}`)}
      file="dashboard-days"
      note={t('admin.dashboard.revenueIs')}
      tools={
        <Segmented
          label={t('admin.dashboard.figure')}
          options={[
            { value: 'revenue', label: t('admin.dashboard.revenue') },
            { value: 'orders', label: t('admin.dashboard.orders') },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      table={{
        header: [
          t('admin.dashboard.day'),
          t('admin.dashboard.revenue'),
          t('admin.dashboard.orders'),
          t('admin.dashboard.dayBefore'),
          t('admin.dashboard.revenueBefore'),
          t('admin.dashboard.ordersBefore'),
        ],
        rows: chart.toReversed().map(({ date, revenue, orders, before }) => ({
          key: date,
          cells: [
            shortDate(date, language),
            <Money key="now" amount={revenue} />,
            orders,
            shortDate(before.date, language),
            <Money key="before" amount={before.revenue} />,
            before.orders,
          ],
          text: [date, revenue, String(orders), before.date, before.revenue, String(before.orders)],
        })),
      }}
    >
      <p className="chart-legend">
        <span className="chart-key">{t('admin.dashboard.shown')}</span>
        <span className="chart-key is-before">{t('admin.dashboard.earlier')}</span>
      </p>
      <DayChart
        isByWeek={isByWeek(chart)}
        days={drawnOf(chart).map(({ date, revenue, orders, before }) => ({
          date,
          now: isRevenue ? fromWire(revenue) : orders,
          before: isRevenue ? fromWire(before.revenue) : before.orders,
        }))}
        label={t(isRevenue ? 'admin.dashboard.revenue' : 'admin.dashboard.orders')}
        format={isRevenue ? asMoney : asNumber}
        formatTick={isRevenue ? (value) => formatLimit(toWire(cents(value)), language) : asNumber}
      />
    </ChartCard>
  )
}
