import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { mailWithdrawal } from './mail-withdrawal.ts'
import {
  type BoughtOrder,
  insertWithdrawal,
  lockOrder,
  withdrawalById,
  type WithdrawalDetail,
  withdrawalOfRequest,
} from './queries.ts'
import { withdrawableOrder } from './withdrawable.ts'

export interface Declaration {
  orderId: number
  lines: readonly { order_item_id: number; quantity: number }[]
  reason: string | null
  /** Of this very form: sent again it registers nothing new. */
  requestKey: string | null
  /** Set for a letter: its day, null for today. */
  letter?: { declaredOn: string | null }
  actor: string
}

/**
 * Registers that a consumer withdraws from lines of an order, and mails the receipt with date and time.
 * Two at the same moment cannot send the same pieces back. Throws what `withdrawableOrder` throws,
 * `validation` for lines of another order, and `conflict` for more pieces than can still go back.
 */
export async function registerWithdrawal(
  shop: Shop,
  declaration: Declaration,
  now: Date,
  alongside: (trx: Trx, withdrawalId: number) => Promise<void> = async () => undefined,
): Promise<WithdrawalDetail> {
  const { orderId, requestKey, letter } = declaration
  return inTransaction(shop.db, async (trx) => {
    await lockOrder(trx, orderId)
    const known = requestKey && (await withdrawalOfRequest(trx, orderId, requestKey))
    if (known) return detail(trx, known)
    const { order } = await withdrawableOrder(trx, orderId, dayOf(letter, now))
    const id = await insertWithdrawal(trx, {
      orderId,
      reason: declaration.reason,
      source: letter === undefined ? 'form' : 'letter',
      declaredOn: letter?.declaredOn ?? null,
      requestKey,
      actor: declaration.actor,
      lines: linesOf(order, declaration.lines),
    })
    const withdrawal = await detail(trx, id)
    await mailWithdrawal(trx, shop, withdrawal, { status: 'received', reason: null })
    await alongside(trx, id)
    return withdrawal
  })
}

/** Whether it is in time is asked of the day of the letter. */
function dayOf(letter: Declaration['letter'], now: Date): Date {
  const day = letter?.declaredOn ?? null
  return day === null ? now : new Date(`${day}T12:00:00Z`)
}

function linesOf({ items }: BoughtOrder, asked: Declaration['lines']) {
  return asked.map(({ order_item_id: orderItemId, quantity }, index) => {
    const item = items.find((one) => one.order_item_id === orderItemId)
    const isTwice = asked.findIndex((one) => one.order_item_id === orderItemId) !== index
    if (item === undefined || isTwice)
      throw new ShopError('validation', {
        fields: { [`lines.${index}.order_item_id`]: 'withdrawals.line_unknown' },
      })
    if (quantity > item.left)
      throw new ShopError('conflict', {
        message: 'withdrawals.too_many',
        params: { name: item.name, left: Math.max(0, item.left) },
        extra: { data: { order_item_id: orderItemId, left: Math.max(0, item.left) } },
      })
    return { orderItemId, quantity }
  })
}

async function detail(trx: Trx, id: number): Promise<WithdrawalDetail> {
  const row = await withdrawalById(trx, id)
  if (row === undefined) throw new Error(`No withdrawal ${id}`)
  return row
}
