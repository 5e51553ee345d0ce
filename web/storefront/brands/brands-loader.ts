import { callContext } from '#web/data/call-context.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

/** Every brand with something to sell: how many articles are its own, and how many fit its printers. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const [{ data: brands }, { facets }] = await Promise.all([
    call('GET /brands', {}, { signal: request.signal }),
    call('GET /customer/products/filter', { query: { per_page: 1 } }, { signal: request.signal }),
  ])
  const all = brands.map((brand) => ({
    slug: brand.slug,
    name: brand.name,
    isHouse: brand.is_house_brand,
    articles: countIn(facets.brands, brand.slug),
    fitting: countIn(facets.for_brands, brand.slug),
  }))
  const inUse = all.filter(({ articles, fitting }) => articles + fitting > 0)
  return {
    house: inUse.find(({ isHouse }) => isHouse) ?? null,
    makers: inUse
      .filter(({ isHouse, fitting }) => !isHouse && fitting > 0)
      .toSorted((a, b) => b.fitting - a.fitting),
    others: inUse
      .filter(({ isHouse, fitting }) => !isHouse && fitting === 0)
      .toSorted((a, b) => b.articles - a.articles),
  }
}

export type BrandsData = Awaited<ReturnType<typeof loader>>
export type ShownBrand = BrandsData['makers'][number]

function countIn(facet: readonly { value: string; count: number }[], slug: string): number {
  return facet.find(({ value }) => value === slug)?.count ?? 0
}
