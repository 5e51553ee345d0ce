import { useTranslation } from '#web/language/language-context.tsx'
import { useSettings } from '#web/pages/settings.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { CardProduct } from './card-product.ts'

/** House brand or original, and how much an article is reduced. */
export function CardBadges({ product }: { product: CardProduct }) {
  const { t } = useTranslation()
  const { house_brand: houseBrand } = useSettings().shop
  const percent = product.discount_percentage
  return (
    <>
      {product.origin === 'original' && <Badge tone="original">{t('product.original')}</Badge>}
      {product.is_house_brand && <Badge tone="house">{houseBrand}</Badge>}
      {percent !== null && percent > 0 && (
        <Badge tone="save">{t('product.discount', { percent })}</Badge>
      )}
    </>
  )
}
