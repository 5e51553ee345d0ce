import * as z from 'zod'

import { dataOf, endpoint } from './endpoint.ts'

const waiting = {
  /** Paid orders with pieces that no parcel has yet. */
  to_ship: z.int(),
  unpaid: z.int(),
  /** Causes to look at money, not yet dealt with. */
  payments_to_check: z.int(),
  /** Articles for sale, and colours of them, that are sold out or below the number they are to be bought again at. */
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

/** Of the days shown, and of as many before them. */
const sums = { revenue: z.string(), before: z.string() }

const names = { name: z.string(), name_nl: z.string(), name_fr: z.string() }

const TopProduct = z.object({
  id: z.int(),
  slug: z.string(),
  sku: z.string(),
  ...names,
  thumbnail: z.string(),
  /** Sold less given back. */
  pieces: z.int(),
  ...sums,
})

const Steps = z.object({ carts: z.int(), checkouts: z.int(), paid: z.int() })

export const showDashboard = endpoint({
  method: 'GET',
  paths: { '/admin/dashboard': 'staff' },
  tag: 'Dashboard',
  summary: 'What was sold in a range of days, what sold best, and what waits for staff',
  query: z.strictObject({ range: z.enum(DASHBOARD_RANGES).optional() }),
  answer: dataOf(
    z.object({
      range: z.enum(DASHBOARD_RANGES),
      /** The days shown and those they are compared with, both ends included, as Brussels has them. */
      period: z.object({
        from: z.string(),
        to: z.string(),
        before_from: z.string(),
        before_to: z.string(),
      }),
      /** Received less paid back, with VAT and delivery. */
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
          before: z.object({ date: z.string(), revenue: z.string(), orders: z.int() }),
        }),
      ),
      /** Where the revenue came from, most first: categories and `rest` come to all of it, brands and `rest` too. */
      categories: z.array(z.object({ id: z.int(), slug: z.string(), ...names, ...sums })),
      brands: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          name: z.string(),
          is_house_brand: z.boolean(),
          ...sums,
        }),
      ),
      /** Delivery, and what was paid back without naming pieces. */
      rest: z.object(sums),
      /** Carts begun, checkouts begun, and orders paid in the days shown. */
      funnel: z.object({ ...Steps.shape, before: Steps }),
      ...waiting,
      /** By revenue, most first. */
      top_products: z.array(TopProduct),
      /** The same by pieces. */
      top_products_by_pieces: z.array(TopProduct),
      zero_result_searches: z.array(z.object({ term: z.string(), searches: z.int() })),
    }),
  ),
})
