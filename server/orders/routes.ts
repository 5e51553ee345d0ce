import * as contract from '#contract/orders.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Completed } from '#server/cart/add-named-lines.ts'
import { requireOwner } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { answerTo } from '#server/platform/idempotency.ts'
import { message } from '#server/platform/messages.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { orderAgain } from './order-again.ts'
import { ownOrders } from './order-queries.ts'
import { orderReader } from './order-reader.ts'
import { numberPart, statusesNamed } from './order-search.ts'
import { orderRowOf } from './order-shape.ts'
import { showAnyOrder, showOrder } from './show-order.ts'

export function orderRoutes(shop: Shop): Served[] {
  return [
    serve(contract.showOrder, async ({ params: { id }, query: { token } }, context) => {
      const owner = orderReader(shop, context, { id, token })
      return {
        data:
          owner === undefined
            ? await showAnyOrder(shop, id, context.language)
            : await showOrder(shop, owner, id, context.language),
      }
    }),
    serve(contract.findSentOrder, async ({ params }, context) => {
      const path = context.path.replace('/sent/{key}', '')
      const answer = await answerTo(shop.db, context, { path, key: params.key })
      // The column holds what placing an order answered.
      const order = (answer as { data: Order } | undefined)?.data
      return {
        data: order === undefined ? null : { order_id: order.id, order_number: order.order_number },
      }
    }),
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

function sayAgain({ added, missing }: Completed, language: Language): string {
  if (missing.length === 0) return message(language, 'orders.again_all')
  if (added === 0) return message(language, 'orders.again_none')
  return message(language, 'orders.again_part', {
    names: missing.map(({ name }) => name).join(', '),
  })
}
