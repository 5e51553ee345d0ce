import * as contract from '#contract/checkout.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { releaseHold } from './release-hold.ts'

export function settlementAdminRoutes(shop: Shop): Served[] {
  return [
    serve(contract.releaseHold, async ({ params }, context) => ({
      data: {
        checkout_id: params.checkout_id,
        state: await releaseHold(shop, requireStaff(context), params.checkout_id, context.now),
      },
    })),
  ]
}
