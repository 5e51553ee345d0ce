import type { Translate } from '#web/language/i18n.ts'

import type { ListingState } from './listing-state.ts'

/** What the list is, in words: the heading and the title of the page. */
export function listingTitle(
  t: Translate,
  state: ListingState,
  category: string | undefined,
): string {
  if (state.query !== '') return t('listing.resultsFor', { term: state.query })
  return category ?? t('listing.all')
}
