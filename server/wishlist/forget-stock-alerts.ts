import type { Trx } from '#database/pool.ts'
import { deleteMails } from '#server/mails/outbox.ts'

import { ALERT_MAIL } from './answer-stock-alerts.ts'
import { deleteAlertsOf } from './stock-alert-queries.ts'

/** An account that is deleted waits for nothing, and nothing tells what it waited for. */
export async function forgetStockAlerts(trx: Trx, userId: number): Promise<void> {
  await deleteAlertsOf(trx, userId)
  await deleteMails(trx, userId, [ALERT_MAIL])
}
