import { expect, test, vi } from 'vitest'

import type { Call } from '#contract/api.ts'
import { ApiError } from '#web/data/api-error.ts'

import { CartStore, type Cart } from './cart-store.ts'

const MINUTE = 60_000

function cartOf(pieces: number): Cart {
  return {
    id: 1,
    user_id: null,
    created_at: null,
    updated_at: null,
    items: [],
    saved_items: [],
    items_count: pieces,
    subtotal: `${pieces * 10}.00`,
    subtotal_excl_vat: `${pieces * 8}.26`,
    free_shipping: { house_brand_subtotal: '0.00', free_from: '50.00', remaining: '50.00' },
  }
}

function givenStore({
  pieces = 2,
  isSignedIn = false,
}: { pieces?: number; isSignedIn?: boolean } = {}) {
  const clock = { ms: 1_000_000 }
  const shop = { pieces, refusal: undefined as ApiError | undefined }
  const calls: string[] = []
  const call = vi.fn<(route: string) => Promise<unknown>>(async (route) => {
    calls.push(route)
    if (shop.refusal !== undefined) throw shop.refusal
    return {
      status: 'success',
      message: `answer of ${route.split(' ')[0]}`,
      data: cartOf(shop.pieces),
    }
  })
  const toasts = {
    show: vi.fn<(text: string) => void>(),
    showError: vi.fn<(text: string) => void>(),
  }
  const store = new CartStore({
    call: call as unknown as Call,
    isSignedIn: () => isSignedIn,
    t: (key) => key,
    toasts,
    now: () => clock.ms,
  })
  return {
    store,
    clock,
    shop,
    calls,
    toasts,
    settled: () => vi.waitFor(() => expect(store.state().status).not.toBe('loading')),
  }
}

test('the panel fetches at its first opening', async () => {
  const { store, calls, settled } = givenStore()
  store.openCart()
  await settled()
  expect(calls).toEqual(['GET /guest/cart'])
  expect(store.state()).toMatchObject({
    isOpen: true,
    count: 2,
    subtotal: '20.00',
    status: 'ready',
  })
})

test('a cart of up to five minutes is shown as it is, an older one is fetched', async () => {
  const { store, clock, calls, settled } = givenStore()
  await store.refreshCart()
  clock.ms += 5 * MINUTE
  store.openCart()
  expect(calls).toHaveLength(1)
  clock.ms += 1
  store.openCart()
  await settled()
  expect(calls).toHaveLength(2)
})

test('an empty cart is fetched at each opening, unless it was updated in the last ten seconds', async () => {
  const { store, clock, shop, calls, settled } = givenStore({ pieces: 0 })
  await store.refreshCart()
  store.openCart()
  await settled()
  expect(calls).toHaveLength(2)

  shop.pieces = 0
  await store.removeItem(1)
  clock.ms += 9_999
  store.openCart()
  expect(calls).toHaveLength(3)
  clock.ms += 1
  store.openCart()
  await settled()
  expect(calls).toHaveLength(4)
})

test('what the server says of a change is shown as it was sent', async () => {
  const { store, toasts } = givenStore()
  expect(await store.addToCart(12, 1)).toEqual({ isDone: true })
  expect(toasts.show).toHaveBeenCalledWith(
    'answer of POST',
    expect.objectContaining({ label: 'cart.view' }),
  )
})

test('a stock limit comes back with the most there is', async () => {
  const { store, shop, toasts } = givenStore()
  shop.refusal = new ApiError({
    status: 409,
    code: 'out_of_stock',
    message: 'Maximum stock reached (3 available)',
    available_stock: 3,
  })
  expect(await store.setQuantity(1, 9)).toEqual({
    isDone: false,
    message: 'Maximum stock reached (3 available)',
    available_stock: 3,
  })
  expect(toasts.showError).toHaveBeenCalledWith('Maximum stock reached (3 available)')
})

test('a rejected guest is asked to log in, a broken shop says to try later', async () => {
  const { store, shop, toasts } = givenStore()
  shop.refusal = new ApiError({
    status: 401,
    code: 'unauthenticated',
    message: 'Authentication required',
  })
  await store.setQuantity(1, 2)
  await store.removeItem(1)
  shop.refusal = new ApiError({ status: 500, code: 'internal', message: 'internal' })
  await store.addToCart(12, 1)
  await store.setQuantity(1, 2)
  expect(toasts.showError.mock.calls.map(([text]) => text)).toEqual([
    'cart.failure.guestUpdate',
    'cart.failure.guestRemove',
    'cart.failure.add',
    'cart.failure.update',
  ])
})

test('a failed fetch leaves an empty cart and says why', async () => {
  const { store, shop } = givenStore()
  shop.refusal = new ApiError({ status: 0, code: 'unreachable', message: '' })
  await store.refreshCart()
  expect(store.state()).toMatchObject({ count: 0, status: 'failed', failure: 'cart.failure.fetch' })
})

test('a customer uses the calls of customers', async () => {
  const { store, calls } = givenStore({ isSignedIn: true })
  await store.refreshCart()
  await store.addToCart(12, 1)
  await store.setQuantity(1, 2)
  await store.removeItem(1)
  expect(calls).toEqual([
    'GET /customer/cart',
    'POST /customer/cart/add/{productId}',
    'PUT /customer/cart/update/{id}',
    'DELETE /customer/cart/remove/{id}',
  ])
})

test('writes wait for each other and say what they are busy with', async () => {
  const { store, calls } = givenStore()
  const both = Promise.all([store.setQuantity(1, 2), store.setQuantity(1, 3)])
  expect([...store.state().busy]).toEqual(['1'])
  await both
  expect(calls).toHaveLength(2)
  expect(store.state().busy.size).toBe(0)
})

test.each(['answer', 'failure'])(
  'an older %s that comes after a change neither hides nor replaces it',
  async (late) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let reads = 0
    const call = async (route: string): Promise<unknown> => {
      const isFirstRead = route.startsWith('GET') && (reads += 1) === 1
      if (isFirstRead) await held
      if (isFirstRead && late === 'failure') throw new Error('cut')
      return { status: 'success', message: '', data: cartOf(isFirstRead ? 0 : 1) }
    }
    const store = new CartStore({
      call: call as unknown as Call,
      isSignedIn: () => false,
      t: (key) => key,
      toasts: { show: vi.fn<() => void>(), showError: vi.fn<() => void>() },
      now: () => 1_000_000,
    })
    const reading = store.refreshCart()
    await store.addToCart(7, 1)
    release()
    await reading
    expect(store.state()).toMatchObject({ count: 1, status: 'ready' })
  },
)
