import { useSyncExternalStore } from 'react'

import type { Answer, Call } from '#contract/api.ts'
import { CART_FRESH_MS, CART_JUST_UPDATED_MS } from '#contract/plain/limits.ts'

import { ApiError } from '../data/api-error.ts'
import type { TextKey, TextValues } from '../i18n.ts'
import type { ToastAction } from '../ui/toast-store.ts'

export type Cart = Answer<'GET /guest/cart'>['data']
export type CartItem = Cart['items'][number]

export interface CartState {
  /** Undefined until it was fetched once; after a failed fetch it is empty (S§8). */
  cart: Cart | undefined
  /** Pieces, not lines. */
  count: number
  /** `"91.34"`, including VAT. */
  subtotal: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Why the fetch failed, to show beside "Try again". */
  failure: string | undefined
  isOpen: boolean
  /** Something is being written: the item's id, or `product-12` while an article is added. */
  busy: ReadonlySet<string>
}

/** What became of a change; `available_stock` is the most this line may have. */
export type CartChange =
  | { isDone: true }
  | { isDone: false; message: string; available_stock?: number | undefined }

export interface CartStore {
  state: () => CartState
  subscribe: (listener: () => void) => () => void
  openCart: () => void
  closeCart: () => void
  refreshCart: () => Promise<void>
  addToCart: (productId: number, quantity: number, colorId?: number | null) => Promise<CartChange>
  setQuantity: (itemId: number, quantity: number) => Promise<CartChange>
  removeItem: (itemId: number) => Promise<CartChange>
  clearCart: () => Promise<CartChange>
}

interface CartStoreNeeds {
  call: Call
  isSignedIn: () => boolean
  t: (key: TextKey, values?: TextValues) => string
  toasts: {
    show: (text: string, action?: ToastAction) => void
    showError: (text: string, action?: ToastAction) => void
  }
  now: () => number
  /** Told of every cart: the header's hint for the next page. */
  onCart?: (cart: Cart) => void
}

interface Failure {
  /** Shown when the server gave no message of its own. */
  text: TextKey
  /** Shown when the server refuses a guest (S§6). */
  forGuests?: TextKey
}

const EMPTY: CartState = {
  cart: undefined,
  count: 0,
  subtotal: '0.00',
  status: 'idle',
  failure: undefined,
  isOpen: false,
  busy: new Set(),
}

/** The visitor's cart in this browser, guest's or customer's: what the header, panel, cards and cart page show. */
export function createCartStore({
  call,
  isSignedIn,
  t,
  toasts,
  now,
  onCart,
}: CartStoreNeeds): CartStore {
  const listeners = new Set<() => void>()
  let state = EMPTY
  let fetchedAt: number | undefined
  let updatedAt: number | undefined
  let writes: Promise<unknown> = Promise.resolve()

  const set = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const show = (cart: Cart) => {
    set({
      cart,
      count: cart.items_count,
      subtotal: cart.subtotal,
      status: 'ready',
      failure: undefined,
    })
    onCart?.(cart)
  }

  async function refreshCart(): Promise<void> {
    set({ status: 'loading' })
    try {
      const { data } = await (isSignedIn()
        ? call('GET /customer/cart', {})
        : call('GET /guest/cart', {}))
      fetchedAt = now()
      show(data)
    } catch (error) {
      set({
        cart: undefined,
        count: 0,
        subtotal: '0.00',
        status: 'failed',
        failure: textOf(error, { text: 'cart.failure.fetch' }),
      })
    }
  }

  function openCart(): void {
    set({ isOpen: true })
    const isJustUpdated = updatedAt !== undefined && now() - updatedAt < CART_JUST_UPDATED_MS
    const isFresh = fetchedAt !== undefined && now() - fetchedAt <= CART_FRESH_MS && state.count > 0
    if (!isJustUpdated && !isFresh) void refreshCart()
  }

  /** Writes go one after the other, so that the answer shown last is the newest. */
  function write(
    busyKey: string,
    send: () => Promise<{ data: Cart; message: string }>,
    failure: Failure,
    done?: ToastAction,
  ): Promise<CartChange> {
    set({ busy: new Set([...state.busy, busyKey]) })
    const writing = writes.then(async (): Promise<CartChange> => {
      try {
        const { data, message } = await send()
        updatedAt = now()
        fetchedAt = updatedAt
        show(data)
        toasts.show(message, done)
        return { isDone: true }
      } catch (error) {
        return refused(error, failure)
      } finally {
        set({ busy: new Set([...state.busy].filter((key) => key !== busyKey)) })
      }
    })
    writes = writing
    return writing
  }

  function refused(error: unknown, failure: Failure): CartChange {
    const isStockLimit = error instanceof ApiError && error.available_stock !== undefined
    const message = textOf(error, isStockLimit ? { text: 'cart.failure.stock' } : failure)
    toasts.showError(message)
    return {
      isDone: false,
      message,
      available_stock: error instanceof ApiError ? error.available_stock : undefined,
    }
  }

  function textOf(error: unknown, failure: Failure): string {
    if (!(error instanceof ApiError)) return t(failure.text)
    const isRejectedGuest = !isSignedIn() && (error.status === 401 || error.status === 403)
    if (isRejectedGuest && failure.forGuests !== undefined) return t(failure.forGuests)
    const isFromServer = error.status >= 400 && error.status < 500 && error.message !== ''
    return isFromServer ? error.message : t(failure.text)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    openCart,
    closeCart: () => set({ isOpen: false }),
    refreshCart,
    addToCart: (productId, quantity, colorId) => {
      const body = { quantity, ...(colorId == null ? {} : { product_color_id: colorId }) }
      const send = () =>
        isSignedIn()
          ? call('POST /customer/cart/add/{productId}', { params: { productId }, body })
          : call('POST /guest/cart/add/{productId}', { params: { productId }, body })
      return write(
        `product-${productId}`,
        send,
        { text: 'cart.failure.add' },
        { label: t('cart.view'), run: openCart },
      )
    },
    setQuantity: (id, quantity) => {
      const input = { params: { id }, body: { quantity } }
      const send = () =>
        isSignedIn()
          ? call('PUT /customer/cart/update/{id}', input)
          : call('PUT /guest/cart/items/{id}', input)
      return write(String(id), send, {
        text: 'cart.failure.update',
        forGuests: 'cart.failure.guestUpdate',
      })
    },
    removeItem: (id) => {
      const send = () =>
        isSignedIn()
          ? call('DELETE /customer/cart/remove/{id}', { params: { id } })
          : call('DELETE /guest/cart/items/{id}', { params: { id } })
      return write(String(id), send, {
        text: 'cart.failure.remove',
        forGuests: 'cart.failure.guestRemove',
      })
    },
    clearCart: () =>
      write(
        'all',
        () =>
          isSignedIn()
            ? call('DELETE /customer/cart/clear', {})
            : call('DELETE /guest/cart/clear', {}),
        { text: 'cart.failure.clear' },
      ),
  }
}

/** The state of a store, for the components that show it; the server shows the empty one. */
export function useCartState(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.state, () => EMPTY)
}
