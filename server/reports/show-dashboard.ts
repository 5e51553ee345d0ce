import type * as z from 'zod'

import type { DASHBOARD_RANGES, showDashboard as contract } from '#contract/dashboard.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import { countOrders } from '#server/orders/admin-order-queries.ts'
import { failedJobs } from '#server/platform/job-queries.ts'

import {
  countDays,
  type DayRow,
  lastDays,
  topProducts,
  waiting,
  zeroResultSearches,
} from './dashboard-queries.ts'

type Range = (typeof DASHBOARD_RANGES)[number]
type Dashboard = z.infer<typeof contract.answer>['data']

const DAYS: Record<Range, number> = { today: 1, '7': 7, '30': 30, '365': 365 }
const WEEK = 7
const MONTH = 30
const TOP = 5

/** What waits for staff. */
export async function showWork(db: Db) {
  const [counts, rest, jobs] = await Promise.all([countOrders(db), waiting(db), failedJobs(db)])
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

/** What was sold, counted up to this moment. */
export async function showDashboard(db: Db, range: Range): Promise<Dashboard> {
  const length = DAYS[range]
  await countDays(db)
  const [work, days, top, searches] = await Promise.all([
    showWork(db),
    lastDays(db, Math.max(2 * length, MONTH)),
    topProducts(db, length, TOP),
    zeroResultSearches(db, length, TOP),
  ])
  const span = (of: (day: DayRow) => number) => {
    const last = (count: number) => sumOf(days.slice(-count), of)
    return { today: last(1), days_7: last(WEEK), days_30: last(MONTH) }
  }
  const revenue = span((day) => day.revenue_cents)
  const shown = days.slice(-length)
  const before = days.slice(-2 * length, -length)
  return {
    ...work,
    range,
    revenue: {
      today: euros(revenue.today),
      days_7: euros(revenue.days_7),
      days_30: euros(revenue.days_30),
    },
    orders: span((day) => day.orders),
    carts: span((day) => day.carts),
    checkouts: span((day) => day.checkouts),
    chart: shown.map((day, index) => ({
      date: day.date,
      revenue: euros(day.revenue_cents),
      orders: day.orders,
      before: {
        revenue: euros(before[index]?.revenue_cents ?? 0),
        orders: before[index]?.orders ?? 0,
      },
    })),
    top_products: top.map(({ revenue_cents: revenueCents, ...product }) => ({
      ...product,
      revenue: euros(revenueCents),
    })),
    zero_result_searches: searches,
  }
}

function sumOf(days: readonly DayRow[], of: (day: DayRow) => number): number {
  return days.reduce((sum, day) => sum + of(day), 0)
}

function euros(amount: number): string {
  return toWire(cents(amount))
}
