import { cents, fromWire, toWire } from '#contract/plain/money.ts'

import type { Dashboard } from './dashboard-loader.ts'

type Day = Dashboard['chart'][number]

const DAYS = 7
/** Longer than this, days are too many to tell apart. */
const DAYS_AT_MOST = 62

export function isByWeek(chart: readonly Day[]): boolean {
  return chart.length > DAYS_AT_MOST
}

/** What a chart draws: its days, or its weeks where days are too many. Weeks end today; the first takes the days left over. */
export function drawnOf(chart: readonly Day[]): readonly Day[] {
  if (!isByWeek(chart)) return chart
  const count = Math.floor(chart.length / DAYS)
  const over = chart.length - count * DAYS
  return Array.from({ length: count }, (_, index) =>
    sumOf(chart.slice(index === 0 ? 0 : over + index * DAYS, over + (index + 1) * DAYS)),
  )
}

function sumOf(days: readonly Day[]): Day {
  const before = days.map((day) => day.before)
  return {
    date: days[0]?.date ?? '',
    ...figuresOf(days),
    before: { date: before[0]?.date ?? '', ...figuresOf(before) },
  }
}

function figuresOf(days: readonly { revenue: string; orders: number }[]) {
  return {
    revenue: toWire(cents(days.reduce((total, day) => total + fromWire(day.revenue), 0))),
    orders: days.reduce((total, day) => total + day.orders, 0),
  }
}
