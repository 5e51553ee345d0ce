import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface RefundLineRow {
  order_item_id: number
  quantity: number
  amount_cents: number
  restock: boolean
}

export interface RefundRow extends Columns<
  'refunds',
  | 'id'
  | 'order_id'
  | 'intent_id'
  | 'amount_cents'
  | 'reason'
  | 'key'
  | 'provider_refund_id'
  | 'actor'
  | 'credit_note_number'
  | 'failure'
> {
  status: 'pending' | 'succeeded' | 'failed'
  lines: RefundLineRow[]
  created_at: Date
}

const COLUMNS = `r.id, r.order_id, r.intent_id, r.amount_cents, r.reason, r.status, r.key, r.provider_refund_id, r.actor,
  r.credit_note_number, r.failure, r.created_at,
  coalesce((select json_agg(json_build_object('order_item_id', l.order_item_id, 'quantity', l.quantity,
    'amount_cents', l.amount_cents, 'restock', l.restock) order by l.order_item_id)
    from refund_lines l where l.refund_id = r.id), '[]') as lines`

export async function refundById(db: Db, id: number): Promise<RefundRow | undefined> {
  const [row] = await readRows<RefundRow>(db, `select ${COLUMNS} from refunds r where r.id = $1`, [
    id,
  ])
  return row
}

export async function refundByKey(db: Db, key: string): Promise<RefundRow | undefined> {
  const [row] = await readRows<RefundRow>(
    db,
    `select ${COLUMNS} from refunds r where r.key = $1::uuid`,
    [key],
  )
  return row
}

/** Oldest first. */
export function refundsOfOrder(db: Db, orderId: number): Promise<RefundRow[]> {
  return readRows<RefundRow>(
    db,
    `select ${COLUMNS} from refunds r where r.order_id = $1 order by r.id`,
    [orderId],
  )
}

/** The refund that a refund at the provider is: by its id there, or by the key it was asked for under. */
export async function refundAtProvider(
  trx: Trx,
  { id, key }: { id: string; key: string | null },
): Promise<RefundRow | undefined> {
  const [row] = await readRows<RefundRow>(
    trx,
    `select ${COLUMNS} from refunds r where r.provider_refund_id = $1 or r.key::text = $2 order by r.id limit 1`,
    [id, key],
  )
  return row
}

export interface NewRefund {
  /** Null for a payment that no order was made of. */
  orderId: number | null
  intentId: string | null
  amountCents: number
  reason: string | null
  actor: string
  key: string
  /** Of one that was made there first. */
  providerRefundId?: string
  lines: readonly {
    orderItemId: number
    quantity: number
    amountCents: number
    restock: boolean
    unshipped: number
  }[]
}

/** Writes a refund to be made, and reserves its amount on the payment. Answers its id. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `with reserved as (update payments set refunded_cents = refunded_cents + $3 where order_id = $1)
    insert into refunds (order_id, intent_id, amount_cents, reason, actor, key, provider_refund_id)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      refund.orderId,
      refund.intentId,
      refund.amountCents,
      refund.reason,
      refund.actor,
      refund.key,
      refund.providerRefundId ?? null,
    ],
  )
  if (row === undefined) throw new Error('The refund was not written')
  await readRows(
    trx,
    `insert into refund_lines (refund_id, order_item_id, quantity, amount_cents, restock, unshipped)
    select $1, l.* from unnest($2::int[], $3::int[], $4::int[], $5::boolean[], $6::int[]) as l`,
    [
      row.id,
      refund.lines.map((line) => line.orderItemId),
      refund.lines.map((line) => line.quantity),
      refund.lines.map((line) => line.amountCents),
      refund.lines.map((line) => line.restock),
      refund.lines.map((line) => line.unshipped),
    ],
  )
  return row.id
}

/** Locks a refund and says how it stands. Lock its order before. */
export async function lockRefund(trx: Trx, id: number): Promise<RefundRow['status'] | undefined> {
  const [row] = await readRows<{ status: RefundRow['status'] }>(
    trx,
    'select status from refunds where id = $1 for no key update',
    [id],
  )
  return row?.status
}

export async function keepProviderRefund(db: Db, id: number, providerId: string): Promise<void> {
  await readRows(
    db,
    'update refunds set provider_refund_id = $2 where id = $1 and provider_refund_id is null',
    [id, providerId],
  )
}

export async function markRefunded(trx: Trx, id: number, providerId: string | null): Promise<void> {
  await readRows(
    trx,
    `update refunds set status = 'succeeded', settled_at = now(), provider_refund_id = coalesce(provider_refund_id, $2)
    where id = $1`,
    [id, providerId],
  )
}

export async function keepCreditNote(trx: Trx, id: number, number: string): Promise<void> {
  await readRows(trx, 'update refunds set credit_note_number = $2 where id = $1', [id, number])
}

/** The money was not given back: what was reserved for it is free again. */
export async function markRefundFailed(trx: Trx, id: number, failure: string): Promise<void> {
  await readRows(
    trx,
    `with failed as (
      update refunds set status = 'failed', failure = $2 where id = $1 returning order_id, amount_cents
    )
    update payments p set refunded_cents = p.refunded_cents - failed.amount_cents
    from failed where p.order_id = failed.order_id`,
    [id, failure],
  )
}

/** Brings the status of an order's payment in step with the refunds that were made. Answers it. */
export async function refreshPaymentStatus(trx: Trx, orderId: number): Promise<string | undefined> {
  const [row] = await readRows<{ status: string }>(
    trx,
    `update payments p set status = case
      when r.made = 0 then 'paid' when r.made < p.amount_cents then 'partially_refunded' else 'refunded' end
    from (select coalesce(sum(amount_cents), 0)::int as made from refunds where order_id = $1 and status = 'succeeded') r
    where p.order_id = $1 returning p.status`,
    [orderId],
  )
  return row?.status
}

/** Refunds at the provider of whose end nothing is known, oldest first; those of just now are still being asked for. */
export async function unfinishedRefunds(db: Db, limit: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    `select id from refunds where status = 'pending' and created_at < now() - interval '30 seconds' order by id limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** Credit notes of refunds whose money came back: each stands until a refund of the same amount takes it over. */
export function openCreditNotes(
  trx: Trx,
  orderId: number,
): Promise<{ number: string; amount_cents: number }[]> {
  return readRows(
    trx,
    `select distinct r.credit_note_number as number, r.amount_cents from refunds r
    where r.order_id = $1 and r.status = 'failed' and r.credit_note_number is not null
      and not exists (select from refunds n where n.credit_note_number = r.credit_note_number and n.status <> 'failed')
    order by 1`,
    [orderId],
  )
}
