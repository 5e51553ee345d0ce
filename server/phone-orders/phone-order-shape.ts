import type { PhoneOrder } from '#contract/phone-orders.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { Shop } from '#server/shop.ts'

import { phoneOrderUrl } from './phone-order-link.ts'
import type { PhoneOrderRow } from './queries.ts'

/** A phone order as staff see it. The link is named while it leads somewhere. */
export function phoneOrderOfRow(shop: Shop, row: PhoneOrderRow): PhoneOrder {
  const { order_id: orderId, order_number: orderNumber, total_cents: total, ...facts } = row
  const isOpen = row.status === 'sent' || row.status === 'opened'
  return {
    ...facts,
    total: toWire(cents(total)),
    url: isOpen ? phoneOrderUrl(shop, row) : null,
    order: orderId === null ? null : { id: orderId, order_number: orderNumber ?? '' },
    created_at: row.created_at.toISOString(),
    valid_until: row.valid_until.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
  }
}
