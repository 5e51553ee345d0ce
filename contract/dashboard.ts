import * as z from 'zod'

import { dataOf, endpoint } from './endpoint.ts'

const waiting = {
  /** Paid orders with pieces that no parcel has yet. */
  to_ship: z.int(),
  unpaid: z.int(),
  /** Causes to look at money, not yet dealt with. */
  payments_to_check: z.int(),
  /** Articles for sale that are sold out or below the number they are to be bought again at. */
  low_stock: z.int(),
  /** Withdrawals that wait for the shop's next step. */
  withdrawals: z.int(),
  failed_jobs: z.int(),
  failed_mails: z.int(),
  pending_reviews: z.int(),
  /** Messages of visitors that nobody has read. */
  new_messages: z.int(),
}

export const showWork = endpoint({
  method: 'GET',
  paths: { '/admin/work': 'staff' },
  tag: 'Dashboard',
  summary: 'What waits for staff, in numbers',
  answer: dataOf(
    z.object({
      ...waiting,
      /** Of the caller's own. */
      unread_notifications: z.int(),
    }),
  ),
})

export const DASHBOARD_RANGES = ['today', '7', '30', '365'] as const

const perSpan = z.object({ today: z.int(), days_7: z.int(), days_30: z.int() })

export const showDashboard = endpoint({
  method: 'GET',
  paths: { '/admin/dashboard': 'staff' },
  tag: 'Dashboard',
  summary: 'What was sold in a range of days, what sold best, and what waits for staff',
  query: z.strictObject({ range: z.enum(DASHBOARD_RANGES).optional() }),
  answer: dataOf(
    z.object({
      range: z.enum(DASHBOARD_RANGES),
      /** Received less paid back. */
      revenue: z.object({ today: z.string(), days_7: z.string(), days_30: z.string() }),
      /** Paid orders. */
      orders: perSpan,
      carts: perSpan,
      checkouts: perSpan,
      /** One entry a day of the range, oldest first; `before` is as long before it. */
      chart: z.array(
        z.object({
          date: z.string(),
          revenue: z.string(),
          orders: z.int(),
          before: z.object({ revenue: z.string(), orders: z.int() }),
        }),
      ),
      ...waiting,
      top_products: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          sku: z.string(),
          name: z.string(),
          name_nl: z.string(),
          name_fr: z.string(),
          thumbnail: z.string(),
          pieces: z.int(),
          revenue: z.string(),
        }),
      ),
      zero_result_searches: z.array(z.object({ term: z.string(), searches: z.int() })),
    }),
  ),
})
