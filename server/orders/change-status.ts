import { type Cents, cents, subtract, toWire, ZERO } from '#contract/plain/money.ts'
import { nextStatuses } from '#contract/plain/order-transitions.ts'
import type { OrderStatus } from '#contract/plain/statuses.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { cancelOrder } from './cancel-order.ts'
import { completeByStaff } from './complete-order.ts'
import { hasShipped, type LockedOrder, setOrderStatus } from './desk-queries.ts'
import { recordOrderEvent } from './events.ts'
import { type DeskCall, lockForDesk } from './lock-for-desk.ts'
import type { OrderDesk } from './order-desk.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { capturedCents } from './refund-amounts.ts'
import { refundsOfOrder } from './refund-queries.ts'
import { invalidTransition } from './refuse-transition.ts'

/**
 * Takes an order one step further, with all that belongs to the step: `processing` records the receipt
 * of its transfer, `cancelled` refunds what was captured. Throws `invalid_transition` with the statuses
 * that are possible; `refunded` only says what is, and is refused while money is still to be refunded.
 */
export async function changeStatus(
  desk: OrderDesk,
  call: DeskCall,
  orderId: number,
  status: OrderStatus,
): Promise<void> {
  if (status === 'cancelled') return cancelOrder(desk, call, orderId, null)
  await inTransaction(desk.db, async (trx) => {
    const order = await lockForDesk(trx, orderId, call)
    const before = { status: order.status, hasShipped: await hasShipped(trx, orderId) }
    const allowed = nextStatuses(before)
    if (!allowed.includes(status)) throw invalidTransition(order, allowed, call.language)
    await step(trx, desk, order, call, { status, allowed })
    await recordChange(trx, call.staff, {
      action: 'status',
      entity: 'order',
      entityId: orderId,
      before: { status: order.status },
      after: { status },
    })
  })
}

async function step(
  trx: Trx,
  desk: OrderDesk,
  order: LockedOrder,
  { staff }: DeskCall,
  { status, allowed }: { status: OrderStatus; allowed: readonly OrderStatus[] },
): Promise<void> {
  if (status === 'processing') await receiveTransfer(trx, desk, order, { actor: staff.name })
  else if (status === 'completed') await completeByStaff(trx, desk, order, staff.name)
  else {
    const left = await unrefundedCents(trx, order)
    if (left > ZERO) throw refundFirst(order, left, allowed)
    await setOrderStatus(trx, order.id, status)
    await recordOrderEvent(trx, desk.jobs, {
      orderId: order.id,
      kind: 'refunded',
      actor: staff.name,
      details: {},
    })
  }
}

/** What was captured and has not been given back; money that is only on its way back counts, too. */
async function unrefundedCents(trx: Trx, order: LockedOrder): Promise<Cents> {
  const made = (await refundsOfOrder(trx, order.id)).filter((one) => one.status === 'succeeded')
  const given = made.reduce((sum, refund) => sum + refund.amount_cents, 0)
  return subtract(capturedCents(order), cents(given))
}

function refundFirst(
  { number }: LockedOrder,
  left: Cents,
  allowed: readonly OrderStatus[],
): ShopError {
  return new ShopError('invalid_transition', {
    message: 'orders.refund_first',
    params: { number, left: toWire(left) },
    extra: { allowed: allowed.filter((one) => one !== 'refunded') },
  })
}
