import * as contract from '#contract/withdrawals.ts'
import { orderOfNumber } from '#server/orders/order-of-number.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit, PUBLIC_FORM_RATE } from '#server/platform/failure-limit.ts'
import type { Shop } from '#server/shop.ts'

import { registerWithdrawal } from './register-withdrawal.ts'
import { withdrawableOrder } from './withdrawable.ts'
import { withdrawableOf, withdrawalOfRow } from './withdrawal-shape.ts'

/** The withdrawal every consumer may declare, with an account or without. */
export function withdrawalRoutes(shop: Shop): Served[] {
  const perAddress = createCallLimit(shop.db, 'withdrawals', PUBLIC_FORM_RATE)
  return [
    serve(contract.withdraw, async ({ body }, { ip, now, idempotencyKey }) => {
      await perAddress.take(ip)
      const { order_number: number, email, lines, reason } = body
      const orderId = await orderOfNumber(shop.db, { number, email })
      if (lines === undefined) {
        const { order, until } = await withdrawableOrder(shop.db, orderId, now)
        return { data: withdrawableOf(order, until) }
      }
      const withdrawal = await registerWithdrawal(
        shop,
        {
          orderId,
          lines,
          reason: reason || null,
          requestKey: idempotencyKey ?? null,
          actor: 'customer',
        },
        now,
      )
      return {
        data: withdrawalOfRow(withdrawal),
        message: 'withdrawals.registered',
        isCreated: true,
      }
    }),
  ]
}
