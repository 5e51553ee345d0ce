import { openPhoneOrder as endpoint } from '#contract/phone-orders.ts'
import { requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { openPhoneOrder } from './open-phone-order.ts'

export function phoneOrderRoutes(shop: Shop): Served[] {
  return [
    serve(endpoint, async ({ body }, context) => {
      const opened = await openPhoneOrder(shop, requireOwner(context), body.token, context.now)
      const { cart, email, details, missing } = opened
      return {
        data: { cart, email, details, missing },
        message: missing.length === 0 ? 'phone_orders.opened' : 'phone_orders.opened_in_part',
      }
    }),
  ]
}
