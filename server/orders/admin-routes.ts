import type * as z from 'zod'

import * as contract from '#contract/admin-orders.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import {
  type AdminOrderListRow,
  countOrders,
  orderBackground,
  ordersByPage,
} from './admin-order-queries.ts'
import { numberPart } from './order-search.ts'
import { orderRowOf } from './order-shape.ts'
import { showAnyOrder } from './show-order.ts'

/** The order desk: every order of the shop, for its staff. */
export function orderAdminRoutes(shop: Shop): Served[] {
  return [
    serve(contract.listAdminOrders, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, sort, direction, ...filter } = query
      const { rows, total } = await ordersByPage(
        shop.db,
        { ...filter, search: plainLetters(numberPart(filter.search ?? '')) },
        {
          sort: sort ?? 'created_at',
          isAscending: direction === 'asc',
          limit: perPage,
          offset: (page - 1) * perPage,
        },
      )
      return { data: rows.map(adminRowOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.countAdminOrders, async () => ({ data: await countOrders(shop.db) })),
    serve(contract.showAdminOrder, async ({ params }, { language }) => {
      const [order, background] = await Promise.all([
        showAnyOrder(shop, params.id, language),
        orderBackground(shop.db, params.id),
      ])
      if (background === undefined)
        throw new ShopError('not_found', { message: 'orders.not_found' })
      const { timeline, ...rest } = background
      return {
        data: {
          ...order,
          ...rest,
          timeline: (timeline ?? []).map(({ at, ...event }) => ({
            ...event,
            at: new Date(at).toISOString(),
          })),
        },
      }
    }),
  ]
}

function adminRowOf(row: AdminOrderListRow): z.infer<typeof contract.AdminOrderRow> {
  const { billing_address: billing } = row
  return {
    ...orderRowOf(row),
    customer_id: row.user_id,
    customer_name: `${billing.first_name} ${billing.last_name}`,
    company_name: billing.company_name,
    email: row.email,
    country: row.shipping_address.country,
    needs_attention: row.needs_attention,
  }
}
