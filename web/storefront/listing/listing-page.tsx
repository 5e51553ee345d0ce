import { lazy, Suspense, useState } from 'react'

import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'
import { Kept } from '#web/ui/kept.tsx'
import { loadAgain } from '#web/ui/load-again.ts'

import { AppliedFilters } from './applied-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListingHeading } from './listing-heading.tsx'
import type { ListingData } from './listing-loader.ts'
import { ListingResults } from './listing-results.tsx'
import { countFilters } from './listing-state.ts'
import { listingTitle } from './listing-title.ts'
import { SortSelect } from './sort-select.tsx'
import { useListing } from './use-listing.ts'

const FilterDrawer = lazy(async () => ({
  default: (await loadAgain(() => import('./filter-drawer.tsx'))).FilterDrawer,
}))

/** /shop, /search and /shop/{category}: one list, its address is its whole state. */
export function ListingPage() {
  const { t } = useTranslation()
  const data = useLoaderData<ListingData>()
  const listing = useListing()
  const [drawer, setDrawer] = useState<'open' | 'closed'>()
  const filters = countFilters(listing.state)
  const crumbs = [
    { label: t('listing.home'), to: paths.home },
    ...(data.category === null || listing.state.query === ''
      ? []
      : [{ label: data.category.name, to: paths.category(data.category.slug) }]),
  ]
  const here =
    listing.state.query === '' ? listingTitle(t, listing.state, data) : t('listing.search')

  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs label={t('listing.crumbs')} crumbs={[...crumbs, { label: here }]} />
      </div>
      <div className="wrap listing">
        <div className="listing-heading">
          <ListingHeading data={data} state={listing.state} />
        </div>
        <Kept
          as="aside"
          id="filters"
          className="listing-filters"
          aria-label={t('filter.title')}
          part={FilterForm}
          props={{ listing, facets: data.facets }}
        />
        <div className="listing-results">
          <div className="listing-bar">
            {/* A link, so that it shows the filters without JavaScript too. */}
            <a
              href="#filters"
              role="button"
              aria-haspopup="dialog"
              className="btn btn-secondary"
              onClick={(event) => {
                event.preventDefault()
                setDrawer('open')
              }}
            >
              <Icon of={SlidersHorizontal} />
              {t('filter.title')}
              {filters > 0 && <span className="count">{filters}</span>}
            </a>
            <SortSelect id="sort-narrow" listing={listing} />
          </div>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <p className="mr-2 font-semibold" role="status">
              {listing.isSlow ? t('listing.loading') : countInWords(t, data)}
            </p>
            <AppliedFilters listing={listing} facets={data.facets} />
            <div className="ml-auto hidden lg:block">
              <SortSelect id="sort-wide" listing={listing} />
            </div>
          </div>
          <ListingResults data={data} listing={listing} />
        </div>
      </div>
      {drawer !== undefined && (
        <Suspense>
          <FilterDrawer
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            listing={listing}
            facets={data.facets}
            total={data.total}
          />
        </Suspense>
      )}
    </main>
  )
}

function countInWords(t: Translate, { isMore, total }: ListingData): string {
  return isMore ? t('listing.countMore') : t('listing.count', { count: total })
}
