import type { Trx } from '#database/pool.ts'
import { deleteGuestMails, deleteMails } from '#server/mails/outbox.ts'

import { ALERT_MAIL } from './answer-stock-alerts.ts'
import { deleteAlertsOf } from './stock-alert-queries.ts'

/** For an account that is being deleted: its alerts go, and so do the mails that answered them. */
export async function forgetStockAlerts(trx: Trx, userId: number): Promise<void> {
  await deleteAlertsOf(trx, userId)
  await deleteMails(trx, userId, [ALERT_MAIL])
  await deleteGuestMails(trx, userId, [ALERT_MAIL])
}
