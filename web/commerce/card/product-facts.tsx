import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'

import { bothSides, centsPerPage, type BothSides } from './both-sides.ts'
import type { CardProduct } from './card-product.ts'
import { Sided } from './price.tsx'

const bold = { b: (words: string) => <b>{words}</b> }

/** Pages and price per page, and the warranty where the picture has no room for it. */
export function ProductFacts({
  product,
}: {
  product: Pick<CardProduct, 'impressions' | 'price' | 'vat_rate' | 'is_lifetime'>
}) {
  const { t } = useTranslation()
  return (
    <span className="pcard-facts">
      {product.impressions !== null && (
        <>
          <span>
            <RichText text="product.pages" values={{ count: product.impressions }} parts={bold} />
          </span>
          <span>
            <PerPage
              price={bothSides(product.price, product.vat_rate)}
              impressions={product.impressions}
              text="product.centPerPage"
            />
          </span>
        </>
      )}
      {product.is_lifetime && <span className="pcard-life-inline">{t('product.lifetime')}</span>}
    </span>
  )
}

/** What a page costs, on the side the visitor chose; `text` takes `cents`. Nothing without pages. */
export function PerPage({
  price,
  impressions,
  text,
}: {
  price: BothSides
  impressions: number | null
  text: Extract<TextKey, 'product.centPerPage' | 'product.centPerPagePlain' | 'productPage.cents'>
}) {
  const cents = centsPerPage(price, impressions)
  if (cents === undefined) return null
  const words = (side: keyof BothSides) => (
    <RichText text={text} values={{ cents: cents[side] }} parts={bold} />
  )
  return <Sided incl={words('incl')} excl={words('excl')} />
}
