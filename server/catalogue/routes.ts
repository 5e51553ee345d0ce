import * as contract from '#contract/catalogue.ts'
import * as printers from '#contract/printers.ts'
import type { Db } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { printerOf } from '#server/printers/printer-shape.ts'
import {
  type PrinterBrandRow,
  printerBrands,
  printersByPart,
  printersOfBrand,
} from '#server/printers/queries.ts'
import { suggest } from '#server/search/suggest.ts'

import { categoryCounts } from './category-queries.ts'
import { listProducts } from './list-products.ts'
import { brandOf, categoryOf, colorOf } from './product-shape.ts'
import type { ReferencesReader } from './references.ts'
import { showPrinter } from './show-printer.ts'
import { showProduct } from './show-product.ts'
import { withWishes } from './wished-products.ts'

const MOST_MODELS = 100

export function catalogueRoutes({
  db,
  references,
  cache,
}: {
  db: Db
  references: ReferencesReader
  cache: ReaderCache
}): Served[] {
  const finder = cache.reader(['printers', 'brands'], () => printerBrands(db))

  async function list(query: contract.ProductFilter, { path, language, caller }: Context) {
    const found = await listProducts(db, await references.get(), { query, path, language })
    return { ...found, data: await withWishes(db, caller, found.data) }
  }

  async function show(by: { id: number } | { slug: string }, { caller }: Context) {
    const detail = await showProduct(db, await references.get(), by)
    const [product = detail.product] = await withWishes(db, caller, [detail.product])
    return { data: { ...detail, product } }
  }

  return [
    serve(contract.listProducts, ({ query }, context) => list(query, context)),
    serve(contract.listBrandProducts, ({ params, query }, context) =>
      list({ ...query, brand_slug: params.brand }, context),
    ),
    serve(contract.getProduct, ({ params }, context) => show(params, context)),
    serve(contract.getProductById, ({ params }, context) => show(params, context)),
    ...referenceRoutes(db, references),
    ...printerRoutes(db, references, finder),
  ]
}

function referenceRoutes(db: Db, references: ReferencesReader): Served[] {
  return [
    serve(contract.listCategories, async () => {
      const [{ categories }, counts] = await Promise.all([references.get(), categoryCounts(db)])
      return {
        data: categories.map((category) => ({
          ...categoryOf(category),
          parent_id: category.parent_id,
          products_count: counts.get(category.id) ?? 0,
        })),
      }
    }),
    serve(contract.listBrands, async () => {
      const { brands } = await references.get()
      return {
        data: brands.map((brand) => ({
          ...brandOf(brand),
          logo: brand.logo_path,
          in_menu: brand.in_menu,
          position: brand.position,
        })),
      }
    }),
    serve(contract.listColors, async () => ({
      data: (await references.get()).colors.map(colorOf),
    })),
  ]
}

function printerRoutes(
  db: Db,
  references: ReferencesReader,
  finder: CachedReader<PrinterBrandRow[]>,
): Served[] {
  return [
    serve(printers.listPrinterBrands, async () => ({ data: await finder.get() })),
    serve(printers.listPrinters, async ({ query }) => {
      const { brand = null, series = null, q = '', limit = MOST_MODELS } = query
      const rows =
        q.trim() === ''
          ? printersOfBrand(db, brand, series, limit)
          : printersByPart(db, q, brand, series, limit)
      return { data: (await rows).map(printerOf) }
    }),
    serve(printers.getPrinter, async ({ params }) => ({
      data: await showPrinter(db, await references.get(), params.slug),
    })),
    serve(printers.suggest, async ({ query }) => ({
      data: await suggest(db, await references.get(), query.q),
    })),
  ]
}
