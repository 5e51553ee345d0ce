import type { Translate } from '#web/language/i18n.ts'

import type { ListingData } from './listing-loader.ts'
import type { ListingState } from './listing-state.ts'

/** What the list is, in words: the heading, the crumb and the title of the page, as the menu says it. */
export function listingTitle(
  t: Translate,
  state: ListingState,
  { category, houseBrand }: Pick<ListingData, 'category' | 'houseBrand'>,
): string {
  if (state.query !== '') return t('listing.resultsFor', { term: state.query })
  if (category !== null) return category.name
  const isHouse = state.origins.length === 1 && state.origins[0] === 'house'
  return isHouse && houseBrand !== null
    ? t('nav.houseBrand', { brand: houseBrand })
    : t('listing.all')
}
