import type * as z from 'zod'

import { belgianDay } from '#contract/plain/delivery.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import {
  nextWithdrawalStatuses,
  refundDueOn,
  withdrawalNumber,
} from '#contract/plain/withdrawal.ts'
import type {
  AdminWithdrawal,
  AdminWithdrawalRow,
  WithdrawableOrder,
  Withdrawal,
  WithdrawalLine,
} from '#contract/withdrawals.ts'

import type { BoughtOrder, ItemRow, WithdrawalDetail, WithdrawalRow } from './queries.ts'
import { promisedAmount } from './refund-amount.ts'

const DAY_MS = 86_400_000

export function withdrawableOf(order: BoughtOrder, until: string | null): WithdrawableOrder {
  return {
    order_number: order.number,
    until,
    shipping_fee: toWire(cents(order.shipping_fee_cents)),
    is_complete: order.is_complete,
    lines: order.items.filter(({ left }) => left > 0).map((item) => lineOf(item, item.left)),
  }
}

export function withdrawalOfRow(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    number: withdrawalNumber(row.id),
    order_number: row.order_number,
    status: row.status,
    lines: row.lines.map((line) => lineOf(line, line.withdrawn)),
    amount: toWire(promisedAmount(row)),
    created_at: row.created_at.toISOString(),
  }
}

export function adminRowOf(row: WithdrawalRow, now: Date): z.infer<typeof AdminWithdrawalRow> {
  const { lines: _lines, ...shown } = withdrawalOfRow(row)
  const dueOn = refundDueOn(row.declared_at)
  return {
    ...shown,
    order_id: row.order_id,
    customer_name: row.customer_name,
    email: row.email,
    pieces: row.lines.reduce((sum, { withdrawn }) => sum + withdrawn, 0),
    source: row.source,
    refund_due_on: dueOn,
    days_left: isOver(row)
      ? null
      : Math.round((Date.parse(dueOn) - Date.parse(belgianDay(now))) / DAY_MS),
    version: row.version,
  }
}

export function adminWithdrawalOf(row: WithdrawalDetail, now: Date): AdminWithdrawal {
  return {
    ...adminRowOf(row, now),
    lines: row.lines.map((line) => lineOf(line, line.withdrawn)),
    reason: row.reason,
    refund_id: row.refund_id,
    allowed_statuses: [...nextWithdrawalStatuses(row.status)],
    timeline: row.events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
  }
}

function isOver({ status }: WithdrawalRow): boolean {
  return nextWithdrawalStatuses(status).length === 0
}

function lineOf(item: ItemRow, quantity: number): z.infer<typeof WithdrawalLine> {
  return {
    order_item_id: item.order_item_id,
    name: item.color_name === null ? item.name : `${item.name} (${item.color_name})`,
    sku: item.sku,
    thumbnail: item.thumbnail,
    price: toWire(cents(item.unit_price_cents)),
    quantity,
  }
}
