import * as contract from '#contract/price-batches.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { batchById, batchesByPage, batchLines } from './batch-list-queries.ts'
import { applyPrices, previewPrices } from './change-prices.ts'
import { wireOf } from './price-lines.ts'
import { revertBatch } from './revert-batch.ts'

/** Many prices at once, for staff. */
export function priceBatchAdminRoutes(shop: Shop): Served[] {
  return [...changeRoutes(shop), ...batchRoutes(shop)]
}

function changeRoutes(shop: Shop): Served[] {
  return [
    serve(contract.previewRegularPrices, async ({ body }, { language }) => ({
      data: await previewPrices(shop, body, language),
    })),
    serve(contract.previewDiscounts, async ({ body }, { language }) => ({
      data: await previewPrices(shop, body, language),
    })),
    serve(contract.applyRegularPrices, async ({ body }, context) => {
      const { starts_at, ...change } = body
      const startsAt = typeof starts_at === 'string' ? new Date(starts_at) : null
      const kind = 'regular'
      const data = await applyPrices(shop, requireStaff(context), { ...change, kind, startsAt })
      return { data, message: startsAt === null ? 'prices.applied' : 'prices.scheduled' }
    }),
    serve(contract.applyDiscounts, async ({ body }, context) => {
      const batch = { ...body, kind: 'discount', startsAt: null } as const
      const data = await applyPrices(shop, requireStaff(context), batch)
      return { data, message: 'prices.applied' }
    }),
  ]
}

function batchRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.listPriceBatches, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, ...filter } = query
      const { rows, total } = await batchesByPage(db, filter, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return { data: rows, ...pageOf(total, page, perPage) }
    }),
    serve(contract.showPriceBatch, async ({ params: { id } }, { language }) => {
      const batch = await batchById(db, id)
      if (batch === undefined) throw new ShopError('not_found')
      const rows = (await batchLines(db, id)).map((line) => ({
        product_id: line.product_id,
        sku: line.sku,
        name: localName(line, language),
        old_price: wireOf(line.old_price),
        new_price: wireOf(line.new_price),
        is_done: line.is_done,
      }))
      return { data: { ...batch, rows } }
    }),
    serve(contract.revertPriceBatch, async ({ params: { id } }, context) => {
      const { isCancelled, ...data } = await revertBatch(db, requireStaff(context), id)
      return { data, message: isCancelled ? 'prices.cancelled' : 'prices.reverted' }
    }),
  ]
}
