import type { Answer, Call } from '#contract/api.ts'
import { ApiError } from '#web/data/api-error.ts'
import type { TextKey, Translate } from '#web/language/i18n.ts'
import { createStore } from '#web/ui/store.ts'
import type { ToastAction } from '#web/ui/toast-store.ts'

import { customerCartCalls, guestCartCalls, type CartCalls, type SwapBody } from './cart-calls.ts'

/** Opening the cart asks for it again when it is older than this. */
const CART_FRESH_MS = 5 * 60_000
/** A cart that was just changed is not asked for again. */
const CART_JUST_UPDATED_MS = 10_000

export type Cart = Answer<'GET /guest/cart'>['data']
export type CartItem = Cart['items'][number]
export type CartSuggestions = Answer<'GET /guest/cart/suggestions'>['data']

export interface CartState {
  /** Undefined until it has been fetched, and again after a failed fetch. */
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

/** The outcome of a change; `available_stock` is the most this line may have. */
export type CartChange =
  | { isDone: true }
  | { isDone: false; message: string; available_stock?: number | undefined }

interface CartStoreNeeds {
  call: Call
  isSignedIn: () => boolean
  t: Translate
  toasts: {
    show: (text: string, action?: ToastAction) => void
    showError: (text: string, action?: ToastAction) => void
  }
  now: () => number
  /** Called with every new cart: it leaves the header's hint for the next page. */
  onCart?: (cart: Cart) => void
}

interface Failure {
  /** Shown when the server gave no message of its own. */
  text: TextKey
  /** Shown when no answer came at all. */
  unreached?: TextKey
  /** Shown when the server refuses a guest. */
  forGuests?: TextKey
}

const CHANGE_FAILED: Failure = {
  text: 'cart.failure.update',
  forGuests: 'cart.failure.guestUpdate',
}

type Send = (calls: CartCalls) => Promise<{ data: Cart; message: string }>

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
export class CartStore {
  readonly #needs: CartStoreNeeds
  readonly shown = createStore(EMPTY)
  #fetchedAt: number | undefined
  #updatedAt: number | undefined
  /** How many changes were answered. */
  #changes = 0
  #writes: Promise<unknown> = Promise.resolve()

  constructor(needs: CartStoreNeeds) {
    this.#needs = needs
  }

  readonly state = this.shown.get

  /** Fetches the cart unless it was fetched less than five minutes ago or changed just now. */
  readonly openCart = (): void => {
    this.#set({ isOpen: true })
    const now = this.#needs.now()
    const isJustUpdated =
      this.#updatedAt !== undefined && now - this.#updatedAt < CART_JUST_UPDATED_MS
    const isYoung = this.#fetchedAt !== undefined && now - this.#fetchedAt <= CART_FRESH_MS
    if (!isJustUpdated && !(isYoung && this.state().count > 0)) void this.refreshCart()
  }

  readonly closeCart = (): void => this.#set({ isOpen: false })

  /** An answer that a change overtook on its way may be older than what is shown: it is asked for again. */
  readonly refreshCart = async (): Promise<void> => {
    this.#set({ status: 'loading' })
    const changes = this.#changes
    const outcome = await this.#readCart()
    if (changes !== this.#changes) return this.refreshCart()
    if (outcome.cart === undefined) {
      const { failure } = outcome
      this.#set({ cart: undefined, count: 0, subtotal: '0.00', status: 'failed', failure })
      return
    }
    this.#fetchedAt = this.#needs.now()
    this.#show(outcome.cart)
  }

  async #readCart(): Promise<{ cart: Cart } | { cart?: undefined; failure: string }> {
    try {
      return { cart: (await this.#calls().show()).data }
    } catch (error) {
      return { failure: this.#textOf(error, { text: 'cart.failure.fetch' }) }
    }
  }

  readonly addToCart = (
    productId: number,
    quantity: number,
    colorId?: number | null,
  ): Promise<CartChange> => {
    const body = { quantity, ...(colorId == null ? {} : { product_color_id: colorId }) }
    return this.#write(
      `product-${productId}`,
      (calls) => calls.add(productId, body),
      { text: 'cart.failure.add', unreached: 'cart.failure.unreachedAdd' },
      { label: this.#needs.t('cart.view'), run: this.openCart },
    )
  }

  /** Adds one of each, with one busy state and one toast. `onProgress` is called with how many are in. */
  readonly addAllToCart = (
    productIds: readonly number[],
    onProgress?: (added: number) => void,
  ): Promise<CartChange> =>
    this.#write(
      'set',
      (calls) => this.#addEach(calls, productIds, onProgress),
      { text: 'cart.failure.add', unreached: 'cart.failure.unreachedAdd' },
      { label: this.#needs.t('cart.view'), run: this.openCart },
    )

  readonly setQuantity = (itemId: number, quantity: number): Promise<CartChange> =>
    this.#write(String(itemId), (calls) => calls.setQuantity(itemId, quantity), {
      text: 'cart.failure.update',
      unreached: 'cart.failure.unreachedQuantity',
      forGuests: 'cart.failure.guestUpdate',
    })

  /** Can be undone from its toast. */
  readonly removeItem = (itemId: number): Promise<CartChange> => {
    const item = this.state().cart?.items.find(({ id }) => id === itemId)
    return this.#write(
      String(itemId),
      (calls) => calls.remove(itemId),
      {
        text: 'cart.failure.remove',
        unreached: 'cart.failure.unreachedRemove',
        forGuests: 'cart.failure.guestRemove',
      },
      item && {
        label: this.#needs.t('cart.undo'),
        run: () => this.#putBack(item),
        isUndo: true,
      },
    )
  }

