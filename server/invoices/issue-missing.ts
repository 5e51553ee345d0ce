import { inTransaction } from '#database/transaction.ts'
import type { Shop } from '#server/shop.ts'

import { refundsToCredit } from './credit-note-queries.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { ordersToInvoice } from './queries.ts'

const BATCH = 100

/** Issues what should have been issued: invoices of paid orders, credit notes of refunds. One that fails waits for the next run. */
export async function issueMissing(shop: Shop): Promise<void> {
  const { db, log } = shop
  const tell = (err: unknown) => log.warn({ err }, 'a document could not be issued')
  for (const { id } of await ordersToInvoice(db, BATCH))
    await inTransaction(db, (trx) => issueInvoice(trx, shop, id)).catch(tell)
  for (const refundId of await refundsToCredit(db, BATCH))
    await inTransaction(db, (trx) => issueCreditNote(trx, shop, refundId)).catch(tell)
}
