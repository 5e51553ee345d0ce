import { type Cents, cents, subtract, toWire } from '#contract/plain/money.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { deskItems, type DeskItem, type LockedOrder, raiseVersion } from './desk-queries.ts'
import { finishRefund } from './finish-refund.ts'
import { type DeskCall, lockForDesk } from './lock-for-desk.ts'
import type { OrderDesk } from './order-desk.ts'
import { capturedCents, lineShares, priceOf } from './refund-amounts.ts'
import {
  insertRefund,
  openCreditNotes,
  refundById,
  refundByKey,
  type RefundRow,
} from './refund-queries.ts'

export interface AskedRefund {
  /** Without it, what the lines cost. */
  amountCents: Cents | undefined
  /** For staff and the credit note. */
  reason: string | null
  lines: readonly { orderItemId: number; quantity: number; restock: boolean }[]
  /** Staff transfer it themselves, although it was paid at the provider. */
  isByHand?: boolean
  /** Under one key a refund is made once. */
  key: string
}

/**
 * Gives back money of an order: at the provider, or by hand where it was paid by transfer. The row stands
 * and the amount is reserved before the provider is asked; whatever happens then, a job finishes it
 * under the same key. Throws `validation` on `amount` above what is left, `conflict` for more pieces
 * than were bought and not refunded, `refund_failed` when the provider refuses.
 */
export async function refundOrder(
  desk: OrderDesk,
  call: DeskCall,
  orderId: number,
  asked: AskedRefund,
): Promise<RefundRow> {
  const refundId = await inTransaction(desk.db, async (trx) => {
    const known = await refundByKey(trx, asked.key)
    const order = await lockForDesk(trx, orderId, known === undefined ? call : {})
    const same = known ?? (await refundByKey(trx, asked.key))
    if (same !== undefined) return idOfSame(same, orderId, asked)
    return reserveAsked(trx, order, call, asked)
  })
  await finishRefund(desk, refundId)
  const refund = await refundById(desk.db, refundId)
  if (refund === undefined) throw new Error(`No refund ${refundId}`)
  if (refund.status === 'failed')
    throw new ShopError('refund_failed', { params: { reason: refund.failure ?? '' } })
  return refund
}

/** A second click, or a call sent again. */
function idOfSame(refund: RefundRow, orderId: number, { amountCents }: AskedRefund): number {
  const isSame =
    refund.order_id === orderId &&
    (amountCents === undefined || refund.amount_cents === amountCents)
  if (!isSame) throw new ShopError('idempotency_conflict')
  return refund.id
}

async function reserveAsked(
  trx: Trx,
  order: LockedOrder,
  { staff }: DeskCall,
  asked: AskedRefund,
): Promise<number> {
  const lines = linesOf(await deskItems(trx, order.id), asked.lines)
  const amountCents = amountOf(order, lines, asked)
  const { reason, key, isByHand = false } = asked
  const refund = { amountCents, reason, key, isByHand, lines, actor: staff.name }
  const refundId = await reserveRefund(trx, order, refund)
  await raiseVersion(trx, order.id)
  await recordChange(trx, staff, {
    action: 'refund',
    entity: 'order',
    entityId: order.id,
    before: { refunded: toWire(cents(order.refunded_cents)) },
    after: { refund_id: refundId, amount: toWire(amountCents), reason, lines: asked.lines },
  })
  return refundId
}

interface RefundLine {
  item: DeskItem
  quantity: number
  restock: boolean
}

function linesOf(items: readonly DeskItem[], asked: AskedRefund['lines']): RefundLine[] {
  return asked.map(({ orderItemId, quantity, restock }, index) => {
    const item = items.find(({ id }) => id === orderItemId)
    if (item === undefined || asked.findIndex((one) => one.orderItemId === orderItemId) !== index)
      throw new ShopError('validation', {
        fields: { [`lines.${index}.order_item_id`]: 'orders.line_unknown' },
      })
    const left = item.quantity - item.refunded
    if (quantity > left)
      throw new ShopError('conflict', {
        message: left === 0 ? 'orders.line_refunded' : 'orders.line_refund_left',
        params: { name: item.name, left },
        extra: { data: { order_item_id: item.id, left } },
      })
    return { item, quantity, restock }
  })
}

function amountOf(
  order: LockedOrder,
  lines: readonly RefundLine[],
  { amountCents }: AskedRefund,
): Cents {
  const left = subtract(capturedCents(order), cents(order.refunded_cents))
  const amount = amountCents ?? cents(Math.min(priceOf(lines.map(piecesOf)), left))
  if (amount > 0 && amount <= left) return amount
  throw new ShopError('validation', {
    fields: { amount: left === 0 ? 'orders.nothing_to_refund' : 'orders.refund_left' },
    params: { left: toWire(left) },
  })
}

function piecesOf({ item, quantity }: RefundLine) {
  return {
    lineTotal: cents(item.line_total_cents),
    ordered: item.quantity,
    refunded: item.refunded,
    quantity,
  }
}

/**
 * Writes a refund to be made, and keeps its amount from being refunded twice. Answers its id. Throws
 * `conflict` while a credit note stands whose money came back: of that amount the next refund must be.
 */
export async function reserveRefund(
  trx: Trx,
  order: LockedOrder,
  refund: {
    amountCents: Cents
    reason: string | null
    key: string
    actor: string
    isByHand?: boolean
    lines: readonly RefundLine[]
  },
): Promise<number> {
  const { lines, isByHand = false, ...rest } = refund
  await requireOpenCreditNote(trx, order, refund.amountCents)
  const shares = lineShares(refund.amountCents, lines.map(piecesOf))
  return insertRefund(trx, {
    ...rest,
    orderId: order.id,
    intentId: isByHand ? null : order.transaction_id,
    lines: lines.map(({ item, quantity, restock }, index) => ({
      orderItemId: item.id,
      quantity,
      amountCents: shares[index] ?? 0,
      restock,
      unshipped: Math.min(quantity, item.to_ship),
    })),
  })
}

async function requireOpenCreditNote(trx: Trx, { id }: LockedOrder, amount: Cents): Promise<void> {
  const notes = await openCreditNotes(trx, id)
  const [first] = notes
  if (first === undefined || notes.some((note) => note.amount_cents === amount)) return
  throw new ShopError('conflict', {
    message: 'orders.credit_note_open',
    params: { number: first.number, amount: toWire(cents(first.amount_cents)) },
  })
}
