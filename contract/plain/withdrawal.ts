import { addDays, belgianDay, type IsoDay } from './delivery.ts'

export const WITHDRAWAL_STATUSES = [
  'received',
  'accepted',
  'declined',
  'goods_received',
  'refunded',
] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

const NEXT: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  received: ['accepted', 'declined'],
  accepted: ['goods_received'],
  goods_received: ['refunded'],
  declined: [],
  refunded: [],
}

/** What staff can make of a withdrawal. */
export function nextWithdrawalStatuses(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  return NEXT[status]
}

/** How long after the delivery a consumer may withdraw. */
export const WITHDRAWAL_DAYS = 14

const REFUND_DAYS = 14

/** The last day to pay back by law: the fourteenth after the customer said so. */
export function refundDueOn(declaredAt: Date): IsoDay {
  return addDays(belgianDay(declaredAt), REFUND_DAYS)
}

/** `31` → `WD-000031`. */
export function withdrawalNumber(id: number): string {
  return `WD-${String(id).padStart(6, '0')}`
}
