import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { announceDocument } from './announce-document.ts'
import { fileDocuments } from './file-documents.ts'
import { invoiceDraft } from './invoice-draft.ts'
import { mailInvoice } from './mail-invoice.ts'
import { type DocumentRow, invoiceOfOrder, lockInvoicedOrder } from './queries.ts'

/**
 * The invoice of a paid order, issued now unless it was issued before. Its mail and its way to the
 * customer's access point begin with the transaction. Throws `not_found`, and `not_paid`.
 */
export async function issueInvoice(trx: Trx, shop: Shop, orderId: number): Promise<DocumentRow> {
  const order = await lockInvoicedOrder(trx, orderId)
  if (order === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  // In a statement of its own: what waited for the lock sees what was written meanwhile.
  const existing = await invoiceOfOrder(trx, orderId)
  if (existing !== undefined) return existing
  const { paid_at: paidAt, ...unpaid } = order
  if (paidAt === null) throw new ShopError('not_paid')
  const settings = await shop.settings.get()
  const draft = invoiceDraft({ ...unpaid, paid_at: paidAt }, settings, shop.clock())
  const [document] = await fileDocuments(trx, [{ draft, orderId, refundId: null }])
  if (document === undefined) throw new Error('No invoice was written')
  await announceDocument(trx, shop, document)
  await mailInvoice(trx, shop, document, order)
  return document
}
