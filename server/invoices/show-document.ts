import type { DocumentKind } from '#contract/plain/statuses.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { documentFile, type Format } from './document-file.ts'
import { issueInvoice } from './issue-invoice.ts'
import { documentOfOrder, type DocumentRow, orderState } from './queries.ts'
import { readSnapshot } from './read-snapshot.ts'
import { isElectronic } from './ubl.ts'

interface Asked {
  orderId: number
  kind: DocumentKind
  /** Of a credit note; an order has one invoice. */
  number?: string
  format: Format
  /** Undefined: whosever order it is. */
  owner: Owner | undefined
}

/**
 * A document of an order as a file. Throws `not_found`, also for somebody else's order and for an
 * e-invoice where there is none, and `not_paid`.
 */
export async function showDocument(shop: Shop, asked: Asked) {
  const { orderId, kind, number, format, owner } = asked
  const found = await documentOfOrder(shop.db, { orderId, kind, number }, owner)
  const row = found ?? (await missingDocument(shop, asked))
  if (format === 'ubl' && !isElectronic(readSnapshot(row)))
    throw new ShopError('not_found', { message: 'invoices.no_ubl' })
  return documentFile(shop, row, format)
}

/** The invoice of an order that was paid a moment ago is issued here. */
async function missingDocument(shop: Shop, { orderId, kind, owner }: Asked): Promise<DocumentRow> {
  if (kind === 'credit_note')
    throw new ShopError('not_found', { message: 'invoices.credit_note_not_found' })
  const state = await orderState(shop.db, orderId, owner)
  if (state === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  if (!state.is_paid) throw new ShopError('not_paid')
  return inTransaction(shop.db, (trx) => issueInvoice(trx, shop, orderId))
}
