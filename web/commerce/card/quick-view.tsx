import { useId } from 'react'

import { AddToCart } from '#web/commerce/cart/add-to-cart.tsx'
import { FitTick } from '#web/commerce/printers/fit-tick.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Link } from '#web/ui/link.tsx'
import { Modal } from '#web/ui/modal.tsx'

import type { CardProduct } from './card-product.ts'
import { ProductName } from './code.tsx'
import { ColorChips } from './color-chips.tsx'
import { Price } from './price.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StockLine } from './stock-line.tsx'

/** A product without leaving the list: picture, price, stock, the button, and a link to its page. */
export function QuickView({
  product,
  isOpen,
  onClose,
}: {
  product: CardProduct
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={{ id: titleId }}
      look="dialog modal-dialog quick-view"
    >
      <div className="quick-view-picture">
        <ProductPicture src={product.thumbnail} size={320} />
      </div>
      <div className="grid content-start gap-3 p-5 lg:p-6">
        <div className="flex items-start gap-3">
          <h2 id={titleId} className="min-w-0 flex-1 text-xl">
            <ProductName name={product.name} />
          </h2>
          <IconButton
            label={t('quickView.close')}
            icon={<Icon of={X} />}
            onClick={onClose}
            className="-mt-2 -mr-2"
          />
        </div>
        <FitTick productId={product.id} say={product.is_for_printers ? 'always' : 'ifFits'} />
        <ColorChips product={product} />
        <ProductFacts product={product} />
        <Price amount={product.price} vatRate={product.vat_rate} was={product.was} />
        <StockLine status={product.stock_status} stock={product.stock} />
        <AddToCart product={product} />
        <Link className="btn btn-ghost" to={paths.product(product.slug)} onClick={onClose}>
          {t('quickView.page')}
        </Link>
      </div>
    </Modal>
  )
}
