import { basisPoints, type Cents, cents } from '#contract/plain/money.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'

import type { Refunded } from './credit-note-draft.ts'
import { COLUMNS, type DocumentRow } from './queries.ts'

interface RefundRow extends Columns<'refunds', 'order_id' | 'amount_cents' | 'reason'> {
  lines:
    | (Columns<'order_items', 'sku' | 'name' | 'color_name' | 'vat_rate'> &
        Columns<'refund_lines', 'quantity' | 'amount_cents'>)[]
    | null
}

export async function refundById(
  db: Db,
  refundId: number,
): Promise<(Refunded & { order_id: number | null }) | undefined> {
  const [row] = await readRows<RefundRow>(
    db,
    `select r.order_id, r.amount_cents, r.reason,
      (select json_agg(json_build_object('sku', i.sku, 'name', i.name, 'color_name', i.color_name, 'vat_rate', i.vat_rate,
          'quantity', l.quantity, 'amount_cents', l.amount_cents) order by i.id)
        from refund_lines l join order_items i on i.id = l.order_item_id where l.refund_id = r.id) as lines
    from refunds r where r.id = $1`,
    [refundId],
  )
  return (
    row && {
      order_id: row.order_id,
      amount: cents(row.amount_cents),
      reason: row.reason,
      lines: (row.lines ?? []).map((line) => ({
        sku: line.sku,
        name: line.color_name === null ? line.name : `${line.name} (${line.color_name})`,
        quantity: line.quantity,
        rate: basisPoints(line.vat_rate),
        amount: cents(line.amount_cents),
      })),
    }
  )
}

export async function creditNoteOfRefund(
  db: Db,
  refundId: number,
): Promise<DocumentRow | undefined> {
  const [row] = await readRows<DocumentRow>(
    db,
    `select ${COLUMNS} from documents d where d.refund_id = $1`,
    [refundId],
  )
  return row
}

export function creditNotesOfOrder(db: Db, orderId: number): Promise<DocumentRow[]> {
  return readRows<DocumentRow>(
    db,
    `select ${COLUMNS} from documents d where d.order_id = $1 and d.kind = 'credit_note' order by d.id`,
    [orderId],
  )
}

/** A credit note of this amount whose money came back, and which no later refund has taken over. */
export async function openCreditNote(
  db: Db,
  orderId: number,
  amount: Cents,
): Promise<string | undefined> {
  const [row] = await readRows<{ number: string }>(
    db,
    `select d.number from documents d join refunds r on r.id = d.refund_id
    where d.order_id = $1 and d.total_cents = $2 and r.status = 'failed'
      and not exists (select from refunds n where n.credit_note_number = d.number and n.status <> 'failed')
    order by d.id limit 1`,
    [orderId, amount],
  )
  return row?.number
}

/** Refunds that were made and have no credit note yet. */
export async function refundsToCredit(db: Db, limit: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select r.id from refunds r where r.status = 'succeeded' and r.order_id is not null and r.credit_note_number is null
      and not exists (select from documents d where d.refund_id = r.id) order by r.id limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** What was refunded of the past orders of the demo, oldest first. */
export function pastRefunds(db: Db): Promise<{ id: number; order_id: number; settled_at: Date }[]> {
  return readRows(
    db,
    "select id, order_id, settled_at from refunds where status = 'succeeded' and order_id is not null order by settled_at, id",
  )
}

export async function writeCreditNoteNumber(
  db: Db,
  refundId: number,
  number: string,
): Promise<void> {
  await readRows(
    db,
    `with told as (
      update order_events set details = details || jsonb_build_object('credit_note_number', $2::text)
      where kind = 'refunded' and details->>'refund_id' = ($1::int)::text
    )
    update refunds set credit_note_number = $2 where id = $1::int`,
    [refundId, number],
  )
}
