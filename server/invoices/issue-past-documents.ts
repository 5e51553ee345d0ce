import type { Trx } from '#database/pool.ts'
import { DEFAULT_SETTINGS } from '#server/settings/defaults.ts'

import { creditNoteDraft } from './credit-note-draft.ts'
import { pastRefunds, refundById, writeCreditNoteNumber } from './credit-note-queries.ts'
import { fileDocuments } from './file-documents.ts'
import { invoiceDraft } from './invoice-draft.ts'
import { invoiceOfOrder, ordersToInvoice } from './queries.ts'
import { readSnapshot } from './read-snapshot.ts'

/** Gives the past orders and refunds of the demo their documents, dated as they were paid. Nothing is mailed or sent. */
export async function issuePastDocuments(trx: Trx): Promise<void> {
  const orders = await ordersToInvoice(trx, Number.MAX_SAFE_INTEGER)
  const drafts = orders.map((order) => ({
    draft: invoiceDraft(order, DEFAULT_SETTINGS, order.paid_at),
    orderId: order.id,
    refundId: null,
  }))
  await fileDocuments(trx, drafts)
  for (const { id, order_id: orderId, settled_at: settledAt } of await pastRefunds(trx)) {
    // oxlint-disable-next-line no-await-in-loop -- their numbers follow each other
    const [refund, invoice] = [await refundById(trx, id), await invoiceOfOrder(trx, orderId)]
    if (refund === undefined || invoice === undefined) throw new Error(`No invoice of refund ${id}`)
    const draft = creditNoteDraft(readSnapshot(invoice), refund, [], settledAt)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [note] = await fileDocuments(trx, [{ draft, orderId, refundId: id }])
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeCreditNoteNumber(trx, id, note?.number ?? '')
  }
}
