import * as contract from '#contract/tracking.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit, PUBLIC_FORM_RATE } from '#server/platform/failure-limit.ts'
import type { Shop } from '#server/shop.ts'

import { trackOrder } from './track-order.ts'

export function trackingRoutes(shop: Shop): Served[] {
  const perAddress = createCallLimit(shop.db, 'tracking', PUBLIC_FORM_RATE)
  return [
    serve(contract.trackOrder, async ({ body }, { ip, language }) => {
      await perAddress.take(ip)
      const { order_number: number, email } = body
      return { data: await trackOrder(shop, { number, email }, language) }
    }),
  ]
}
