import type { CartItem } from '#web/commerce/cart/cart-store.ts'
import { removeItem, setQuantity, useIsBusy } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { lineProblem } from '#web/storefront/buying/line-view.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** What is wrong with a line, with a button that puts it right; or that it has all there is. */
export function LineNote({ item, name }: { item: CartItem; name: string }) {
  const { t } = useTranslation()
  const problem = lineProblem(item)
  const isBusy = useIsBusy(String(item.id))
  const { available_stock: stock, quantity } = item

  if (problem === undefined) {
    if (quantity < stock) return null
    return <FieldError>{t('stepper.max', { stock })}</FieldError>
  }
  const isGone = problem === 'gone'
  return (
    <div className="grid justify-items-start gap-2">
      <FieldError>
        {isGone ? t('cart.problem.gone') : t('cart.problem.above', { count: stock, quantity })}
      </FieldError>
      <Button
        look="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={isGone ? t('cart.removeNamed', { name }) : undefined}
        onClick={() => void (isGone ? removeItem(item.id) : setQuantity(item.id, stock))}
      >
        {isGone ? t('cart.remove') : t('cart.problem.set', { count: stock })}
      </Button>
    </div>
  )
}
