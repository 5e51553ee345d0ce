import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import { queueEInvoicesAgain } from './e-invoice-queries.ts'
import { E_INVOICE_QUEUE } from './events.ts'
import { issueInvoice } from './issue-invoice.ts'
import { type DocumentRow, invoiceOfOrder } from './queries.ts'

/**
 * The invoice of an order for staff, issued now unless it was before; e-invoices of it that
 * were given up, its credit notes' too, are tried again. Throws `not_found` and `not_paid`.
 */
export async function invoiceForStaff(
  shop: Shop,
  staff: Staff,
  orderId: number,
): Promise<DocumentRow> {
  return inTransaction(shop.db, async (trx) => {
    const before = await invoiceOfOrder(trx, orderId)
    const row = await issueInvoice(trx, shop, orderId)
    const isQueuedAgain = await queueEInvoicesAgain(trx, orderId)
    if (isQueuedAgain) await shop.jobs.send(trx, E_INVOICE_QUEUE, {})
    if (before === undefined || isQueuedAgain)
      await recordChange(trx, staff, {
        action: before === undefined ? 'invoice' : 'send_e_invoice',
        entity: 'order',
        entityId: orderId,
        after: { number: row.number },
      })
    return row
  })
}
