import * as contract from '#contract/phone-orders.ts'
import { summariseItems } from '#server/checkout/summarise-items.ts'
import { summaryOf } from '#server/checkout/summary-shape.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { phoneOrderOfRow } from './phone-order-shape.ts'
import { preparePhoneOrder, sendPhoneOrder, withdrawPhoneOrder } from './prepare-phone-order.ts'
import { phoneOrder, phoneOrdersByPage } from './queries.ts'

/** Orders told by phone, behind the counter. */
export function phoneOrderAdminRoutes(shop: Shop): Served[] {
  const show = async (id: number) => {
    const row = await phoneOrder(shop.db, id)
    if (row === undefined) throw new ShopError('not_found')
    return phoneOrderOfRow(shop, row)
  }
  return [
    serve(contract.listPhoneOrders, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', status } = query
      const { rows, total } = await phoneOrdersByPage(
        shop.db,
        { search, status },
        { isAscending: query.direction === 'asc', limit: perPage, offset: (page - 1) * perPage },
      )
      return {
        data: rows.map((row) => phoneOrderOfRow(shop, row)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.showPhoneOrder, async ({ params }) => ({ data: await show(params.id) })),
    serve(contract.summarisePhoneOrder, async ({ body }, { language, now }) => ({
      data: summaryOf(await summariseItems(shop, body.lines, language, now)),
    })),
    serve(contract.preparePhoneOrder, ({ body }, context) =>
      once(shop.db, context, body, async () => {
        const id = await preparePhoneOrder(shop, body, requireStaff(context), context.now)
        return { data: await show(id), message: 'phone_orders.sent' as const }
      }),
    ),
    serve(contract.sendPhoneOrder, async ({ params }, context) => {
      await sendPhoneOrder(shop, params.id, requireStaff(context), context.now)
      return { data: await show(params.id), message: 'phone_orders.sent' }
    }),
    serve(contract.withdrawPhoneOrder, async ({ params }, context) => {
      await withdrawPhoneOrder(shop, params.id, requireStaff(context))
      return { data: await show(params.id), message: 'phone_orders.ended' }
    }),
  ]
}
