import * as contract from '#contract/catalogue.ts'
import * as printers from '#contract/printers.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { isSignedFor } from '#server/platform/signed-until.ts'
import type { Shop } from '#server/shop.ts'

import { countCategories } from './count-kinds.ts'
import { previewOf } from './preview-of.ts'
import { brandOf, categoryOf, colorOf } from './product-shape.ts'
import type { ReferencesReader } from './references.ts'
import { type SeriesReader, seriesReader } from './series-queries.ts'
import { showPrinter } from './show-printer.ts'
import { showDraft, showProduct } from './show-product.ts'
import { withWishes } from './wished-products.ts'

export function catalogueRoutes({
  db,
  cache,
  references,
  secrets,
}: Pick<Shop, 'db' | 'cache' | 'references' | 'secrets'>): Served[] {
  async function show(by: { id: number } | { slug: string }, { caller, language }: Context) {
    const detail = await showProduct(db, await references.get(), by, language)
    const [product = detail.product] = await withWishes(db, caller, [detail.product])
    return { data: { ...detail, product } }
  }

  return [
    serve(contract.getProduct, async ({ params, query: { preview } }, context) => {
      const isShown = (id: number) =>
        preview !== undefined && isSignedFor(secrets, previewOf(id), preview, context.now)
      const draft =
        preview === undefined
          ? undefined
          : await showDraft(
              db,
              await references.get(),
              { slug: params.slug, isShown },
              context.language,
            )
      return draft === undefined ? show(params, context) : { data: draft }
    }),
    serve(contract.getProductById, ({ params }, context) => show(params, context)),
    ...referenceRoutes(references, seriesReader(db, cache)),
    serve(printers.getPrinter, async ({ params }) => ({
      data: await showPrinter(db, await references.get(), params.slug),
    })),
  ]
}

function referenceRoutes(references: ReferencesReader, series: SeriesReader): Served[] {
  return [
    serve(contract.listCategories, async () => {
      const { categories, kinds } = await references.get()
      const counts = countCategories(await kinds.get())
      return {
        data: categories.map((category) => ({
          ...categoryOf(category),
          parent_id: category.parent_id,
          products_count: counts.get(category.id) ?? 0,
        })),
      }
    }),
    serve(contract.listCategoryNames, async () => ({
      data: (await references.get()).categories.map(categoryOf),
    })),
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
    serve(contract.listCartridgeSeries, async () => ({ data: await series.get() })),
    serve(contract.listColors, async () => ({
      data: (await references.get()).colors.map(colorOf),
    })),
  ]
}
