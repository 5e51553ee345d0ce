import { removeItem, setQuantity } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Refusal } from './use-place-order.ts'

/** Why the order did not go through, with what can be done about it. */
export function RefusalAlert({ refusal, onSolved }: { refusal: Refusal; onSolved: () => void }) {
  const { t } = useTranslation()
  const { message, shortLine, orderId } = refusal
  const solve = async () => {
    if (shortLine === undefined) return
    const { itemId, available } = shortLine
    const { isDone } = await (available > 0 ? setQuantity(itemId, available) : removeItem(itemId))
    if (isDone) onSolved()
  }
  return (
    <Alert tone="danger">
      <p>{message}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {shortLine !== undefined && (
          <Button look="secondary" size="small" onClick={() => void solve()}>
            {shortLine.available > 0
              ? t('cart.problem.set', { count: shortLine.available })
              : t('cart.remove')}
          </Button>
        )}
        {orderId === undefined ? (
          <a className="inline-block py-1 underline" href={paths.cart}>
            {t('checkout.toCart')}
          </a>
        ) : (
          <a
            className="inline-block py-1 underline"
            href={withQuery(paths.orderConfirmation, { order: orderId })}
          >
            {t('checkout.toOrder')}
          </a>
        )}
      </div>
    </Alert>
  )
}
