import type { BothSides } from '#web/commerce/card/both-sides.ts'
import { Code, ProductName } from '#web/commerce/card/code.tsx'
import { Amount, Sided } from '#web/commerce/card/price.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { StockLine } from '#web/commerce/card/stock-line.tsx'
import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { LineStepper } from '#web/commerce/cart/line-stepper.tsx'
import { removeItem, saveForLater, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { FitTick } from '#web/commerce/printers/fit-tick.tsx'
import { isForPrinters } from '#web/commerce/printers/printer-supply.ts'
import { formatMoney } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import {
  lineProblem,
  lineView,
  stockStatusOf,
  type LineView,
} from '#web/storefront/buying/line-view.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Heart } from '#web/ui/icons/heart.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { LineNote } from './line-note.tsx'

/** A line of the cart page: what it is, whether it fits and is there, how many, what it costs. */
export function CartLine({ item }: { item: CartItem }) {
  const { t, reading } = useTranslation()
  const isBusy = useIsBusy(String(item.id))
  const { house_brand: houseBrand } = useSettings().shop
  const view = lineView(item, reading, t)
  const { name } = view
  return (
    <li className={lineProblem(item) === undefined ? 'cart-line' : 'cart-line has-problem'}>
      <span className="thumb thumb-xl cart-line-picture">
        <ProductPicture src={view.thumbnail} size={104} />
      </span>
      <div className="min-w-0">
        {item.product.is_house_brand && (
          <Badge tone="house" className="mb-1">
            {houseBrand}
          </Badge>
        )}
        <Link
          to={paths.product(item.product.slug)}
          className="block leading-tight font-semibold no-underline hover:underline"
        >
          <ProductName name={name} />
        </Link>
        <p className="text-muted mt-1 flex flex-wrap gap-x-3 text-sm">
          {view.colorName !== undefined && <span>{view.colorName}</span>}
          <Code>{item.product.sku}</Code>
        </p>
        <div className="mt-1.5 grid justify-items-start gap-1">
          <FitTick
            productId={item.product_id}
            say={isForPrinters(item.product.type) ? 'always' : 'ifFits'}
          />
          <StockLine status={stockStatusOf(item)} stock={item.available_stock} />
        </div>
        <div className="mt-2 empty:hidden">
          <LineNote item={item} name={name} />
        </div>
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button
            look="ghost"
            size="small"
            className="text-muted"
            icon={<Icon of={Heart} />}
            isBusy={isBusy}
            aria-label={t('cart.saved.saveNamed', { name })}
            onClick={() => void saveForLater(item.id)}
          >
            <span className="sm:hidden">{t('cart.saved.saveShort')}</span>
            <span className="max-sm:hidden">{t('cart.saved.save')}</span>
          </Button>
          <Button
            look="ghost"
            size="small"
            className="text-muted"
            icon={<Icon of={Trash} />}
            isBusy={isBusy}
            aria-label={t('cart.removeNamed', { name })}
            onClick={() => void removeItem(item.id)}
          >
            {t('cart.remove')}
          </Button>
        </div>
      </div>
      <div className="cart-line-count">
        <LineStepper item={item} name={name} />
        <LinePrice view={view} quantity={item.quantity} />
      </div>
    </li>
  )
}

function LinePrice({ view, quantity }: { view: LineView; quantity: number }) {
  const { t, language } = useTranslation()
  const each = (side: keyof BothSides) =>
    t('cart.each', { price: formatMoney(view.unitPrice[side], language) })
  return (
    <p className="text-right">
      <b className="font-display block text-xl">
        <Amount {...view.total} />
      </b>
      {quantity > 1 && (
        <span className="num text-subtle text-sm">
          <Sided incl={each('incl')} excl={each('excl')} />
        </span>
      )}
    </p>
  )
}
