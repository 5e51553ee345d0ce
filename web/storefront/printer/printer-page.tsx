import { useLoaderData, useSearchParams } from 'react-router'

import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Link } from '#web/ui/link.tsx'

import { CostTable } from './cost-table.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { OfferRow } from './offer-row.tsx'
import { PrinterCard } from './printer-card.tsx'
import {
  bestSet,
  capacitiesOf,
  shownOffers,
  usualCapacity,
  type PrinterData,
} from './printer-view.ts'
import { SupplySwitches } from './supply-switches.tsx'

/** /printer/{slug}: everything for one printer, by colour, ours beside the original. */
export function PrinterPage() {
  const { t } = useTranslation()
  const data = useLoaderData<PrinterData>()
  const categoryName = useCategoryName()
  const [search] = useSearchParams()
  const { printer, rows, drums, others, sets } = data
  const capacities = capacitiesOf(rows)
  const asked = search.get('capacity') ?? undefined
  const chosen = asked !== undefined && capacities.includes(asked) ? asked : undefined
  const capacity = chosen ?? usualCapacity(data)
  const isOnlyInStock = search.get('in_stock') === '1'
  const set = bestSet(sets, capacity) ?? bestSet(sets, undefined)
  const shown = rows
    .map((row) => ({ ...row, offers: shownOffers(row.offers, chosen, isOnlyInStock) }))
    .filter(({ offers }) => offers.length > 0)
  const shownDrums = isOnlyInStock
    ? drums.filter(({ stock_status }) => stock_status !== 'out_of_stock')
    : drums
  const all = [...rows.flatMap(({ offers }) => offers), ...drums]
  const isUnconfirmed = all.some(({ isConfirmed }) => !isConfirmed)

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
      <PrinterCard printer={printer} set={set} sets={sets} />
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
        {isUnconfirmed && <p className="text-muted mt-2 text-sm">{t('unconfirmedFits')}</p>}
        {shown.map((row) => (
          <OfferRow
            key={row.color?.slug ?? 'plain'}
            title={row.color?.name}
            colorSlug={row.color?.slug}
            offers={row.offers}
          />
        ))}
        {shownDrums.length > 0 && <OfferRow title={categoryName('drum')} offers={shownDrums} />}
        {shown.length === 0 && shownDrums.length === 0 && (
          <NothingShown printer={printer} isOnlyInStock={isOnlyInStock} />
        )}
      </section>
      <section className="wrap printer-facts">
        <CostTable rows={rows} sets={sets} capacity={capacity} />
        <GoodToKnow
          printer={printer}
          capacities={capacities}
          hasLifetime={all.some(({ is_lifetime: isLifetime }) => isLifetime)}
        />
      </section>
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

function NothingShown({
  printer,
  isOnlyInStock,
}: Pick<PrinterData, 'printer'> & { isOnlyInStock: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="text-muted mt-8">
      {isOnlyInStock ? t('printerPage.noneInStock') : t('printerPage.none')}{' '}
      {isOnlyInStock && (
        <Link className="link" to={paths.printer(printer.slug)}>
          {t('printerPage.showAll')}
        </Link>
      )}
    </p>
  )
}
