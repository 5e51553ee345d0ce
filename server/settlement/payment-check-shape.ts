import type { PaymentCheck, UnpaidTransfer } from '#contract/payment-checks.ts'
import type { Language } from '#contract/plain/languages.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import type { PaymentCheckAction, PaymentCheckKind } from '#contract/plain/statuses.ts'
import { formatDate, formatMoney } from '#server/platform/formats.ts'
import { message } from '#server/platform/messages.ts'

import type { PaymentCheckRow } from './payment-check-queries.ts'
import type { UnpaidTransferRow } from './unpaid-transfer-queries.ts'

/** What can be done about each kind, the usual way first. */
export const ACTIONS: Record<PaymentCheckKind, readonly PaymentCheckAction[]> = {
  paid_without_order: ['refund', 'keep'],
  amount_differs: ['refund', 'keep'],
  double_payment: ['refund', 'keep'],
  stock_short: ['take_stock', 'cancel_order'],
  late_payment: ['done', 'cancel_order'],
  refund_failed: ['refund_again', 'refund_by_hand', 'done'],
  dispute: ['done'],
  transfer_differs: ['accept', 'paid_back', 'done'],
  transfer_double: ['paid_back', 'done'],
  transfer_cancelled: ['paid_back', 'done'],
  transfer_unknown: ['paid_back', 'done'],
  vies_unreachable: ['check_again', 'done'],
  unpaid_hold: ['release', 'wait'],
}

/** A check with what happened and what each button will do, in the reader's language. */
export function paymentCheckOf(row: PaymentCheckRow, language: Language): PaymentCheck {
  const { kind, resolved_at: resolvedAt, due_at: dueAt } = row
  const amount = toWire(cents(row.amount_cents))
  const params = {
    number: row.order_number ?? '',
    amount: formatMoney(amount, language),
    total: formatMoney(toWire(cents(row.order_total_cents ?? 0)), language),
    payment: row.intent_id ?? '',
    due: dueAt === null ? '' : formatDate('day', dueAt, language),
  }
  const actions = resolvedAt === null ? ACTIONS[kind] : []
  return {
    id: row.id,
    kind,
    order_id: row.order_id,
    order_number: row.order_number,
    customer_name: row.customer_name,
    transaction_id: row.transaction_id,
    transfer: row.transfer,
    amount,
    // i18n: payment_checks.kind.*
    explanation: message(language, `payment_checks.kind.${kind}`, params),
    actions: actions.map((action) => ({
      action,
      // i18n: payment_checks.action.*
      label: message(language, `payment_checks.action.${action}.label`, params),
      effect: message(language, `payment_checks.action.${action}.effect`, params),
    })),
    created_at: row.created_at.toISOString(),
    resolved_at: resolvedAt?.toISOString() ?? null,
    resolution: row.resolution,
    resolved_by: row.resolved_by,
  }
}

export function unpaidTransferOf(row: UnpaidTransferRow): UnpaidTransfer {
  return {
    order_id: row.id,
    order_number: row.number,
    checkout_id: row.checkout_id,
    customer_name: row.customer_name,
    structured_communication: row.structured_communication,
    amount: toWire(cents(row.total_cents)),
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
  }
}
