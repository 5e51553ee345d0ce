import type { ReactNode } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'

import type { CardProduct } from './card-product.ts'
import { ProductPicture } from './product-picture.tsx'

interface CardPictureProps {
  product: CardProduct
  /** One of the first pictures of the page. */
  isFirst?: boolean
  /** The buttons on top of the picture. */
  children: ReactNode
}

/** The upper part of a product card: its picture with what stands on it. */
export function CardPicture({ product, isFirst = false, children }: CardPictureProps) {
  const { t } = useTranslation()
  return (
    <div className="pcard-pic">
      <ProductPicture src={product.thumbnail} isFirst={isFirst} />
      {product.is_lifetime && (
        <Badge tone="original" className="pcard-life">
          <Icon of={ShieldCheck} />
          {t('product.lifetime')}
        </Badge>
      )}
      {children}
    </div>
  )
}
