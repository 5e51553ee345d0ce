import * as contract from '#contract/admin-stock.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { once } from '#server/platform/idempotency.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { writeCsv } from '#server/platform/write-csv.ts'
import type { Shop } from '#server/shop.ts'

import { adjustStock } from './adjust-stock.ts'
import { countStock } from './count-stock.ts'
import type { DeskFilter, DeskSort } from './desk-list-queries.ts'
import { type DeskRow, deskRows, movementsOf, stockStats } from './desk-queries.ts'
import { receiveGoods } from './receive-goods.ts'
import { setStockThreshold } from './set-threshold.ts'
import { deskName, stockRowOf, suggestedQuantity } from './stock-row.ts'

const COVER_DAYS = 30

/** The shelf behind the counter. */
export function stockAdminRoutes(shop: Shop): Served[] {
  return [...listRoutes(shop), ...bookingRoutes(shop), ...purchaseRoutes(shop)]
}

function listRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.listStock, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const { rows, total } = await deskRows(db, filterOf(query), {
        ...orderOf(query),
        language,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return {
        data: rows.map((row) => stockRowOf(row, language)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.showStockStats, async () => ({ data: await stockStats(db) })),
    serve(contract.exportStock, async ({ query }, { language }) => {
      const page = { ...orderOf(query), language, limit: null, offset: 0 }
      const { rows } = await deskRows(db, filterOf(query), page)
      return { file: { name: 'stock.csv', content: await writeCsv(...stockTable(rows, language)) } }
    }),
    serve(contract.listStockMovements, async ({ params, query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, product_color_id: colorId } = query
      const found = await movementsOf(
        db,
        { productId: params.productId, colorId: colorId ?? null },
        { limit: perPage, offset: (page - 1) * perPage },
      )
      if (found === undefined)
        throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
      const { rows, total } = found
      return {
        data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        ...pageOf(total, page, perPage),
      }
    }),
  ]
}

function bookingRoutes({ db }: Shop): Served[] {
  return [
    serve(contract.adjustStock, async ({ params, body }, context) => {
      const { product_color_id: colorId, ...change } = body
      const adjustment = { ...change, productId: params.productId, colorId: colorId ?? null }
      return {
        data: await adjustStock(db, requireStaff(context), adjustment, context.language),
        message: 'stock.adjusted',
      }
    }),
    serve(contract.setStockThreshold, async ({ params, body }, context) => {
      const { low_stock_threshold: threshold } = body
      const { productId } = params
      await setStockThreshold(db, requireStaff(context), { productId, threshold })
      return { data: { product_id: productId, low_stock_threshold: threshold } }
    }),
    serve(contract.receiveGoods, (input, context) =>
      once(db, context, input.body, async () => {
        const { delivery_note: deliveryNote, lines } = input.body
        const pieces = lines.map(({ product_id, product_color_id, quantity }) => ({
          productId: product_id,
          colorId: product_color_id ?? null,
          quantity,
        }))
        const id = await receiveGoods(db, requireStaff(context), { deliveryNote, lines: pieces })
        const { rows } = await deskRows(
          db,
          { productIds: pieces.map(({ productId }) => productId) },
          { sort: 'sku', isAscending: true, limit: null, offset: 0 },
        )
        const received = rows.filter((row) =>
          pieces.some(
            (one) => one.productId === row.product_id && one.colorId === row.product_color_id,
          ),
        )
        const stock = received.map((row) => stockRowOf(row, context.language))
        return {
          data: { id, delivery_note: deliveryNote, lines: stock },
          message: 'stock.received' as const,
        }
      }),
    ),
    serve(contract.countStock, async ({ body }, context) => {
      const { file, apply: isApplied = false } = body
      const report = await countStock(
        db,
        requireStaff(context),
        { file, isApplied },
        context.language,
      )
      return { data: report, ...(isApplied && { message: 'stock.counted' as const }) }
    }),
  ]
}

function purchaseRoutes({ db }: Shop): Served[] {
  const purchases = (
    { days, brand_id: brandId }: { days?: number | undefined; brand_id?: number | undefined },
    page: { limit: number | null; offset: number },
  ) =>
    deskRows(
      db,
      { buyForDays: days ?? COVER_DAYS, brandId },
      { sort: 'days_of_cover', isAscending: true, ...page },
    )
  return [
    serve(contract.listPurchases, async ({ query }, { language }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, days = COVER_DAYS } = query
      const { rows, total } = await purchases(query, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return {
        data: rows.map((row) => ({
          ...stockRowOf(row, language),
          brand: row.brand,
          suggested_quantity: suggestedQuantity(row, days),
        })),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.exportPurchases, async ({ query }, { language }) => {
      const { rows } = await purchases(query, { limit: null, offset: 0 })
      const days = query.days ?? COVER_DAYS
      const table = rows.map((row) => ({
        brand: row.brand,
        sku: row.sku,
        name: deskName(row, language),
        available: row.available,
        sold_30_days: row.sold_30_days,
        days_of_cover: row.days_of_cover,
        suggested_quantity: suggestedQuantity(row, days),
      }))
      const columns = [
        'brand',
        'sku',
        'name',
        'available',
        'sold_30_days',
        'days_of_cover',
        'suggested_quantity',
      ]
      return { file: { name: 'purchase-list.csv', content: await writeCsv(columns, table) } }
    }),
  ]
}

function filterOf({
  search,
  state,
  product_id: productId,
}: {
  search?: string | undefined
  state?: StockStatus | 'scarce' | undefined
  product_id?: number | undefined
}): DeskFilter {
  return { search, state, ...(productId !== undefined && { productIds: [productId] }) }
}

/** The scarcest first, unless something else is asked for. */
function orderOf({
  sort = 'available',
  direction = 'asc',
}: {
  sort?: DeskSort | undefined
  direction?: 'asc' | 'desc' | undefined
}) {
  return { sort, isAscending: direction === 'asc' }
}

function stockTable(rows: readonly DeskRow[], language: Language): Parameters<typeof writeCsv> {
  const table = rows
    .filter(({ stock_kind: kind }) => kind !== 'pack')
    .map((row) => ({
      sku: row.sku,
      name: deskName(row, language),
      on_hand: row.on_hand,
      reserved: row.reserved,
      available: row.available,
      low_stock_threshold: row.low_stock_threshold,
      sold_30_days: row.sold_30_days,
      // Empty, to be counted: an empty cell is no count.
      quantity: null,
    }))
  return [
    [
      'sku',
      'name',
      'on_hand',
      'reserved',
      'available',
      'low_stock_threshold',
      'sold_30_days',
      'quantity',
    ],
    table,
  ]
}
