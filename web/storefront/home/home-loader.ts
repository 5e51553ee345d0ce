import type { Answer, Call } from '#contract/api.ts'
import type { Product } from '#contract/catalogue.ts'
import { toCard } from '#web/commerce/card/card-product.ts'
import { toMini } from '#web/commerce/card/mini-product.ts'
import { findPrinters } from '#web/commerce/printers/find-printers.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { callContext, languageContext } from '#web/data/call-context.ts'
import { interfaceLanguage, type ReadingLanguage } from '#web/language/language.ts'
import { paths } from '#web/pages/paths.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { loadBanners } from './banners.ts'
import { readFinder } from './finder-address.ts'

const BEST_SELLERS = 12
const ROW = 4
/** Reviews shown in their own words. */
const QUOTED = 3

/** The home page: departments, what sells best, one comparison, and what the finder's address may mean. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const reading = context.get(languageContext)
  const chosen = readFinder(new URL(request.url).searchParams)
  const offered = chosen.q + chosen.brand === '' ? null : await findPrinters(call, chosen)
  if (offered?.match) throw redirect(paths.printer(offered.match.slug))
  const language = interfaceLanguage(reading)
  const [categories, best, brands, services, banners, reviews] = await Promise.all([
    call('GET /customer/categories', {}),
    call('GET /customer/products/filter', {
      query: { sort_by: 'popularity', sort_order: 'desc', per_page: BEST_SELLERS },
    }),
    call('GET /printers/brands', {}),
    call('GET /top-services', {}).catch(() => undefined),
    loadBanners(call, language),
    call('GET /reviews', { query: { language, per_page: QUOTED } }).catch(() => undefined),
  ])
  const cartridges = best.data
    .filter(({ type }) => type === 'inkjet' || type === 'toner')
    .slice(0, ROW)
  const others = best.data.filter((product) => !cartridges.includes(product)).slice(0, ROW)
  return {
    departments: departmentsOf(categories.data, reading),
    cartridges: cartridges.map((product) => toCard(product, reading)),
    bestSellers: others.map((product) => toCard(product, reading)),
    pair: await comparedPair(call, best.data, reading),
    brands: brands.data.map(({ slug, name, series }) => ({
      slug,
      name,
      series: [...new Set(series.map((one) => one.name))],
    })),
    chosen,
    offered,
    rating:
      services === undefined
        ? null
        : { stars: services.stars_rating, reviews: services.reviews_count },
    quoted: (reviews?.data ?? []).map(({ id, rating, title, opinion, name, created_at }) => ({
      id,
      rating,
      title,
      opinion,
      name,
      createdAt: created_at,
    })),
    banners,
  }
}

export type HomeData = Awaited<ReturnType<typeof loader>>

/** Departments with something in them, in the order of the shop. */
function departmentsOf(
  categories: Answer<'GET /customer/categories'>['data'],
  reading: ReadingLanguage,
) {
  const order = ['inkjet', 'toner', 'drum', 'printers', 'stationery', 'accessories']
  return order.flatMap((slug) => {
    const category = categories.find((one) => one.slug === slug)
    if (category === undefined || category.products_count === 0) return []
    return [{ slug, name: localName(category, reading), count: category.products_count }]
  })
}

/** The best-selling article of ours with a known original, beside that original. */
async function comparedPair(call: Call, products: readonly Product[], reading: ReadingLanguage) {
  const house = products.find(
    (product) => product.original_price !== null && product.impressions !== null,
  )
  if (house === undefined) return null
  const { data } = await call('GET /customer/products/slug/{slug}', {
    params: { slug: house.slug },
  })
  return data.replaces === null
    ? null
    : { house: toMini(house, reading), original: toMini(data.replaces, reading) }
}
