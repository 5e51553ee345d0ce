import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import sceneSearch from '#web/pictures/scene-search.svg'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Printer } from '#web/ui/icons/printer.ts'
import { Link } from '#web/ui/link.tsx'

import type { ListingData } from './listing-loader.ts'
import { countFilters, listingPath, NO_FILTERS, type ListingState } from './listing-state.ts'

/** Nothing found: what may have gone wrong and the ways on. */
export function ListingEmpty({
  data,
  state,
  pathname,
}: {
  data: ListingData
  state: ListingState
  pathname: string
}) {
  const { t } = useTranslation()
  const isFiltered = countFilters(state) > 0
  const none = data.category === null ? t('listing.none') : t('listing.noneInCategory')
  const noneFor = state.query === '' ? none : t('listing.noneFor', { term: state.query })
  const maker = data.unsoldMaker
  const title = maker === null ? noneFor : t('listing.unsold', { maker })
  const advice = isFiltered ? t('listing.tryFewerFilters') : t('listing.tryPrinter')
  return (
    <div className="card">
      <EmptyState
        picture={sceneSearch}
        title={title}
        text={maker === null ? advice : t('listing.unsoldAdvice', { maker })}
      >
        {state.query !== '' && maker === null && (
          <ul className="listing-tips">
            <li>{t('listing.tipNumber')}</li>
            <li>{t('listing.tipShorter')}</li>
            <li>{t('listing.tipPrinter')}</li>
          </ul>
        )}
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {isFiltered && (
            <Link className="btn btn-primary" to={listingPath(pathname, state, NO_FILTERS)}>
              {t('filter.clear')}
            </Link>
          )}
          <Link
            className={isFiltered ? 'btn btn-secondary' : 'btn btn-primary'}
            to={`${paths.home}#finder`}
          >
            <Icon of={Printer} />
            {t('listing.findByPrinter')}
          </Link>
          <Link className="btn btn-secondary" to={paths.contact}>
            {t('listing.askUs')}
          </Link>
        </div>
      </EmptyState>
    </div>
  )
}
