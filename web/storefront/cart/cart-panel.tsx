import { useDeferredValue, useEffect } from 'react'

import type { Cart } from '#web/commerce/cart/cart-store.ts'
import { closeCart, refreshCart, useCart } from '#web/commerce/cart/shop-cart.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'
import { CartEmpty } from '#web/storefront/buying/cart-empty.tsx'
import { CartFailure } from '#web/storefront/buying/cart-failure.tsx'
import { CartSkeleton } from '#web/storefront/buying/cart-skeleton.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { MissingRow } from './cart-suggestions.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelLine } from './panel-line.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The cart over the page, from the right. */
export function CartPanel() {
  const { t } = useTranslation()
  const { cart, count, failure, isOpen } = useCart()
  const { pathname, search } = useLocation()
  useEffect(closeCart, [pathname, search])

  return (
    <SidePanel
      isOpen={isOpen}
      onClose={closeCart}
      title={t('cart.title', { count })}
      closeLabel={t('cart.close')}
      footer={cart !== undefined && count > 0 && <PanelFoot cart={cart} />}
    >
      <Content cart={cart} failure={failure} />
    </SidePanel>
  )
}

/** As many lines as a screen shows are there at once when it opens, the others right after it is painted. */
const FIRST_LINES = 6

function Content({ cart, failure }: { cart: Cart | undefined; failure: string | undefined }) {
  const lines = useDeferredValue(Infinity, FIRST_LINES)
  if (failure !== undefined) return <CartFailure message={failure} onRetry={refreshCart} />
  if (cart === undefined) return <CartSkeleton className="p-5" />
  if (cart.items.length === 0) return <CartEmpty level={3} />
  return (
    <>
      <div className="border-line border-b px-5 py-3.5">
        <FreeDelivery progress={cart.free_shipping} />
      </div>
      <ul className="divide-line divide-y px-5">
        {cart.items.slice(0, lines).map((item) => (
          <PanelLine key={item.id} item={item} />
        ))}
      </ul>
      <MissingColor cart={cart} />
    </>
  )
}

/** The first colour that a set in the cart lacks. */
function MissingColor({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [product] = useSuggestions(cart)?.missing ?? []
  if (product === undefined) return null
  return (
    <section className="border-line border-t px-5 pt-3">
      <h3 className="text-base">{t('cart.missing.title')}</h3>
      <MissingRow product={product} />
    </section>
  )
}
