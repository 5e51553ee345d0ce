import type { ReactNode } from 'react'

import { bothSides, type BothSides } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { Amount, Sided } from '#web/commerce/card/price.tsx'
import { PerPage } from '#web/commerce/card/product-facts.tsx'
import { useDeliveryDay } from '#web/commerce/card/stock-line.tsx'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { warrantyWords } from '#web/commerce/words/warranty-words.ts'
import { formatLimit, formatMoney, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

/** The house-brand article next to the original it stands in for, row by row. */
export function ComparisonTable({
  house,
  original,
}: {
  house: MiniProduct
  original: MiniProduct
}) {
  const { t, language } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const delivery = useDeliveryWords()
  const rows = [
    {
      label: t('compare.price'),
      of: priceOf,
    },
    {
      label: t('compare.pages'),
      of: (one: MiniProduct) =>
        one.impressions === null ? undefined : formatNumber(one.impressions, language),
    },
    {
      label: t('compare.perPage'),
      of: perPageOf,
    },
    { label: t('compare.warranty'), of: (one: MiniProduct) => warrantyWords(one.warranty, t) },
    { label: t('compare.delivery'), of: delivery },
  ]
  return (
    <section className="wrap mt-12">
      <h2 className="mb-4 text-2xl">{t('compare.title', { brand: houseBrand })}</h2>
      <div
        className="card relative overflow-x-auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what may scroll must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={t('compare.title', { brand: houseBrand })}
      >
        <table className="dtable dtable-comfy compare-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('printerPage.costWhat')}</span>
              </th>
              <th scope="col">
                <Badge tone="house">{houseBrand}</Badge> <CompareLink product={house} />
              </th>
              <th scope="col">
                <Badge tone="original">{t('product.original')}</Badge>{' '}
                <CompareLink product={original} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ of }) => of(house) !== undefined || of(original) !== undefined)
              .map(({ label, of }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="num font-semibold">{of(house) ?? t('compare.unknown')}</td>
                  <td className="num text-muted">{of(original) ?? t('compare.unknown')}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function priceOf({ price, price_excl_vat: excl }: MiniProduct) {
  return <Amount incl={price} excl={excl} />
}

function perPageOf({ price, price_excl_vat: excl, impressions }: MiniProduct) {
  if (impressions === null) return undefined
  return (
    <PerPage price={{ incl: price, excl }} impressions={impressions} text="productPage.cents" />
  )
}

function CompareLink({ product }: { product: MiniProduct }) {
  return (
    <Link className="compare-name" to={paths.product(product.slug)}>
      <ProductName name={product.name} />
    </Link>
  )
}

function useDeliveryWords() {
  const { t, language } = useTranslation()
  const zone = useBelgium()
  const { vat } = useSettings()
  const day = useDeliveryDay()
  return (product: MiniProduct): ReactNode => {
    if (product.stock_status === 'out_of_stock' || zone === undefined) return t('product.soldOut')
    if (product.is_house_brand)
      return t('compare.deliveryFree', { day, goal: formatLimit(zone.free_from, language) })
    const fee = bothSides(zone.flat_fee, vat.rate)
    const words = (side: keyof BothSides) =>
      t('compare.deliveryPaid', { day, fee: formatMoney(fee[side], language) })
    return <Sided incl={words('incl')} excl={words('excl')} />
  }
}
