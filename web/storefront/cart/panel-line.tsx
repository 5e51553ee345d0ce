import { ProductName } from '#web/commerce/card/code.tsx'
import { Amount } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { LineStepper } from '#web/commerce/cart/line-stepper.tsx'
import { removeItem, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { lineView } from '#web/storefront/buying/line-view.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { LineNote } from './line-note.tsx'

/** A line of the panel: picture, name, quantity, price, remove. */
export function PanelLine({ item }: { item: CartItem }) {
  const { t, reading } = useTranslation()
  const isBusy = useIsBusy(String(item.id))
  const { name, thumbnail, colorName, total } = lineView(item, reading, t)
  return (
    <li className="flex gap-3.5 py-4">
      <span className="thumb thumb-lg">
        <ProductPicture src={thumbnail} size={72} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex gap-2">
          <Link
            to={paths.product(item.product.slug)}
            className="leading-tight font-semibold no-underline hover:underline"
          >
            <ProductName name={name} />
          </Link>
          <IconButton
            size="small"
            className="text-muted -mt-1.5 -mr-2 ml-auto shrink-0"
            label={t('cart.removeNamed', { name })}
            icon={<Icon of={Trash} />}
            aria-busy={isBusy || undefined}
            onClick={() => void removeItem(item.id)}
          />
        </div>
        {colorName !== undefined && <p className="text-muted mt-0.5 text-sm">{colorName}</p>}
        <div className="mt-2.5 flex items-center justify-between gap-3">
          <LineStepper item={item} name={name} size="small" />
          <span className="font-display text-lg font-bold">
            <Amount {...total} />
          </span>
        </div>
        <div className="mt-2 empty:hidden">
          <LineNote item={item} name={name} />
        </div>
      </div>
    </li>
  )
}
