import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { categoryQuery } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'

import { SORT_CHOICES, type SortChoice } from './listing-state.ts'
import type { Listing } from './use-listing.ts'

const LABELS: Record<SortChoice, TextKey> = {
  popularity: 'sort.popularity',
  newest: 'sort.newest',
  price_asc: 'sort.priceUp',
  price_desc: 'sort.priceDown',
  name: 'sort.name',
  cost_per_page: 'sort.costPerPage',
}

/** The order of the list. While searching the best match comes first unless another order is chosen. */
export function SortSelect({
  id,
  listing: { state, change, pathname },
}: {
  id: string
  listing: Listing
}) {
  const { t } = useTranslation()
  const isSearch = state.query !== ''
  return (
    <form action={pathname} method="get" className="sort-form">
      <KeptQuery state={state} />
      <label className="text-muted text-sm" htmlFor={id}>
        {t('sort.label')}
      </label>
      <select
        id={id}
        name="sort"
        className="input sort-select"
        value={state.sort ?? (isSearch ? '' : 'popularity')}
        onChange={({ target }) =>
          change({ sort: SORT_CHOICES.find((choice) => choice === target.value) })
        }
      >
        {isSearch && <option value="">{t('sort.bestMatch')}</option>}
        {SORT_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {/* i18n: sort.* */}
            {t(LABELS[choice])}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  )
}

/** Everything but the order, for a form that is sent without JavaScript. */
function KeptQuery({ state }: { state: Listing['state'] }) {
  const kept: [string, string][] = [
    ['query', state.query],
    ...Object.entries(categoryQuery(state.category)),
    ...state.brands.map((value): [string, string] => ['brands[]', value]),
    ...state.colors.map((value): [string, string] => ['colors[]', value]),
    ...state.types.map((value): [string, string] => ['type[]', value]),
    ...state.origins.map((value): [string, string] => ['origin[]', value]),
    ['in_stock', state.isInStock ? '1' : ''],
    ['price_min', state.priceMin],
    ['price_max', state.priceMax],
    ['model_id', state.printerId === undefined ? '' : String(state.printerId)],
  ]
  return kept.map(
    ([name, value]) =>
      value !== '' && <input key={`${name}${value}`} type="hidden" name={name} value={value} />,
  )
}
