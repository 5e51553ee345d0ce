import type { Language } from '#contract/plain/languages.ts'
import { nextWithdrawalStatuses, type WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { anyOf } from '#server/platform/formats.ts'
import { message } from '#server/platform/messages.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { mailWithdrawal } from './mail-withdrawal.ts'
import { lockWithdrawal, withdrawalById, type WithdrawalDetail, writeStep } from './queries.ts'
import { piecesToPay, refundAmount } from './refund-amount.ts'
import type { WithdrawalDesk } from './withdrawal-desk.ts'
import { adminWithdrawalOf } from './withdrawal-shape.ts'

export interface WithdrawalChange {
  status: WithdrawalStatus
  reason: string | null
  /** What is paid back can be sold again. What came back opened or damaged cannot. */
  restock?: boolean | undefined
  version?: number | undefined
}

interface ByStaff {
  staff: Staff
  language: Language
  now: Date
}

/**
 * Takes a withdrawal a step on and mails the customer. `refunded` pays its lines back first, under a key
 * of the withdrawal: whatever happens in between, the same step may be tried again. Throws
 * `not_found`, `stale`, `invalid_transition` with those allowed, and what paying back throws.
 */
export async function changeWithdrawal(
  desk: WithdrawalDesk,
  by: ByStaff,
  id: number,
  change: WithdrawalChange,
): Promise<WithdrawalDetail> {
  const withdrawal = await inTransaction(desk.db, async (trx) => {
    await refuseWrongStep(trx, by, id, change)
    return requireWithdrawal(trx, id)
  })
  if (change.status === 'declined' && !change.reason)
    throw new ShopError('validation', { fields: { reason: 'withdrawals.reason_needed' } })
  const refundId =
    change.status === 'refunded' ? await payLinesBack(desk, by, withdrawal, change) : null
  return inTransaction(desk.db, async (trx) => {
    const locked = await lockWithdrawal(trx, id)
    // Somebody else has paid it back at the same moment, under the same key.
    if (refundId !== null && locked?.status === 'refunded') return requireWithdrawal(trx, id)
    await refuseWrongStep(trx, by, id, change)
    const { status, reason } = change
    await writeStep(trx, id, { status, reason, actor: by.staff.name, refundId })
    const changed = await requireWithdrawal(trx, id)
    // Money that goes back has its own mail, with the credit note.
    if (refundId === null) await mailWithdrawal(trx, desk, changed, { status, reason })
    await recordChange(trx, by.staff, {
      action: 'update',
      entity: 'withdrawal',
      entityId: id,
      before: { status: withdrawal.status },
      after: { status, reason, refund_id: refundId, restock: change.restock ?? false },
    })
    return changed
  })
}

async function refuseWrongStep(
  trx: Trx,
  { language, now }: ByStaff,
  id: number,
  { status, version }: WithdrawalChange,
): Promise<void> {
  const locked = await lockWithdrawal(trx, id)
  if (locked === undefined) throw new ShopError('not_found', { message: 'withdrawals.not_found' })
  await refuseStale(locked, version, async () =>
    adminWithdrawalOf(await requireWithdrawal(trx, id), now),
  )
  const allowed = nextWithdrawalStatuses(locked.status)
  if (allowed.includes(status)) return
  // i18n: withdrawals.status.*
  const word = (one: WithdrawalStatus) => message(language, `withdrawals.status.${one}`)
  throw new ShopError('invalid_transition', {
    message: allowed.length === 0 ? 'withdrawals.no_transition' : 'withdrawals.invalid_transition',
    params: { status: word(locked.status), allowed: anyOf(allowed.map(word), language) },
    extra: { allowed },
  })
}

/** Answers the refund; null where there is nothing to pay: it was never paid, or is paid back already. */
async function payLinesBack(
  { payBack }: WithdrawalDesk,
  { staff, language }: ByStaff,
  withdrawal: WithdrawalDetail,
  { restock = false }: WithdrawalChange,
): Promise<number | null> {
  const amountCents = refundAmount(withdrawal)
  if (amountCents === 0) return null
  const lines = withdrawal.lines
    .map((line) => ({
      orderItemId: line.order_item_id,
      quantity: piecesToPay(line),
      restock,
    }))
    .filter(({ quantity }) => quantity > 0)
  const { refundId } = await payBack(
    { staff, language },
    {
      orderId: withdrawal.order_id,
      amountCents,
      reason: adminWithdrawalOf(withdrawal, withdrawal.declared_at).number,
      lines,
      key: withdrawal.refund_key,
    },
  )
  return refundId
}

async function requireWithdrawal(trx: Trx, id: number): Promise<WithdrawalDetail> {
  const row = await withdrawalById(trx, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'withdrawals.not_found' })
  return row
}