  /** Out of the order, into the list below it. */
  readonly saveForLater = (itemId: number): Promise<CartChange> =>
    this.#write(String(itemId), (calls) => calls.save(itemId), CHANGE_FAILED)

  readonly moveSavedToCart = (savedId: number): Promise<CartChange> =>
    this.#write(`saved-${savedId}`, (calls) => calls.moveSaved(savedId), {
      text: 'cart.failure.add',
      unreached: 'cart.failure.unreachedAdd',
    })

  readonly removeSaved = (savedId: number): Promise<CartChange> =>
    this.#write(`saved-${savedId}`, (calls) => calls.removeSaved(savedId), CHANGE_FAILED)

  /** Another article in the place of lines, or of pieces of them. */
  readonly swapLines = (body: SwapBody): Promise<CartChange> =>
    this.#write(`swap-${body.product_id}`, (calls) => calls.swap(body), CHANGE_FAILED)

  /** What would make the cart cheaper or complete; nothing when it cannot be asked. */
  readonly suggestions = async (): Promise<CartSuggestions | undefined> => {
    try {
      return (await this.#calls().suggestions()).data
    } catch {
      return undefined
    }
  }

  readonly clearCart = (): Promise<CartChange> =>
    this.#write('all', (calls) => calls.clear(), { text: 'cart.failure.clear' })

  /** Shows each answer at once: what was added before a refusal stays in the cart. */
  async #addEach(
    calls: CartCalls,
    productIds: readonly number[],
    onProgress: ((added: number) => void) | undefined,
  ) {
    let data = this.state().cart
    for (const [index, productId] of productIds.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one cart, one write at a time
      data = (await calls.add(productId, { quantity: 1 })).data
      this.#show(data)
      onProgress?.(index + 1)
    }
    if (data === undefined) throw new Error('There is nothing to add')
    return { data, message: this.#needs.t('cart.setAdded', { count: productIds.length }) }
  }

  #putBack({ product_id: productId, quantity, product_color_id: colorId }: CartItem): void {
    void this.addToCart(productId, quantity, colorId)
  }

  /** Writes go one after the other, so that the answer shown last is the newest. */
  #write(busyKey: string, send: Send, failure: Failure, action?: ToastAction): Promise<CartChange> {
    this.#set({ busy: new Set([...this.state().busy, busyKey]) })
    const writing = this.#writes.then(() => this.#change(busyKey, send, failure, action))
    this.#writes = writing
    return writing
  }

  async #change(
    busyKey: string,
    send: Send,
    failure: Failure,
    action?: ToastAction,
  ): Promise<CartChange> {
    try {
      const { data, message } = await send(this.#calls())
      this.#changes += 1
      this.#updatedAt = this.#needs.now()
      this.#fetchedAt = this.#updatedAt
      this.#show(data)
      this.#needs.toasts.show(message, action)
      return { isDone: true }
    } catch (error) {
      return this.#refused(error, failure)
    } finally {
      this.#set({ busy: new Set([...this.state().busy].filter((key) => key !== busyKey)) })
    }
  }

  #refused(error: unknown, failure: Failure): CartChange {
    const available = error instanceof ApiError ? error.available_stock : undefined
    const message = this.#textOf(
      error,
      available === undefined ? failure : { text: 'cart.failure.stock' },
    )
    this.#needs.toasts.showError(message)
    return { isDone: false, message, available_stock: available }
  }

  #textOf(error: unknown, failure: Failure): string {
    const { t, isSignedIn } = this.#needs
    if (!(error instanceof ApiError)) return t(failure.text)
    if (error.code === 'unreachable') return t(failure.unreached ?? failure.text)
    const isRejectedGuest = !isSignedIn() && (error.status === 401 || error.status === 403)
    if (isRejectedGuest && failure.forGuests !== undefined) return t(failure.forGuests)
    const isFromServer = error.status >= 400 && error.status < 500 && error.message !== ''
    return isFromServer ? error.message : t(failure.text)
  }

  #calls(): CartCalls {
    const { call, isSignedIn } = this.#needs
    return isSignedIn() ? customerCartCalls(call) : guestCartCalls(call)
  }

  #show(cart: Cart): void {
    const { items_count: count, subtotal } = cart
    this.#set({ cart, count, subtotal, status: 'ready', failure: undefined })
    this.#needs.onCart?.(cart)
  }

  #set(change: Partial<CartState>): void {
    this.shown.set({ ...this.state(), ...change })
  }
}
