import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import type { Head } from '#web/pages/head.ts'
import { itemList } from '#web/pages/item-list.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

import { loader, type ListingData } from './listing-loader.ts'
import { ListingPage } from './listing-page.tsx'
import { countFilters, readListing, type ListingState } from './listing-state.ts'
import { listingTitle } from './listing-title.ts'

function head(data: ListingData, { t, url, absolute }: HeadContext): Head {
  const state = readListing(url.searchParams)
  const isSearch = state.query !== '' || url.pathname === '/search'
  const home = data.category === null ? paths.shop : paths.category(data.category.slug)
  const title = listingTitle(t, state, data)
  return {
    title: narrowedTitle(title, t, state, data),
    description: t('listing.description', { title, count: data.total }),
    canonical: withQuery(home, { page: data.page > 1 ? data.page : undefined }),
    // Endless combinations of filters are for people; search engines get the plain lists.
    ...(isSearch || countFilters(state) > 1 ? { robots: 'noindex, follow' } : {}),
    ...(import.meta.env.SSR && {
      structuredData: [
        ...(data.category === null
          ? []
          : [
              breadcrumbList(
                [
                  { name: t('listing.home'), path: paths.home },
                  { name: data.category.name, path: home },
                ],
                absolute,
              ),
            ]),
        ...(data.products.length > 0
          ? [
              itemList(
                data.products.map(({ slug }) => paths.product(slug)),
                absolute,
              ),
            ]
          : []),
      ],
    }),
  }
}

/** One brand, or one maker of printers, is part of what the list is. */
function narrowedTitle(
  title: string,
  t: HeadContext['t'],
  { brands, forBrands }: ListingState,
  { facets }: ListingData,
): string {
  if (brands.length + forBrands.length !== 1) return title
  const brand = facets.brands.find(({ value }) => value === brands[0])
  if (brand !== undefined) return t('listing.withBrand', { title, brand: brand.label })
  const maker = facets.for_brands.find(({ value }) => value === forBrands[0])
  return maker === undefined ? title : t('listing.forMaker', { title, brand: maker.label })
}

export const route = pageRoute({ Component: ListingPage, loader, head })
