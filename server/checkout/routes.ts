import * as contract from '#contract/checkout.ts'
import { requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { NOT_VALID, summaryOf } from './summary-shape.ts'
import { type CheckoutPorts, validateOrder } from './validate-order.ts'

export function checkoutRoutes(shop: Shop, ports: CheckoutPorts): Served[] {
  return [
    serve(
      contract.validateOrder,
      async ({ body }, context) => {
        const { language, now } = context
        const owner = requireOwner(context)
        const valid = await validateOrder(shop, { owner, details: body, language, now }, ports)
        const order_summary = summaryOf(valid.quote)
        return {
          valid: true as const,
          order_summary,
          data: {
            checkout_id: valid.checkoutId,
            expires_at: valid.expiresAt.toISOString(),
            amount: valid.quote.totals.total,
            order_summary,
          },
          message: valid.message,
        }
      },
      { besideFieldErrors: NOT_VALID },
    ),
  ]
}
