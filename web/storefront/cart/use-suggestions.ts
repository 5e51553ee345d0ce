import { useEffect, useState } from 'react'

import type { Cart, CartSuggestions } from '#web/commerce/cart/cart-store.ts'
import { suggestions } from '#web/commerce/cart/shop-cart.ts'

/** What would make this cart cheaper or complete; asked again whenever its lines change. */
export function useSuggestions(cart: Cart): CartSuggestions | undefined {
  const lines = cart.items.map(({ product_id: id, quantity }) => `${id}x${quantity}`).join()
  const [found, setFound] = useState<{ lines: string; suggestions: CartSuggestions | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const answer = await suggestions()
      if (isCurrent) setFound({ lines, suggestions: answer })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [lines])
  return found?.lines === lines ? found.suggestions : undefined
}
