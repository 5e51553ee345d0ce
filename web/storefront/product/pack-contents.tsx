import { bothSides, savingBetween, type BothSides } from '#web/commerce/card/both-sides.ts'
import { savingOnParts } from '#web/commerce/card/card-product.ts'
import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { Amount, Saved, Sided } from '#web/commerce/card/price.tsx'
import { ProductFacts } from '#web/commerce/card/product-facts.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Link } from '#web/ui/link.tsx'

import type { ProductData } from './product-view.ts'

/** What is in this pack, and the packs this article is in. */
export function PackContents({ data }: { data: ProductData }) {
  const { t } = useTranslation()
  const { packItems, packs } = data
  if (packItems.length === 0 && packs.length === 0) return null
  return (
    <div className="wrap mt-12 grid gap-10">
      {packItems.length > 0 && (
        <section>
          <h2 className="text-2xl">{t('productPage.inPack')}</h2>
          <p className="text-muted mt-1 mb-4">
            <OneByOne product={data.product} />
          </p>
          <ul className="row-links">
            {packItems.map(({ quantity, product }) => (
              <RowLink key={product.id} product={product} quantity={quantity} />
            ))}
          </ul>
        </section>
      )}
      {packs.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{t('productPage.packs')}</h2>
          <ul className="row-links">
            {packs.map((product) => (
              <RowLink key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Pages, cent per page, and what the pack saves. */
function PackFacts({ pack }: { pack: MiniProduct }) {
  const saving = savingOnParts(pack)
  return (
    <>
      <ProductFacts product={{ ...pack, is_lifetime: false }} />
      {saving !== undefined && (
        <span className="pcard-save">
          <Saved amount={saving} text="pack.saving" />
        </span>
      )}
    </>
  )
}

/** What the members cost one by one, and what the pack saves against that. */
function OneByOne({
  product: { price, parts_price: parts, vat_rate: rate },
}: {
  product: ProductData['product']
}) {
  const { t, language } = useTranslation()
  if (parts === null) return null
  const oneByOne = bothSides(parts, rate)
  const saving = savingBetween(oneByOne, bothSides(price, rate))
  const words = (side: keyof BothSides) => {
    const amount = formatMoney(oneByOne[side], language)
    return saving === undefined
      ? t('pack.oneByOne', { amount })
      : t('pack.oneByOneSaving', { amount, saving: formatMoney(saving[side], language) })
  }
  return <Sided incl={words('incl')} excl={words('excl')} />
}

function RowLink({ product, quantity }: { product: MiniProduct; quantity?: number }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link className="row-link" to={paths.product(product.slug)}>
        <span className="thumb thumb-lg">
          <ProductPicture src={product.thumbnail} size={72} />
        </span>
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="leading-tight font-semibold">
            {quantity !== undefined &&
              quantity > 1 &&
              `${t('productPage.times', { count: quantity })} `}
            <ProductName name={product.name} />
          </span>
          <Chips chips={chipsOf(product)} />
          {product.parts_price !== null && <PackFacts pack={product} />}
        </span>
        <b className="font-display text-lg">
          <Amount incl={product.price} excl={product.price_excl_vat} />
        </b>
      </Link>
    </li>
  )
}
