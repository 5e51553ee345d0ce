import type * as z from 'zod'

import type { DASHBOARD_RANGES, showDashboard as contract } from '#contract/dashboard.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import { ordersUnderWay } from '#server/orders/admin-order-queries.ts'
import { failedJobs } from '#server/platform/job-queries.ts'

import {
  countDays,
  type DayRow,
  lastDays,
  sales,
  type SalesRow,
  waiting,
  zeroResultSearches,
} from './dashboard-queries.ts'

type Range = (typeof DASHBOARD_RANGES)[number]
type Dashboard = z.infer<typeof contract.answer>['data']

const DAYS: Record<Range, number> = { today: 1, '7': 7, '30': 30, '365': 365 }
const WEEK = 7
const MONTH = 30
const TOP = 10
const TOP_SEARCHES = 5

/** What waits for staff; mails to staff accounts only for who may read them. */
export async function showWork(db: Db, readsStaff: boolean) {
  const [counts, rest, jobs] = await Promise.all([
    ordersUnderWay(db),
    waiting(db, readsStaff),
    failedJobs(db),
  ])
  return {
    to_ship: counts.to_ship,
    unpaid: counts.unpaid,
    payments_to_check: rest.payments_to_check,
    low_stock: rest.low_stock,
    withdrawals: rest.withdrawals,
    failed_jobs: jobs.reduce((sum, queue) => sum + queue.jobs, 0),
    failed_mails: rest.failed_mails,
    pending_reviews: rest.pending_reviews,
    new_messages: rest.new_messages,
  }
}

/** What was sold, counted up to this moment. Revenue is what was received less what was paid back. */
export async function showDashboard(db: Db, range: Range, readsStaff: boolean): Promise<Dashboard> {
  const length = DAYS[range]
  await countDays(db)
  const [work, days, sold, searches] = await Promise.all([
    showWork(db, readsStaff),
    lastDays(db, Math.max(2 * length, MONTH)),
    sales(db, length, TOP),
    zeroResultSearches(db, length, TOP_SEARCHES),
  ])
  const shown = days.slice(-length)
  const before = days.slice(-2 * length, -length)
  return {
    ...work,
    range,
    period: {
      from: shown[0]?.date ?? '',
      to: shown.at(-1)?.date ?? '',
      before_from: before[0]?.date ?? '',
      before_to: before.at(-1)?.date ?? '',
    },
    ...spansOf(days),
    chart: shown.map((day, index) => chartDay(day, before[index] ?? { ...NO_DAY, date: day.date })),
    ...partsOf(sold, { shown, before }),
    funnel: { ...stepsOf(shown), before: stepsOf(before) },
    zero_result_searches: searches,
  }
}

const NO_DAY = { carts: 0, checkouts: 0, orders: 0, revenue_cents: 0 }

function spansOf(days: readonly DayRow[]) {
  const span = (of: (day: DayRow) => number) => {
    const last = (count: number) => sumOf(days.slice(-count), of)
    return { today: last(1), days_7: last(WEEK), days_30: last(MONTH) }
  }
  const revenue = span(revenueOf)
  return {
    revenue: {
      today: euros(revenue.today),
      days_7: euros(revenue.days_7),
      days_30: euros(revenue.days_30),
    },
    orders: span((day) => day.orders),
    carts: span((day) => day.carts),
    checkouts: span((day) => day.checkouts),
  }
}

function chartDay(day: DayRow, before: DayRow) {
  return {
    date: day.date,
    revenue: euros(day.revenue_cents),
    orders: day.orders,
    before: { date: before.date, revenue: euros(before.revenue_cents), orders: before.orders },
  }
}

/** What no article brought is the rest, so that the parts come to the whole. */
function partsOf(
  sold: SalesRow,
  { shown, before }: { shown: readonly DayRow[]; before: readonly DayRow[] },
) {
  const rest = (days: readonly DayRow[], key: 'revenue_cents' | 'before_cents') =>
    sumOf(days, revenueOf) - sold.categories.reduce((sum, part) => sum + part[key], 0)
  return {
    categories: sold.categories.map(inEuros),
    brands: sold.brands.map(inEuros),
    rest: inEuros({
      revenue_cents: rest(shown, 'revenue_cents'),
      before_cents: rest(before, 'before_cents'),
    }),
    top_products: sold.top_products.map(inEuros),
    top_products_by_pieces: sold.top_products_by_pieces.map(inEuros),
  }
}

function inEuros<Part extends { revenue_cents: number; before_cents: number }>({
  revenue_cents: revenueCents,
  before_cents: beforeCents,
  ...part
}: Part) {
  return { ...part, revenue: euros(revenueCents), before: euros(beforeCents) }
}

function stepsOf(days: readonly DayRow[]) {
  return {
    carts: sumOf(days, (day) => day.carts),
    checkouts: sumOf(days, (day) => day.checkouts),
    paid: sumOf(days, (day) => day.orders),
  }
}

function revenueOf(day: DayRow): number {
  return day.revenue_cents
}

function sumOf(days: readonly DayRow[], of: (day: DayRow) => number): number {
  return days.reduce((sum, day) => sum + of(day), 0)
}

function euros(amount: number): string {
  return toWire(cents(amount))
}
