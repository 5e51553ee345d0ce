import type { Db } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { insertAlert, type NewAlert } from './stock-alert-queries.ts'

/** The address may be somebody else's, so it must not be flooded with mails. */
const MOST_ALERTS = 50

/**
 * Notes who wants one mail once an article, or one colour of it, can be bought again; asking again
 * changes nothing. Throws `not_found`, `validation` for a colour of another article, `in_stock`, and
 * `conflict` for a reader who waits for too many.
 */
export async function requestStockAlert(db: Db, alert: NewAlert): Promise<void> {
  const added = await insertAlert(db, alert, MOST_ALERTS)
  if (added === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  if (!added.is_color_known)
    throw new ShopError('validation', { fields: { product_color_id: 'field.invalid' } })
  if (added.in_stock) throw new ShopError('in_stock')
  if (added.alert_id === null)
    throw new ShopError('conflict', { message: 'stock_alert.full', params: { max: MOST_ALERTS } })
}
