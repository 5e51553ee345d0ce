import type { EInvoiceStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export async function insertEInvoice(trx: Trx, documentId: number): Promise<void> {
  await readRows(trx, 'insert into e_invoices (document_id) values ($1)', [documentId])
}

/** Takes what is due; nobody else takes it for a while. */
export function claimEInvoices(
  db: Db,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<{ document_id: number; attempts: number }[]> {
  return readRows(
    db,
    `update e_invoices set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
    where document_id in (
      select document_id from e_invoices where status = 'queued' and next_attempt_at <= now()
      order by next_attempt_at, document_id limit $1 for update skip locked
    ) returning document_id, attempts`,
    [limit, seconds],
  )
}

export async function markEInvoiceSent(db: Db, documentId: number): Promise<void> {
  await readRows(
    db,
    "update e_invoices set status = 'sent', sent_at = now(), last_error = null where document_id = $1",
    [documentId],
  )
}

export async function noteEInvoiceFailure(
  db: Db,
  documentId: number,
  { status, reason, seconds }: { status: EInvoiceStatus; reason: string; seconds: number },
): Promise<void> {
  await readRows(
    db,
    `update e_invoices set status = $2, last_error = $3, next_attempt_at = now() + make_interval(secs => $4)
    where document_id = $1`,
    [documentId, status, reason.slice(0, 500), seconds],
  )
}

/** Those of an order that were given up are tried again from the beginning; answers whether there were any. */
export async function queueEInvoicesAgain(trx: Trx, orderId: number): Promise<boolean> {
  const rows = await readRows(
    trx,
    `update e_invoices set status = 'queued', attempts = 0, next_attempt_at = now()
    where document_id in (select id from documents where order_id = $1) and status = 'failed' returning document_id`,
    [orderId],
  )
  return rows.length > 0
}
