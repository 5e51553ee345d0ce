import * as contract from '#contract/admin-products.ts'
import type { Db } from '#database/pool.ts'
import { recordHistory } from '#server/audit/record-history.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { matchPrinters } from '#server/printers/match-printers.ts'
import type { Shop } from '#server/shop.ts'

import { addProductImages } from './add-product-images.ts'
import { changeProducts } from './change-products.ts'
import { deleteProduct } from './delete-product.ts'
import { deskProducts } from './desk-list-queries.ts'
import type { DeskProduct } from './desk-product-queries.ts'
import { adminProductOf, adminProductRowOf } from './desk-product-shape.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { withDescendants } from './references.ts'
import {
  addProduct,
  changeProduct,
  type Desk,
  PRODUCT_ENTITY,
  requireProduct,
} from './save-product.ts'

type ProductShop = Pick<Shop, 'db' | 'references' | 'secrets' | 'media'>

/** Articles behind the counter. */
export function productAdminRoutes(shop: ProductShop): Served[] {
  return [...readingRoutes(shop), ...writingRoutes(shop), ...partRoutes(shop)]
}

function readingRoutes(shop: ProductShop): Served[] {
  const { db, references } = shop
  return [
    serve(contract.listAdminProducts, async ({ query }, { language }) => {
      const known = await references.get()
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, sort = 'created_at' } = query
      const { category_id: category, direction = sort === 'created_at' ? 'desc' : 'asc' } = query
      const { rows, total } = await deskProducts(
        db,
        {
          search: query.search ?? '',
          status: query.status,
          categoryIds: category === undefined ? undefined : withDescendants(known, category),
          brandId: query.brand_id,
          type: query.type,
          origin: query.origin,
          stockStatus: query.stock_status,
          missing: query.missing,
        },
        {
          sort,
          isAscending: direction === 'asc',
          language,
          limit: perPage,
          offset: (page - 1) * perPage,
        },
      )
      return {
        data: rows.map((row) => adminProductRowOf(row, known)),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.showAdminProduct, async ({ params }, context) => ({
      data: await shaped(shop, context, await requireProduct(db, params.id)),
    })),
    serve(contract.showProductHistory, async ({ params, query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = query
      const { rows, total } = await recordHistory(
        db,
        { entity: PRODUCT_ENTITY, entityId: params.id },
        { limit: perPage, offset: (page - 1) * perPage },
      )
      return {
        data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.matchPrinters, async ({ body }) => ({
      data: { lines: await matchPrinters(db, body.lines) },
    })),
  ]
}

function writingRoutes(shop: ProductShop): Served[] {
  const { db } = shop
  return [
    serve(contract.addProduct, async ({ body }, context) => ({
      data: await shaped(shop, context, await addProduct(await deskOf(shop, context), body)),
      message: 'products.created',
    })),
    serve(contract.changeProduct, async ({ params, body }, context) => {
      const desk = await deskOf(shop, context)
      const row = await changeProduct(desk, params.id, body, (current, trx) =>
        shaped(shop, context, current, trx),
      )
      return { data: await shaped(shop, context, row), message: 'products.saved' }
    }),
    serve(contract.removeProduct, async ({ params }, context) => {
      await deleteProduct({ db, staff: requireStaff(context) }, params.id)
      return { data: null, message: 'products.deleted' }
    }),
    serve(contract.duplicateProduct, async ({ params }, context) => {
      const row = await duplicateProduct(await deskOf(shop, context), params.id)
      return { data: await shaped(shop, context, row), message: 'products.duplicated' }
    }),
    serve(contract.changeProducts, async ({ body }, context) => {
      const results = await changeProducts(await deskOf(shop, context), body, context.language)
      const changed = results.filter(({ is_done: isDone }) => isDone).length
      return { data: { changed, failed: results.length - changed, results } }
    }),
  ]
}

function partRoutes(shop: ProductShop): Served[] {
  const { db, media } = shop
  return [
    serve(contract.addProductImages, async ({ params, body }, context) => {
      const desk = await deskOf(shop, context)
      const row = await addProductImages(desk, media, params.id, body.images, (current, trx) =>
        shaped(shop, context, current, trx),
      )
      return { data: await shaped(shop, context, row), message: 'products.saved' }
    }),
    serve(contract.setProductPrinters, async ({ params, body }, context) => {
      const desk = await deskOf(shop, context)
      const known = new Map(
        (await requireProduct(db, params.id)).fits.map((fit) => [fit.printer_id, fit]),
      )
      const printers = [...new Set(body.printer_ids)].map((id) => {
        const { source = 'staff', note = null, confirmed = true } = known.get(id) ?? {}
        return { printer_id: id, source, note, confirmed }
      })
      const change = { printers, ...(body.version !== undefined && { version: body.version }) }
      const row = await changeProduct(desk, params.id, change, (current, trx) =>
        shaped(shop, context, current, trx),
      )
      return { data: await shaped(shop, context, row), message: 'products.saved' }
    }),
  ]
}

async function deskOf({ db, references }: ProductShop, context: Context): Promise<Desk> {
  return { db, references: await references.get(), staff: requireStaff(context) }
}

async function shaped(
  { db, references, secrets }: ProductShop,
  { now }: Context,
  row: DeskProduct,
  trx: Db = db,
) {
  return adminProductOf(trx, row, { references: await references.get(), secrets, now })
}
