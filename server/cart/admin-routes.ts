import * as contract from '#contract/abandoned-carts.ts'
import type { Language } from '#contract/plain/languages.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { abandonedByPage, abandonedCart } from './abandoned-queries.ts'
import { abandonedCartOf } from './abandoned-shape.ts'
import { remindOfCart } from './remind-of-cart.ts'

/** Carts that were left, behind the counter. */
export function cartAdminRoutes(shop: Shop): Served[] {
  const show = async (id: number, language: Language) => {
    const row = await abandonedCart(shop.db, id)
    if (row === undefined) throw new ShopError('not_found')
    return abandonedCartOf(row, await shop.references.get(), language)
  }
  return [
    serve(contract.listAbandonedCarts, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '' } = query
      const hasEmail = query.has_email === undefined ? null : query.has_email === 'true'
      const { rows, total } = await abandonedByPage(
        shop.db,
        { search, hasEmail },
        {
          isAscending: query.direction === 'asc',
          limit: perPage,
          offset: (page - 1) * perPage,
        },
      )
      const references = await shop.references.get()
      return {
        data: rows.map((row) => abandonedCartOf(row, references, language)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.showAbandonedCart, async ({ params }, { language }) => ({
      data: await show(params.id, language),
    })),
    serve(contract.remindOfCart, async ({ params }, context) => {
      await remindOfCart(shop, params.id, context.now, requireStaff(context))
      return { data: await show(params.id, context.language), message: 'mails.queued' }
    }),
  ]
}
