import { createHash } from 'node:crypto'

import type { OrderAddress } from '#contract/orders.ts'
import type { DocumentKind, PaymentMethod } from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import type { Draft } from './snapshot.ts'

/** A paid order with all that its invoice says. */
export interface InvoicedOrder
  extends
    Columns<
      'orders',
      | 'id'
      | 'number'
      | 'user_id'
      | 'language'
      | 'customer_type'
      | 'email'
      | 'purchase_order'
      | 'shipping_fee_cents'
      | 'tax_cents'
      | 'total_cents'
      | 'is_vat_exempt'
      | 'estimated_delivery_on'
      | 'created_at'
    >,
    Columns<'payments', 'transaction_id' | 'structured_communication'> {
  billing_address: OrderAddress
  shipping_address: OrderAddress
  tax_lines: { rate: number; gross: number; net: number; vat: number }[]
  vat_check: { checkedAt?: string; consultation?: string | null } | null
  method: PaymentMethod
  paid_at: Date
  items: Columns<
    'order_items',
    | 'sku'
    | 'name'
    | 'color_name'
    | 'quantity'
    | 'unit_price_cents'
    | 'line_total_cents'
    | 'vat_rate'
    | 'vat_cents'
  >[]
}

const INVOICED_ORDER = `select o.id, o.number, o.user_id, o.language, o.customer_type, o.email, o.purchase_order, o.shipping_fee_cents,
    o.tax_cents, o.total_cents, o.is_vat_exempt, o.estimated_delivery_on::text, o.created_at, o.billing_address, o.shipping_address,
    o.tax_lines, o.vat_check, p.transaction_id, p.structured_communication, p.method, p.paid_at,
    (select json_agg(json_build_object('sku', i.sku, 'name', i.name, 'color_name', i.color_name, 'quantity', i.quantity,
        'unit_price_cents', i.unit_price_cents,
        'line_total_cents', i.line_total_cents, 'vat_rate', i.vat_rate, 'vat_cents', i.vat_cents) order by i.id)
      from order_items i where i.order_id = o.id) as items
  from orders o join payments p on p.order_id = o.id`

/** Locked, so that one order is invoiced by one caller at a time; `undefined` for no order, `paid_at` null before it is paid. */
export async function lockInvoicedOrder(
  trx: Trx,
  orderId: number,
): Promise<(Omit<InvoicedOrder, 'paid_at'> & { paid_at: Date | null }) | undefined> {
  const [row] = await readRows<Omit<InvoicedOrder, 'paid_at'> & { paid_at: Date | null }>(
    trx,
    `${INVOICED_ORDER} where o.id = $1 for no key update of o`,
    [orderId],
  )
  return row
}

/** Paid orders without an invoice, the first paid first. */
export function ordersToInvoice(db: Db, limit: number): Promise<InvoicedOrder[]> {
  return readRows<InvoicedOrder>(
    db,
    `${INVOICED_ORDER} where p.paid_at is not null
      and not exists (select from documents d where d.order_id = o.id and d.kind = 'invoice')
    order by p.paid_at, o.id limit $1`,
    [limit],
  )
}

export type DocumentRow = Columns<
  'documents',
  'id' | 'kind' | 'number' | 'order_id' | 'issued_on' | 'snapshot' | 'checksum'
>

export const COLUMNS =
  'd.id, d.kind, d.number, d.order_id, d.issued_on::text as issued_on, d.snapshot, d.checksum'

export async function invoiceOfOrder(db: Db, orderId: number): Promise<DocumentRow | undefined> {
  const [row] = await readRows<DocumentRow>(
    db,
    `select ${COLUMNS} from documents d where d.order_id = $1 and d.kind = 'invoice'`,
    [orderId],
  )
  return row
}

export async function documentById(db: Db, id: number): Promise<DocumentRow | undefined> {
  const [row] = await readRows<DocumentRow>(
    db,
    `select ${COLUMNS} from documents d where d.id = $1`,
    [id],
  )
  return row
}

