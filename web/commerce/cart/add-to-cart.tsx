import type { CardProduct } from '#web/commerce/card/card-product.ts'
import { StandIn } from '#web/commerce/card/stand-in.tsx'
import { NotifyMe } from '#web/commerce/wishes/notify-me.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Palette } from '#web/ui/icons/palette.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

import { LineStepper } from './line-stepper.tsx'
import { addToCart, useCartLine, useIsBusy } from './shop-cart.ts'

type Buyable = Pick<
  CardProduct,
  'id' | 'slug' | 'name' | 'stock_status' | 'has_colors' | 'stand_in'
>

/**
 * "Add to cart"; once it is in, a stepper with "2 in your cart"; sold out, "Notify me" and what is there instead. Articles with
 * colours to choose lead to their page instead.
 */
export function AddToCart({
  product,
  size = 'normal',
}: {
  product: Buyable
  size?: 'normal' | 'large'
}) {
  const { t } = useTranslation()
  const item = useCartLine(product.id, null)
  const isBusy = useIsBusy(`product-${product.id}`)
  const { name } = product

  if (product.has_colors) {
    return (
      <Link
        className={`${buttonLooks({ look: 'secondary', width: 'full', size })} pcard-choose`}
        to={paths.product(product.slug)}
        aria-label={t('product.chooseColourNamed', { name })}
      >
        <Icon of={Palette} />
        {t('product.chooseColour')}
      </Link>
    )
  }
  if (item !== undefined) {
    return (
      <div className="in-cart">
        <LineStepper className="w-full" item={item} name={name} />
        <p className="in-cart-note">
          <Icon of={Check} />
          {item.quantity >= item.available_stock
            ? t('stepper.max', { stock: item.available_stock })
            : t('product.inCart', { count: item.quantity })}
        </p>
      </div>
    )
  }
  if (product.stock_status === 'out_of_stock') {
    return (
      <div className="grid grid-cols-1 gap-2">
        <StandIn standIn={product.stand_in} />
        <NotifyMe product={product} size={size} />
      </div>
    )
  }
  return (
    <Button
      width="full"
      size={size}
      icon={<Icon of={ShoppingCart} />}
      isBusy={isBusy}
      aria-label={t('product.addNamed', { name })}
      onClick={() => void addToCart(product.id, 1)}
    >
      {t('product.add')}
    </Button>
  )
}
