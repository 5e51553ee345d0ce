import type { Trx } from '#database/pool.ts'
import type { Shop } from '#server/shop.ts'

import { announceDocument } from './announce-document.ts'
import { creditNoteDraft } from './credit-note-draft.ts'
import {
  creditNoteOfRefund,
  creditNotesOfOrder,
  openCreditNote,
  refundById,
} from './credit-note-queries.ts'
import { fileDocuments } from './file-documents.ts'
import { issueInvoice } from './issue-invoice.ts'
import { readSnapshot } from './read-snapshot.ts'

/**
 * The credit note of a refund that was made, issued now unless it was issued before; answers its
 * number: where the money of an earlier refund came back, its credit note stands and is taken over.
 * Undefined for money of a payment that no order was made of: that was never invoiced.
 */
export async function issueCreditNote(
  trx: Trx,
  shop: Shop,
  refundId: number,
): Promise<string | undefined> {
  const refund = await refundById(trx, refundId)
  if (refund === undefined) throw new Error(`No refund ${refundId}`)
  const { order_id: orderId } = refund
  if (orderId === null) return undefined
  // Locks the order: refunds of one order get their credit notes one after the other.
  const invoice = readSnapshot(await issueInvoice(trx, shop, orderId))
  const existing = await creditNoteOfRefund(trx, refundId)
  if (existing !== undefined) return existing.number
  const standing = await openCreditNote(trx, orderId, refund.amount)
  if (standing !== undefined) return standing
  const before = await creditNotesOfOrder(trx, orderId)
  const credited = before.flatMap((row) => readSnapshot(row).vat_groups)
  const draft = creditNoteDraft(invoice, refund, credited, shop.clock())
  const [document] = await fileDocuments(trx, [{ draft, orderId, refundId }])
  if (document === undefined) throw new Error('No credit note was written')
  await announceDocument(trx, shop, document)
  return document.number
}
