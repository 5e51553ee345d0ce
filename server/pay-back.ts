import type { OrderDesk } from './orders/order-desk.ts'
import { refundOrder } from './orders/refund-order.ts'
import type { PayBack } from './withdrawals/withdrawal-desk.ts'

/** The lines of a withdrawal are paid back by the refund of the order desk. */
export function payBack(desk: OrderDesk): PayBack {
  return async (call, { orderId, ...asked }) => {
    const { id } = await refundOrder(desk, call, orderId, asked)
    return { refundId: id }
  }
}
