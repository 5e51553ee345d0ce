import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

import { loader, type ListingData } from './listing-loader.ts'
import { ListingPage } from './listing-page.tsx'
import { countFilters, readListing } from './listing-state.ts'
import { listingTitle } from './listing-title.ts'

function head(data: ListingData, { t, url, absolute }: HeadContext): Head {
  const state = readListing(url.searchParams)
  const isSearch = state.query !== '' || url.pathname === '/search'
  const home = data.category === null ? paths.shop : paths.category(data.category.slug)
  const brand =
    state.brands.length === 1
      ? data.facets.brands.find(({ value }) => value === state.brands[0])
      : undefined
  const title = listingTitle(t, state, data.category?.name)
  return {
    title: brand === undefined ? title : t('listing.withBrand', { title, brand: brand.label }),
    description: t('listing.description', { title, count: data.total }),
    canonical: withQuery(home, { page: data.page > 1 ? data.page : undefined }),
    // Endless combinations of filters are for people; search engines get the plain lists.
    ...(isSearch || countFilters(state) > 1 ? { robots: 'noindex, follow' } : {}),
    ...(data.category === null
      ? {}
      : { structuredData: [breadcrumbs(t('listing.home'), data.category, absolute)] }),
  }
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
