import { toCard } from '#web/commerce/card/card-product.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import { loadWords, translatorFor } from '#web/language/i18n.ts'
import { interfaceLanguage, type ReadingLanguage } from '#web/language/language.ts'
import { paths } from '#web/pages/paths.ts'
import { redirect, withStatus } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import {
  countFilters,
  listingPath,
  listingQuery,
  type ListingState,
  readListing,
} from './listing-state.ts'
import { ownedPrinters } from './owned-printers.ts'

/** Fills rows of one, two and three cards. */
const PER_PAGE = 18
const MOVED = 301

/** One page of /shop, /search or /shop/{category}, cut down to what the screen shows. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const reading = context.get(languageContext)
  const url = new URL(request.url)
  const state = readListing(url.searchParams)
  const owned = isSearch(url) && state.query !== '' ? ownedPrinters(request) : []
  const list = await call(
    'GET /customer/products/filter',
    {
      query: {
        ...listingQuery(state, params['category']),
        ...(owned.length > 0 && { fits: owned }),
        per_page: PER_PAGE,
      },
    },
    { signal: request.signal },
  )
  const { category } = list
  const asked = params['category']
  if (asked !== undefined && category === null) throw await categoryNotFound(reading)
  if (category !== null && asked !== undefined && asked !== category.slug && !/^\d+$/.test(asked))
    throw redirect(paths.category(category.slug) + url.search, MOVED)
  const wanted = list.search?.redirect ?? null
  if (wanted !== null && isBareSearch(url, state)) throw redirect(wanted)
  const shelf = list.search?.category ?? null
  // Whoever has a printer that the shelf has something for sees that first, which shelves do not know.
  if (shelf !== null && list.search?.fitting === 0 && isBareSearch(url, state))
    throw redirect(paths.category(shelf))
  if (list.data.length === 0 && list.total > 0)
    throw redirect(listingPath(url.pathname, state, { page: list.last_page }))
  const named = list.search?.printer
  // Its page says what it takes and why we have none of it.
  if (named && list.total === 0 && asked === undefined && countFilters(state) === 0)
    throw redirect(paths.printer(named.slug))
  return {
    category: category && { slug: category.slug, name: localName(category, reading) },
    houseBrand: list.data.find(({ brand }) => brand.is_house_brand)?.brand.name ?? null,
    products: list.data.map((product) => toCard(product, reading)),
    total: list.total,
    page: list.current_page,
    lastPage: list.last_page,
    facets: list.facets,
    correctedTo: list.search?.corrected_to ?? null,
    printer: list.search?.printer ?? null,
    whichPrinter: (list.search?.printers ?? []).map(({ slug, name }) => ({ slug, name })),
    leftOut: list.search?.left_out ?? [],
    unsoldMaker: list.search?.unsold_maker ?? null,
    isMore: list.search?.is_more ?? false,
  }
}

export type ListingData = Awaited<ReturnType<typeof loader>>

function isSearch(url: URL): boolean {
  return url.pathname === paths.search({})
}

/** A search and nothing else: who names a shelf is shown the shelf. */
function isBareSearch(url: URL, state: ListingState): boolean {
  return isSearch(url) && countFilters(state) === 0 && state.page === 1
}

/** What the 404 page says. */
async function categoryNotFound(reading: ReadingLanguage) {
  const language = interfaceLanguage(reading)
  await loadWords(language, 'catalogue')
  return withStatus(
    { code: 'not_found', message: translatorFor(language)('listing.categoryNotFound') },
    404,
  )
}
