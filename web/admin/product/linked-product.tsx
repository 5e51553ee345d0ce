import type { ReactNode } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Link } from '#web/ui/link.tsx'

import type { ProductLink } from './product-loader.ts'

const PICTURE_PX = 36

/** Another article in a list of this one. */
export function LinkedProduct({
  product,
  onRemove,
  children,
}: {
  product: ProductLink
  onRemove: () => void
  /** What is said of it here, before the button that takes it away. */
  children?: ReactNode
}) {
  const { t, language } = useTranslation()
  const name = localName(product, language)
  return (
    <div className="product-link">
      <span className="thumb">
        <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
      </span>
      <span className="min-w-0 flex-1">
        <Link className="product-link-name" to={adminPath.product(product.id)}>
          {name}
        </Link>
        <span className="text-muted block">
          <Code>{product.sku}</Code>
          {' · '}
          <Money amount={product.price} />
        </span>
      </span>
      {children}
      <IconButton
        size="small"
        label={t('admin.product.removeOf', { name })}
        icon={<Icon of={X} />}
        onClick={onRemove}
      />
    </div>
  )
}
