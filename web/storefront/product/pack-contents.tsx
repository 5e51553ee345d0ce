import { ProductName } from '#web/commerce/card/code.tsx'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import type { MiniProduct } from '#web/commerce/card/mini-product.ts'
import { Amount } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Link } from '#web/ui/link.tsx'

import type { ProductData } from './product-view.ts'

/** What is in this pack, and the packs this article is in. */
export function PackContents({ data: { packItems, packs } }: { data: ProductData }) {
  const { t } = useTranslation()
  if (packItems.length === 0 && packs.length === 0) return null
  return (
    <div className="wrap mt-12 grid gap-10">
      {packItems.length > 0 && (
        <section>
          <h2 className="mb-4 text-2xl">{t('productPage.inPack')}</h2>
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
        </span>
        <b className="font-display text-lg">
          <Amount incl={product.price} excl={product.price_excl_vat} />
        </b>
      </Link>
    </li>
  )
}
