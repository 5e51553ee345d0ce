import type { Language } from '#contract/plain/languages.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import * as contract from '#contract/users.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { notificationOf } from '#server/notifications/notification-shape.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { userOverview, type UserOverviewRow } from './queries.ts'

/** What belongs to a customer, gathered for staff. */
export function customerDeskRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.showUserOverview, async ({ params }, { language }) => {
      const row = await userOverview(db, params.id)
      if (row === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
      return { data: overviewOf(row, language) }
    }),
  ]
}

function overviewOf(row: UserOverviewRow, language: Language): contract.UserOverview {
  const { on_the_way, house_share, withdrawals, ...rest } = row
  return {
    ...rest,
    figures: { on_the_way, house_share, withdrawals },
    orders: row.orders.map(({ total_cents: total, created_at: at, ...order }) => ({
      ...order,
      total: toWire(cents(total)),
      created_at: new Date(at).toISOString(),
    })),
    cart: row.cart.map((line) => ({
      name: localName(line, language),
      sku: line.sku,
      quantity: line.quantity,
    })),
    notifications: row.notifications.map((one) => {
      const created_at = new Date(one.created_at)
      const { id, type, title, is_read } = notificationOf({ ...one, created_at }, language)
      return { id, type, title, is_read, created_at: created_at.toISOString() }
    }),
  }
}
