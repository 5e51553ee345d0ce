import { useEffect } from 'react'

import type { CartState } from '#web/commerce/cart/cart-store.ts'
import { refreshCart, useCart } from '#web/commerce/cart/shop-cart.ts'

/** The cart with prices and stock as they are now: read again when the page is entered. */
export function useFreshCart(): CartState {
  const cart = useCart()
  const isKnown = cart.status !== 'idle'
  useEffect(() => {
    // At the start of the application the layout fetches it anyway.
    if (isKnown) void refreshCart()
    // Once when the page is entered, not with every change of the cart.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
  return cart
}
