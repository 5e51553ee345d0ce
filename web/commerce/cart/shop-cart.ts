import { isSignedIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { formatMoney } from '#web/language/format.ts'
import { currentLanguage, subscribeToLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import { say } from '#web/language/say.ts'
import { useStore } from '#web/ui/store.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { CartStore, type Cart, type CartItem, type CartState } from './cart-store.ts'

/** Read by the start script before the first paint; gone with the browser's session. */
const HINT_KEY = 'octavo_cart_hint'

const store = new CartStore({
  call: browserCall,
  isSignedIn,
  t: say,
  toasts,
  now: Date.now,
  onCart: leaveHint,
})

export const {
  openCart,
  closeCart,
  refreshCart,
  addToCart,
  addAllToCart,
  setQuantity,
  removeItem,
  clearCart,
  saveForLater,
  moveSavedToCart,
  removeSaved,
  swapLines,
  suggestions,
} = store

/** The visitor's cart: what is in it, whether its panel is open, what is being written. */
export function useCart(): CartState {
  return useStore(store.shown)
}

/** What is in the cart, once that is known. */
export function useCartContent(): Cart | undefined {
  return useStore(store.shown, contentOf)
}

/** The line of an article; with a colour, or null for none, of the article in just that. */
export function useCartLine(productId: number, colorId?: number | null): CartItem | undefined {
  const isMeant = (item: CartItem) =>
    item.product_id === productId && (colorId === undefined || item.product_color_id === colorId)
  return useStore(store.shown, ({ cart }) => cart?.items.find(isMeant))
}

/** Whether a change of the cart is on its way to the shop. Of 80 cards only those render that it is about. */
export function useIsBusy(change: string): boolean {
  return useStore(store.shown, ({ busy }) => busy.has(change))
}

const contentOf = ({ cart }: CartState) => cart

/**
 * Fetches the cart when the application starts, when the language changes, since names are in it,
 * and when another tab has changed it.
 */
export function startCart(): () => void {
  void refreshCart()
  otherTabs = followOtherTabs()
  const unsubscribe = subscribeToLanguage(() => void refreshCart())
  return () => {
    otherTabs?.close()
    otherTabs = undefined
    unsubscribe()
  }
}

/** Where the tabs of a browser tell each other that the cart has changed. It keeps nothing. */
let otherTabs: BroadcastChannel | undefined
/** What another tab said is not told back to it. */
let isFollowing = false

function followOtherTabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel('octavo_cart')
  channel.addEventListener('message', () => {
    isFollowing = true
    void refreshCart().finally(() => {
      isFollowing = false
    })
  })
  return channel
}

function leaveHint(cart: Cart): void {
  const isExcl = document.documentElement.dataset['vat'] === 'excl'
  const total = formatMoney(
    isExcl ? cart.subtotal_excl_vat : cart.subtotal,
    interfaceLanguage(currentLanguage()),
  )
  if (cart.items_count > 0) document.documentElement.dataset['cart'] = ''
  else delete document.documentElement.dataset['cart']
  try {
    const hint = JSON.stringify({ count: cart.items_count, total })
    const before = sessionStorage.getItem(HINT_KEY)
    sessionStorage.setItem(HINT_KEY, hint)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    if (before !== null && before !== hint && !isFollowing) otherTabs?.postMessage('changed')
  } catch {
    // No storage, no hint: the count appears once the cart is fetched.
  }
}
