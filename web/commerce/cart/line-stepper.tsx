import { useTranslation } from '#web/language/language-context.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { CartItem } from './cart-store.ts'
import { removeItem, setQuantity, useIsBusy } from './shop-cart.ts'

/** The quantity of a line, wherever it is shown: never above what there is, and 0 takes it out. */
export function LineStepper({
  item,
  name,
  size = 'normal',
  className = '',
}: {
  item: CartItem
  name: string
  size?: 'small' | 'normal'
  className?: string
}) {
  const { t } = useTranslation()
  const isBusy = useIsBusy(String(item.id))
  return (
    <Stepper
      className={className}
      value={item.quantity}
      max={item.available_stock}
      size={size}
      isBusy={isBusy}
      onChange={(quantity) => void setQuantity(item.id, quantity)}
      onAbove={() => toasts.showError(t('stepper.max', { stock: item.available_stock }))}
      onZero={() => void removeItem(item.id)}
      labels={{
        decrease: t('stepper.decrease', { name }),
        increase: t('stepper.increase', { name }),
        value: t('stepper.quantity', { name }),
      }}
    />
  )
}
