import type { Shop } from '#server/shop.ts'

import { documentFile } from './document-file.ts'
import { claimEInvoices, markEInvoiceSent, noteEInvoiceFailure } from './e-invoice-queries.ts'
import { documentById } from './queries.ts'

const AT_ONCE = 20
/** Nobody else takes one up meanwhile. */
const CLAIM_SECONDS = 120
const FIRST_DELAY_SECONDS = 60
/** With twice the delay each time: for about four hours. */
const ATTEMPTS = 9

/** Hands what is due to the access point. What fails is tried again, for some hours, then marked as failed. */
export async function sendEInvoices(shop: Shop): Promise<void> {
  const due = await claimEInvoices(shop.db, { limit: AT_ONCE, seconds: CLAIM_SECONDS })
  for (const { document_id: documentId, attempts } of due) {
    try {
      await send(shop, documentId)
    } catch (error) {
      const hasFailed = attempts >= ATTEMPTS
      await noteEInvoiceFailure(shop.db, documentId, {
        status: hasFailed ? 'failed' : 'queued',
        reason: error instanceof Error ? error.message : String(error),
        seconds: FIRST_DELAY_SECONDS * 2 ** (attempts - 1),
      })
      if (hasFailed) shop.log.error({ document_id: documentId }, 'an e-invoice was given up')
    }
  }
}

async function send(shop: Shop, documentId: number): Promise<void> {
  const row = await documentById(shop.db, documentId)
  if (row === undefined) throw new Error(`No document ${documentId}`)
  const { content } = await documentFile(shop, row, 'ubl')
  await shop.accessPoint.take({ number: row.number, xml: content })
  await markEInvoiceSent(shop.db, documentId)
}
