import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useLoaderData, useSearchParams } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Link } from '#web/ui/link.tsx'

import { CostTable } from './cost-table.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { OfferRow } from './offer-row.tsx'
import { PrinterCard } from './printer-card.tsx'
import {
  bestSet,
  capacitiesOf,
  hasSupplies,
  shownOffers,
  usualCapacity,
  type PrinterData,
} from './printer-view.ts'
import { SupplySwitches } from './supply-switches.tsx'

/** /printer/{slug}: everything for one printer, by colour, ours beside the original. */
export function PrinterPage() {
  const { t } = useTranslation()
  const data = useLoaderData<PrinterData>()
  const [search] = useSearchParams()
  const { printer, rows, others, sets } = data
  const asked = search.get('capacity') ?? undefined
  const chosen = asked !== undefined && capacitiesOf(rows).includes(asked) ? asked : undefined
  const capacity = chosen ?? usualCapacity(data)
  const set = bestSet(sets, capacity) ?? bestSet(sets, undefined)
  const isEmpty = !hasSupplies(data)

  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('listing.crumbs')}
          crumbs={[
            { label: t('listing.home'), to: paths.home },
            {
              label: printer.brand,
              to: withQuery(paths.home, { brand: printer.brand.toLowerCase() }),
            },
            { label: printer.model },
          ]}
        />
      </div>
      <PrinterCard printer={printer} set={set} sets={sets} isEmpty={isEmpty} />
      {isEmpty ? (
        <NothingFits printer={printer} codesNotSold={data.codesNotSold} />
      ) : (
        <Supplies
          data={data}
          capacity={capacity}
          chosen={chosen}
          isOnlyInStock={search.get('in_stock') === '1'}
        />
      )}
      {others.length > 0 && (
        <section className="wrap mt-14">
          <h2 className="mb-5 text-2xl lg:text-3xl">{t('printerPage.also')}</h2>
          <div className="pgrid pgrid-rows">
            {others.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}

/** What it prints with, by colour, and what that costs. */
function Supplies({
  data: { printer, codesNotSold, rows, drums, sets },
  capacity,
  chosen,
  isOnlyInStock,
}: {
  data: PrinterData
  capacity: string | undefined
  /** Undefined where all capacities are shown. */
  chosen: string | undefined
  isOnlyInStock: boolean
}) {
  const { t } = useTranslation()
  const categoryName = useCategoryName()
  const capacities = capacitiesOf(rows)
  const shown = rows
    .map((row) => ({ ...row, offers: shownOffers(row.offers, chosen, isOnlyInStock) }))
    .filter(({ offers }) => offers.length > 0)
  const shownDrums = isOnlyInStock
    ? drums.filter(({ stock_status }) => stock_status !== 'out_of_stock')
    : drums
  const all = [...rows.flatMap(({ offers }) => offers), ...drums]
  const codes = codesNotSold.join(', ')
  return (
    <>
      <section className="wrap mt-12">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-2xl lg:text-3xl">{t('printerPage.byColour')}</h2>
          <SupplySwitches
            printer={printer}
            capacities={capacities}
            capacity={chosen}
            isOnlyInStock={isOnlyInStock}
          />
        </div>
        {all.some(({ isConfirmed }) => !isConfirmed) && (
          <p className="text-muted mt-2 text-sm">{t('unconfirmedFits')}</p>
        )}
        {codes !== '' && (
          <p className="text-muted mt-2 text-sm">
            {t('printerPage.alsoNotSold', { codes, count: codesNotSold.length })}
          </p>
        )}
        {shown.map((row) => (
          <OfferRow
            key={row.color?.slug ?? 'plain'}
            title={row.color?.name}
            colorSlug={row.color?.slug}
            offers={row.offers}
          />
        ))}
        {shownDrums.length > 0 && <OfferRow title={categoryName('drum')} offers={shownDrums} />}
        {shown.length === 0 && shownDrums.length === 0 && <NothingInStock printer={printer} />}
      </section>
      <section className="wrap printer-facts">
        <CostTable rows={rows} sets={sets} capacity={capacity} />
        <GoodToKnow
          printer={printer}
          capacities={capacities}
          hasLifetime={all.some(({ is_lifetime: isLifetime }) => isLifetime)}
        />
      </section>
    </>
  )
}

function NothingInStock({ printer }: Pick<PrinterData, 'printer'>) {
  const { t } = useTranslation()
  return (
    <p className="text-muted mt-8">
      {t('printerPage.noneInStock')}{' '}
      <Link className="link" to={paths.printer(printer.slug)}>
        {t('printerPage.showAll')}
      </Link>
    </p>
  )
}
