import * as contract from '#contract/catalogue.ts'
import { chooseSearchResult, suggest as suggestEndpoint } from '#contract/search.ts'
import { termOf } from '#server/catalogue/listing-filter.ts'
import { withWishes } from '#server/catalogue/wished-products.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit } from '#server/platform/failure-limit.ts'
import type { Shop } from '#server/shop.ts'

import { findProducts } from './find-products.ts'
import { suggest } from './suggest.ts'

const CHOICES = { calls: 120, seconds: 10 * 60 }

/** Lists of products, whether filtered, searched or both, and what the search box offers. */
export function searchRoutes({
  db,
  references,
  vocabulary,
  searches,
}: Pick<Shop, 'db' | 'references' | 'vocabulary' | 'searches'>): Served[] {
  const perAddress = createCallLimit(db, 'search-chosen', CHOICES)

  async function list(query: contract.ProductFilter, { path, language, caller }: Context) {
    const found = await findProducts(db, await references.get(), await vocabulary.get(), {
      query,
      path,
      language,
    })
    const term = termOf(query)
    if (term !== '' && found.current_page === 1)
      searches.note({
        term,
        language,
        // What leads to a page has found it.
        hits: found.search?.redirect ? Math.max(found.total, 1) : found.total,
        isCorrected: found.search !== null && found.search.corrected_to !== null,
      })
    return { ...found, data: await withWishes(db, caller, found.data) }
  }

  return [
    serve(contract.listProducts, ({ query }, context) => list(query, context)),
    serve(contract.listBrandProducts, ({ params, query }, context) =>
      list({ ...query, brand_slug: params.brand }, context),
    ),
    serve(chooseSearchResult, async ({ body }, { language, ip }) => {
      // Too many are not noted, and nobody is told: it is no business of the visitor's.
      const isWelcome = await perAddress.take(ip).then(
        () => true,
        () => false,
      )
      if (isWelcome)
        searches.noteChoice({ term: body.query, language, kind: body.kind, id: body.id })
      return { data: null }
    }),
    serve(suggestEndpoint, async ({ query: { q, names, fits } }, { language }) => ({
      data: await suggest(db, await references.get(), await vocabulary.get(), {
        text: q,
        language: names ?? language,
        owned: fits ?? [],
      }),
    })),
  ]
}
