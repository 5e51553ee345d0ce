import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { Head } from '#web/pages/head.ts'
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
    ...(data.category === null
      ? {}
      : { structuredData: [breadcrumbs(t('listing.home'), data.category, absolute)] }),
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

function breadcrumbs(
  home: string,
  category: { slug: string; name: string },
  absolute: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: absolute(paths.home) },
      {
        '@type': 'ListItem',
        position: 2,
        name: category.name,
        item: absolute(paths.category(category.slug)),
      },
    ],
  }
}

export const route = pageRoute({ Component: ListingPage, loader, head })
