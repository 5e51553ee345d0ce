import { useRef } from 'react'

import type { Facets } from '#contract/catalogue.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { categoryQuery } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'

import { FacetChecks } from './facet-checks.tsx'
import {
  colorChoices,
  forBrandChoices,
  namedChoices,
  originChoices,
  typeChoices,
  type FacetChoice,
} from './facet-choices.ts'
import {
  countFilters,
  listingPath,
  NO_FILTERS,
  toggled,
  type ListingState,
} from './listing-state.ts'
import type { Listing } from './use-listing.ts'

interface FilterFormProps {
  listing: Listing
  facets: Facets
  /** The panel has the title already. */
  isInPanel?: boolean
}

/** All filters with their counts. A plain GET form without JavaScript; with it, a tick applies at once. */
export function FilterForm({ listing, facets, isInPanel = false }: FilterFormProps) {
  const { t } = useTranslation()
  const { state, change, pathname } = listing
  const categoryName = useCategoryName()
  return (
    <form action={pathname} method="get" onSubmit={(event) => event.preventDefault()}>
      <h2 className="flex items-center justify-between text-lg">
        <span className={isInPanel ? 'sr-only' : ''}>{t('filter.title')}</span>
        {countFilters(state) > 0 && (
          <Link
            className="link font-body text-sm font-semibold"
            to={listingPath(pathname, state, NO_FILTERS)}
            preventScrollReset
          >
            {t('filter.clear')}
          </Link>
        )}
      </h2>
      <KeptFields state={state} />
      <FacetChecks
        name="brands[]"
        title={t('filter.brand')}
        choices={namedChoices(facets.brands, state.brands)}
        chosen={state.brands}
        onToggle={(value) => change({ brands: toggled(state.brands, value) })}
      />
      <FacetChecks
        name="for_brand"
        title={t('filter.forBrand')}
        choices={forBrandChoices(t, facets.for_brands, state.forBrands)}
        chosen={state.forBrands}
        onToggle={(value) => change({ forBrands: toggled(state.forBrands, value) })}
      />
      <FacetChecks
        name="colors[]"
        title={t('filter.colour')}
        choices={colorChoices(facets.colors, state.colors)}
        chosen={state.colors}
        onToggle={(value) => change({ colors: toggled(state.colors, value) })}
      />
      <FacetChecks
        name="type[]"
        title={t('filter.type')}
        choices={typeChoices(categoryName, facets.types, state.types)}
        chosen={state.types}
        onToggle={(value) => change({ types: toggled(state.types, value) })}
      />
      <FacetChecks
        name="origin[]"
        title={t('filter.origin')}
        choices={originChoices(t, facets.origins, state.origins)}
        chosen={state.origins}
        onToggle={(value) => change({ origins: toggled(state.origins, value) })}
      />
      <FacetChecks
        name="in_stock"
        title={t('filter.availability')}
        choices={stockChoices(t, facets, state)}
        chosen={state.isInStock ? ['1'] : []}
        onToggle={() => change({ isInStock: !state.isInStock })}
      />
      <PriceRange listing={listing} />
      <noscript>
        <Button type="submit" width="full" className="mt-4">
          {t('filter.apply')}
        </Button>
      </noscript>
    </form>
  )
}

function stockChoices(t: Translate, facets: Facets, { isInStock }: ListingState): FacetChoice[] {
  const count = facets.in_stock[0]?.count ?? 0
  return count === 0 && !isInStock ? [] : [{ value: '1', label: t('filter.inStock'), count }]
}

/** What the form must not lose when it is sent without JavaScript. */
function KeptFields({ state }: { state: ListingState }) {
  const kept = [
    ['query', state.query],
    ...Object.entries(categoryQuery(state.category)),
    ['model_id', state.printerId === undefined ? '' : String(state.printerId)],
    ['sort', state.sort ?? ''],
  ] as const
  return kept.map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function PriceRange({ listing: { state, change } }: { listing: Listing }) {
  const { t } = useTranslation()
  const fields = useRef<HTMLDivElement>(null)
  const apply = () => {
    const [priceMin = '', priceMax = ''] = [
      ...(fields.current?.querySelectorAll('input') ?? []),
    ].map(({ value }) => value.trim())
    if (priceMin !== state.priceMin || priceMax !== state.priceMax) change({ priceMin, priceMax })
  }
  const field = (name: string, label: string, value: string) => (
    <label className="field">
      <span className="hint">{label}</span>
      <input
        key={value}
        className="input input-sm"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        pattern="\d{1,7}([.,]\d{1,2})?"
        autoComplete="off"
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
    </label>
  )
  return (
    <Disclosure isOpen summary={t('filter.price')} className="filter-group">
      <div ref={fields} className="mt-1 grid grid-cols-2 gap-2">
        {field('price_min', t('filter.priceFrom'), state.priceMin)}
        {field('price_max', t('filter.priceTo'), state.priceMax)}
      </div>
    </Disclosure>
  )
}
