import type { Trx } from '#database/pool.ts'
import type { Shop } from '#server/shop.ts'

import { insertEInvoice } from './e-invoice-queries.ts'
import { DOCUMENT_QUEUE, E_INVOICE_QUEUE } from './events.ts'
import type { DocumentRow } from './queries.ts'
import { readSnapshot } from './read-snapshot.ts'
import { isElectronic } from './ubl.ts'

/** Has a new document's file made, and an e-invoice sent where its customer gets one. */
export async function announceDocument(
  trx: Trx,
  { jobs }: Pick<Shop, 'jobs'>,
  document: DocumentRow,
): Promise<void> {
  await jobs.send(trx, DOCUMENT_QUEUE, { document_id: document.id })
  if (!isElectronic(readSnapshot(document))) return
  await insertEInvoice(trx, document.id)
  await jobs.send(trx, E_INVOICE_QUEUE, {})
}