/** The document of an order by its kind, for a credit note its number too; with an owner only where the order is theirs. */
export async function documentOfOrder(
  db: Db,
  { orderId, kind, number }: { orderId: number; kind: DocumentKind; number: string | undefined },
  owner: Owner | undefined,
): Promise<DocumentRow | undefined> {
  const [row] = await readRows<DocumentRow>(
    db,
    `select ${COLUMNS} from documents d join orders o on o.id = d.order_id
    where d.order_id = $1 and d.kind = $2 and ($3::text is null or d.number = $3)
      and (not $4 or o.user_id = $5 or o.guest_hash = $6)`,
    [
      orderId,
      kind,
      number ?? null,
      owner !== undefined,
      owner?.userId ?? null,
      owner?.guestHash ?? null,
    ],
  )
  return row
}

/** Whether there is such an order, for an owner: such an order of theirs; and whether it is paid. */
export async function orderState(
  db: Db,
  orderId: number,
  owner: Owner | undefined,
): Promise<{ is_paid: boolean } | undefined> {
  const [row] = await readRows<{ is_paid: boolean }>(
    db,
    `select p.paid_at is not null as is_paid from orders o join payments p on p.order_id = o.id
    where o.id = $1 and (not $2 or o.user_id = $3 or o.guest_hash = $4)`,
    [orderId, owner !== undefined, owner?.userId ?? null, owner?.guestHash ?? null],
  )
  return row
}

/**
 * Gives the next numbers of a series, without gaps: the row is raised in the transaction that issues,
 * and whoever comes next waits for its end.
 */
export async function takeSequence(
  trx: Trx,
  { kind, year, count }: { kind: DocumentKind; year: number; count: number },
): Promise<{ first: number }> {
  const [row] = await readRows<{ last_number: number }>(
    trx,
    `insert into document_counters as c (kind, year, last_number) values ($1, $2, $3)
    on conflict (kind, year) do update set last_number = c.last_number + $3 returning last_number`,
    [kind, year, count],
  )
  if (row === undefined) throw new Error('No number was given')
  return { first: row.last_number - count + 1 }
}

export interface NewDocument {
  draft: Draft
  orderId: number
  refundId: number | null
  year: number
  sequence: number
  number: string
}

/** Writes documents with the checksums of what they say. */
export async function insertDocuments(
  trx: Trx,
  documents: readonly NewDocument[],
): Promise<DocumentRow[]> {
  const rows = documents.map(({ draft, orderId, refundId, year, sequence, number }) => {
    const snapshot = JSON.stringify({ ...draft, number })
    return {
      kind: draft.kind,
      year,
      sequence,
      number,
      order_id: orderId,
      refund_id: refundId,
      total_cents: draft.total,
      issued_on: draft.issued_on,
      snapshot,
      checksum: checksumOf(snapshot),
    }
  })
  return trx
    .insertInto('documents')
    .values(rows)
    .returning(['id', 'kind', 'number', 'order_id', 'issued_on', 'snapshot', 'checksum'])
    .execute()
}

export function checksumOf(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

export type DocumentFileRow = Columns<'document_files', 'media_key' | 'checksum'>

export async function fileOfDocument(
  db: Db,
  documentId: number,
  format: 'pdf' | 'ubl',
): Promise<DocumentFileRow | undefined> {
  const [row] = await readRows<DocumentFileRow>(
    db,
    'select media_key, checksum from document_files where document_id = $1 and format = $2',
    [documentId, format],
  )
  return row
}

/** Two who make the same file make the same bytes: the second row is not needed. */
export async function insertDocumentFile(
  db: Db,
  file: { documentId: number; format: 'pdf' | 'ubl'; key: string; checksum: Buffer },
): Promise<void> {
  await readRows(
    db,
    `insert into document_files (document_id, format, media_key, checksum) values ($1, $2, $3, $4)
    on conflict do nothing`,
    [file.documentId, file.format, file.key, file.checksum],
  )
}
