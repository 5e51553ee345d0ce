import * as contract from '#contract/shipments.ts'
import { callOf, withCurrent } from '#server/orders/lock-for-desk.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import { moveShipment } from './move-shipment.ts'
import { printLabels, printPackingSlips } from './print-documents.ts'
import { shipByFile } from './ship-by-file.ts'
import { shipOrder } from './ship-order.ts'

/** Parcels, and the papers that go with them. */
export function shippingAdminRoutes(shop: Shop): Served[] {
  return [
    serve(contract.createShipment, async ({ params: { id }, body }, context) => {
      const parcel = {
        carrier: body.carrier,
        trackingNumber: body.tracking_number,
        lines: body.lines.map(({ order_item_id: orderItemId, quantity }) => ({
          orderItemId,
          quantity,
        })),
      }
      return {
        data: await withCurrent(shop, id, context, () =>
          shipOrder(shop, callOf(context, body.version), id, parcel),
        ),
      }
    }),
    serve(contract.moveShipment, async ({ params, body }, context) => ({
      data: await moveShipment(shop, callOf(context, body.version), params.id, body.status),
    })),
    serve(contract.shipByFile, async ({ body: { file, apply } }, context) => ({
      data: await shipByFile(shop, callOf(context), file.content, { isApplied: apply === true }),
    })),
    serve(contract.printPackingSlip, async ({ params }) => ({
      file: await printPackingSlips(shop, [params.id]),
    })),
    serve(contract.printLabel, async ({ params }) => ({
      file: await printLabels(shop, [params.id]),
    })),
    serve(contract.printPackingSlips, async ({ body }) => ({
      file: await printPackingSlips(shop, body.ids),
    })),
    serve(contract.printLabels, async ({ body }) => ({ file: await printLabels(shop, body.ids) })),
  ]
}
