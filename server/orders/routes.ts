import * as contract from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { type Context, requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { message } from '#server/platform/messages.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { orderAgain, type OrderedAgain } from './order-again.ts'
import { ownOrders } from './order-queries.ts'
import { numberPart, statusesNamed } from './order-search.ts'
import { orderRowOf } from './order-shape.ts'
import { showAnyOrder, showOrder } from './show-order.ts'

export function orderRoutes(shop: Shop): Served[] {
  return [
    serve(contract.showOrder, async ({ params }, context) => ({
      data: isStaff(context)
        ? await showAnyOrder(shop, params.id, context.language)
        : await showOrder(shop, requireOwner(context), params.id, context.language),
    })),
    serve(contract.listOrders, async ({ query }, context) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '', direction } = query
      const { rows, total } = await ownOrders(shop.db, requireOwner(context), {
        search: numberPart(search),
        statuses: statusesNamed(search, context.language),
        isAscending: direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows.map(orderRowOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.orderAgain, async ({ params }, context) => {
      const again = await orderAgain(shop, requireOwner(context), params.id)
      return { data: again, message: { text: sayAgain(again, context.language) } }
    }),
  ]
}

/** Staff may read any order, under the path without an area. */
function isStaff({ caller }: Context): boolean {
  return caller.kind === 'user' && caller.user.role !== 'customer'
}

function sayAgain({ added, missing }: OrderedAgain, language: Language): string {
  if (missing.length === 0) return message(language, 'orders.again_all')
  if (added === 0) return message(language, 'orders.again_none')
  return message(language, 'orders.again_part', {
    names: missing.map(({ name }) => name).join(', '),
  })
}
