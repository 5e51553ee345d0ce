import type { Trx } from '#database/pool.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { Shop } from '#server/shop.ts'

import { backInStockMail } from './back-in-stock.mail.ts'
import { newsAbout, type WishNews } from './events.ts'
import { type DueAlert, noteChecks, takeDueAlerts } from './stock-alert-queries.ts'

export const ALERT_MAIL = 'back-in-stock'
const ALERTS_AT_ONCE = 100

/**
 * Mails the people waiting for these articles, if they can be bought right now, and
 * returns the news for the customers among them. Where more people wait than are mailed at
 * once, the articles are queued to be looked at again.
 */
export async function answerStockAlerts(
  trx: Trx,
  shop: Pick<Shop, 'jobs' | 'settings' | 'publicUrl'>,
  productIds: readonly number[],
  day: string,
): Promise<WishNews[]> {
  const alerts = await takeDueAlerts(trx, productIds, ALERTS_AT_ONCE)
  if (alerts.length === ALERTS_AT_ONCE) await noteChecks(trx, productIds)
  for (const alert of alerts) await writeAlertMail(trx, shop, alert)
  return alerts.flatMap((alert) => newsOf(alert, day))
}

async function writeAlertMail(
  trx: Trx,
  { jobs, settings, publicUrl }: Pick<Shop, 'jobs' | 'settings' | 'publicUrl'>,
  alert: DueAlert,
): Promise<void> {
  if (alert.recipient === null) return
  await writeMail(trx, jobs, {
    ...backInStockMail(alert, { settings: await settings.get(), publicUrl }),
    dedupeKey: `${ALERT_MAIL}:${alert.id}`,
    template: ALERT_MAIL,
    language: alert.language,
    recipient: alert.recipient,
    userId: alert.user_id,
    limitedBy: { network: alert.network },
  })
}

/** A guest only gets the mail. */
function newsOf(alert: DueAlert, day: string): WishNews[] {
  const { id, user_id, price_cents } = alert
  if (user_id === null) return []
  const about = newsAbout({ ...alert, wish_id: id, user_id }, price_cents, day)
  return [{ kind: 'alert_back_in_stock', ...about }]
}
