import type { Trx } from '#database/pool.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'

import { fileDocuments } from './file-documents.ts'
import { invoiceDraft } from './invoice-draft.ts'
import { ordersToInvoice } from './queries.ts'

/** Gives the past orders of the demo their invoices, dated as they were paid. Nothing is mailed or sent. */
export async function issuePastInvoices(trx: Trx): Promise<void> {
  const orders = await ordersToInvoice(trx, Number.MAX_SAFE_INTEGER)
  const drafts = orders.map((order) => ({
    draft: invoiceDraft(order, DEFAULT_SETTINGS, order.paid_at),
    orderId: order.id,
    refundId: null,
  }))
  await fileDocuments(trx, drafts)
}
