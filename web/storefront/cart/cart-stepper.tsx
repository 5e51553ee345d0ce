import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { setQuantity, useCart } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

/** The quantity of a line: never above what there is. */
export function CartStepper({
  item,
  name,
  size = 'normal',
}: {
  item: CartItem
  name: string
  size?: 'small' | 'normal'
}) {
  const { t } = useTranslation()
  const { busy } = useCart()
  return (
    <Stepper
      value={item.quantity}
      max={item.available_stock}
      size={size}
      isBusy={busy.has(String(item.id))}
      onChange={(quantity) => void setQuantity(item.id, quantity)}
      labels={{
        decrease: t('stepper.decrease', { name }),
        increase: t('stepper.increase', { name }),
        value: t('stepper.quantity', { name }),
      }}
    />
  )
}
