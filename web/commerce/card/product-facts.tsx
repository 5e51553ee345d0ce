import { useTranslation } from '#web/language/language-context.tsx'
import { RichText } from '#web/language/rich-text.tsx'

import type { CardProduct } from './card-product.ts'

const bold = { b: (words: string) => <b>{words}</b> }

/** Pages and price per page, and the warranty where the picture has no room for it. */
export function ProductFacts({
  product,
}: {
  product: Pick<CardProduct, 'impressions' | 'price_per_impression' | 'is_lifetime'>
}) {
  const { t } = useTranslation()
  return (
    <div className="pcard-facts">
      {product.impressions !== null && (
        <span>
          <RichText text="product.pages" values={{ count: product.impressions }} parts={bold} />
        </span>
      )}
      {product.price_per_impression !== null && (
        <span>
          <RichText
            text="product.centPerPage"
            values={{ cents: Number(product.price_per_impression) }}
            parts={bold}
          />
        </span>
      )}
      {product.is_lifetime && <span className="pcard-life-inline">{t('product.lifetime')}</span>}
    </div>
  )
}
