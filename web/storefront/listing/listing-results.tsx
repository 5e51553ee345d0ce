import { CardSkeleton } from '#web/commerce/card/card-skeleton.tsx'
import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { noteChoice } from '#web/commerce/search/note-choice.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Pagination } from '#web/ui/pagination.tsx'

import { ListingEmpty } from './listing-empty.tsx'
import type { ListingData } from './listing-loader.ts'
import { listingPath } from './listing-state.ts'
import type { Listing } from './use-listing.ts'

const SKELETONS = 9
const FIRST_ROW = 3

/** A search whose results are opened was understood. */
function noteOpened(target: EventTarget, query: string, products: ListingData['products']): void {
  const link = target instanceof Element ? target.closest('a') : null
  const opened = products.find(({ slug }) => link?.pathname === paths.product(slug))
  if (query !== '' && opened !== undefined) noteChoice(query, { kind: 'product', id: opened.id })
}

/** The cards, or what stands in their place: skeletons while it takes long, help when there is nothing. */
export function ListingResults({
  data,
  listing: { pathname, state, isSlow },
}: {
  data: ListingData
  listing: Listing
}) {
  const { t } = useTranslation()
  if (isSlow) {
    return (
      <div className="pgrid pgrid-rows pgrid-beside" aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    )
  }
  if (data.products.length === 0)
    return <ListingEmpty data={data} state={state} pathname={pathname} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside, which a key presses too */}
      <div
        className="pgrid pgrid-rows pgrid-beside"
        onClick={(event) => noteOpened(event.target, state.query, data.products)}
      >
        {data.products.map((product, index) => (
          <ProductCard key={product.id} product={product} level={2} isFirst={index < FIRST_ROW} />
        ))}
      </div>
      <div className="mt-8">
        <Pagination
          page={data.page}
          lastPage={data.lastPage}
          toPage={(page) => listingPath(pathname, state, { page })}
          labels={{
            navigation: t('listing.pages'),
            previous: t('listing.previous'),
            next: t('listing.next'),
            position: t('listing.position', { page: data.page, last: data.lastPage }),
          }}
        />
      </div>
    </>
  )
}
