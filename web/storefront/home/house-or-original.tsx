import { bothSides, savingBetween, type BothSides } from '#web/commerce/card/both-sides.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { Amount, Saved } from '#web/commerce/card/price.tsx'
import { PerPage } from '#web/commerce/card/product-facts.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useBelgium } from '#web/commerce/cart/belgian-delivery.ts'
import { warrantyWords } from '#web/commerce/words/warranty-words.ts'
import { formatLimit, formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

import type { HomeData } from './home-loader.ts'

const named = { code: (words: string) => <ProductName name={words} /> }

/** One real pair side by side: what the house brand saves. */
export function HouseOrOriginal({
  pair: { house, original },
}: {
  pair: NonNullable<HomeData['pair']>
}) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const saving = savingBetween(priceOn(original), priceOn(house))
  const rows = usePairRows()
  return (
    <section className="wrap mt-14">
      <div className="card pair">
        <div className="pair-words">
          <h2 className="text-2xl lg:text-3xl">{t('home.pairTitle', { brand: houseBrand })}</h2>
          <p className="text-muted max-w-sm">
            <RichText text="home.pairText" values={{ name: original.name }} parts={named} />
          </p>
          {saving !== undefined && (
            <p className="text-accent-text text-xl font-bold">
              <Saved amount={saving} text="home.pairSaving" />
            </p>
          )}
          <Link className="btn btn-primary justify-self-start" to={paths.product(house.slug)}>
            {t('home.pairSee')}
          </Link>
        </div>
        <div className="p-4 sm:p-6 lg:p-8">
          <table className="pair-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('printerPage.costWhat')}</span>
                </th>
                <PairHead product={house} label={houseBrand} />
                <PairHead
                  product={original}
                  label={t('home.originalOf', { brand: original.brand })}
                />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, of }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="num font-semibold">{of(house)}</td>
                  <td className="num text-muted">{of(original)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

function PairHead({ product, label }: { product: MiniProduct; label: string }) {
  return (
    <th scope="col">
      <span className="pair-picture">
        <ProductPicture src={product.thumbnail} size={96} className="w-5/6" />
      </span>
      <Badge tone={product.is_house_brand ? 'house' : 'original'}>{label}</Badge>
    </th>
  )
}

function priceOn({ price, price_excl_vat: excl }: MiniProduct): BothSides {
  return { incl: price, excl }
}

function usePairRows() {
  const { t, language } = useTranslation()
  const zone = useBelgium()
  const { vat } = useSettings()
  return [
    {
      label: t('compare.price'),
      of: (one: MiniProduct) => <Amount {...priceOn(one)} />,
    },
    {
      label: t('compare.pages'),
      of: (one: MiniProduct) =>
        one.impressions === null ? t('compare.unknown') : formatNumber(one.impressions, language),
    },
    {
      label: t('compare.perPage'),
      of: (one: MiniProduct) =>
        one.impressions === null ? (
          t('compare.unknown')
        ) : (
          <PerPage price={priceOn(one)} impressions={one.impressions} text="productPage.cents" />
        ),
    },
    { label: t('compare.warranty'), of: (one: MiniProduct) => warrantyWords(one.warranty, t) },
    ...(zone === undefined
      ? []
      : [
          {
            label: t('compare.delivery'),
            of: (one: MiniProduct) =>
              one.is_house_brand ? (
                t('home.freeFrom', { goal: formatLimit(zone.free_from, language) })
              ) : (
                <Amount {...bothSides(zone.flat_fee, vat.rate)} />
              ),
          },
        ]),
  ]
}
